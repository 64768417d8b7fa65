import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { quizSteps } from "#domain/financing/quiz-form.ts";
import { readBudgetRange } from "#domain/financing/quiz-result.ts";
import { useHydrated } from "#ui/hydrated.ts";
import type { SentQuiz } from "./quiz-results.tsx";

/**
 * Where somebody stands in the quiz. Every step is a history entry, so Back goes one back.
 * @param confirmed reference the page's address confirms (rule 14.12)
 */
export function useQuizNavigation(confirmed: string | undefined) {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const kept = hydrated ? stateOf(location.state) : {};
  const [justSent, setJustSent] = useState<string>();

  function go(state: QuizState, replace = false) {
    navigate({ search: location.search }, { state, replace, preventScrollReset: true });
  }

  return {
    hydrated,
    /** From 1. */
    step: kept.quizStep ?? 1,
    /** Whether this entry belongs to the quiz: it was opened, or somebody is in it. */
    opened: hydrated && (location.hash === "#quiz" || kept.quizStep !== undefined),
    sent: kept.sent ?? sentWithoutScript(location.search, confirmed),
    /** Whether it was sent here and now, not in a visit somebody came back to. */
    justSent: kept.sent !== undefined && kept.sent.reference === justSent,
    goToStep: (quizStep: number) => go({ quizStep }),
    /** Takes the last step's place: Back leads before it, not to a sent form. */
    showResults(sent: SentQuiz) {
      setJustSent(sent.reference);
      go({ quizStep: quizSteps.length, sent }, true);
    },
    startOver: () => navigate({ search: "" }, { state: { quizStep: 1 }, preventScrollReset: true }),
  };
}

interface QuizState {
  quizStep?: number;
  sent?: SentQuiz;
}

function stateOf(state: unknown): QuizState {
  if (typeof state !== "object" || state === null) return {};
  const { quizStep, sent } = state as { quizStep?: unknown; sent?: SentQuiz };
  const known = typeof quizStep === "number" && quizStep >= 1 && quizStep <= quizSteps.length;
  return { ...(known ? { quizStep } : {}), ...(sent ? { sent } : {}) };
}

/** What the address says after a quiz that was sent without script; nothing personal. */
function sentWithoutScript(search: string, reference: string | undefined): SentQuiz | undefined {
  const params = new URLSearchParams(search);
  const budget = readBudgetRange(params.get("budgetRange"));
  if (!budget || !reference || params.get("sent") !== reference) return undefined;
  return { reference, budget };
}
