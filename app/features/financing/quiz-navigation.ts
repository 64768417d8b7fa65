import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { quizSteps } from "#domain/financing/quiz-form.ts";
import { readBudgetRange } from "#domain/financing/quiz-result.ts";
import { useKeptStep, useResumeStep } from "#forms/kept-step.ts";
import { useHydrated } from "#ui/hydrated.ts";
import type { SentQuiz } from "./quiz-results.tsx";

/**
 * The shopper's position in the quiz. Every step is a history entry, so that Back goes back a step.
 * @param confirmed reference that the page's address proves (rule 14.12)
 */
export function useQuizNavigation(confirmed: string | undefined) {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const saved = hydrated ? stateOf(location.state) : {};
  const [justSent, setJustSent] = useState<string>();

  function go(state: QuizState, replace = false) {
    navigate({ search: location.search }, { state, replace, preventScrollReset: true });
  }

  const goToStep = (quizStep: number) => go({ quizStep });
  useResumeStep(useKeptStep("quiz", saved.quizStep) ?? 1, goToStep);

  return {
    hydrated,
    /** Number of the step, from 1. */
    step: saved.quizStep ?? 1,
    /** Whether the quiz is open: its anchor is in the address, or the history entry has a step. */
    opened: hydrated && (location.hash === "#quiz" || saved.quizStep !== undefined),
    sent: saved.sent ?? sentWithoutScript(location.search, confirmed),
    /** Whether it was sent just now, not before the shopper returned to this history entry. */
    justSent: saved.sent !== undefined && saved.sent.reference === justSent,
    goToStep,
    /** Replaces the last step's history entry, so that Back doesn't lead to a form already sent. */
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

/**
 * The result in the address of a quiz that was sent without JavaScript; it has no personal data.
 */
function sentWithoutScript(search: string, reference: string | undefined): SentQuiz | undefined {
  const params = new URLSearchParams(search);
  const budget = readBudgetRange(params.get("budgetRange"));
  if (!budget || !reference || params.get("sent") !== reference) return undefined;
  return { reference, budget };
}
