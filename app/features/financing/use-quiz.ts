import { useState } from "react";
import { isBlank } from "#domain/contact-format.ts";
import {
  firstStepWith,
  type QuizField,
  quizFields,
  quizProblem,
  quizSteps,
} from "#domain/financing/quiz-form.ts";
import { readBudgetRange } from "#domain/financing/quiz-result.ts";
import { formProblems } from "#domain/form-problems.ts";
import { paths } from "#domain/paths.ts";
import { type FormErrors, leadBody } from "#forms/post-lead.ts";
import { useLeadSubmit } from "#forms/use-lead-submit.ts";
import { useToasts } from "#state/toast.tsx";
import { quizCopy } from "./copy.ts";
import { quizDraft } from "./quiz-draft.ts";
import type { useQuizNavigation } from "./quiz-navigation.ts";

/** Takes somebody through the quiz: judges a step, goes on, sends the last one (rule 11.6). */
export function useQuiz(
  navigation: ReturnType<typeof useQuizNavigation>,
  initialErrors?: FormErrors,
) {
  const { progress, send } = useLeadSubmit(paths.financing, initialErrors);
  const toasts = useToasts();
  /** By the last press of a button; the summary lists these. */
  const [found, setFound] = useState<FormErrors>();
  /** Field by field since then. */
  const [fieldErrorsOnBlur, setFieldErrorsOnBlur] = useState<FormErrors>({});
  const refused = progress.status === "editing" ? progress.errors : undefined;
  const errors = found ?? refused;
  const fieldErrors = { ...errors, ...fieldErrorsOnBlur };

  /** True when every field of these is good; else says what is wrong and where. */
  function passes(form: HTMLFormElement, fields: readonly QuizField[]): boolean {
    const answers = new FormData(form);
    const answer = (field: QuizField) => String(answers.get(field) ?? "");
    const problems = formProblems(
      fields.map((field) => [field, quizProblem(field, answer(field))] as const),
    );
    const wrong = fields.filter((field) => problems[field]);
    setFieldErrorsOnBlur({});
    setFound(problems);
    if (wrong.length === 0) toasts.clearErrors();
    if (wrong.some((field) => isBlank(answer(field)))) {
      toasts.show({ title: quizCopy.missing, tone: "error" });
    }
    const step = firstStepWith(wrong);
    if (step && step !== navigation.step) navigation.goToStep(step);
    return wrong.length === 0;
  }

  async function submit(form: HTMLFormElement) {
    if (!passes(form, quizFields)) return;
    setFound(undefined);
    const response = await send(leadBody(form, quizFields, quizDraft.state));
    if (response?.kind === "sent") {
      const budget = readBudgetRange(String(new FormData(form).get("budgetRange")));
      quizDraft.clear();
      toasts.show({ title: quizCopy.sent.title, description: quizCopy.sent.text });
      if (budget) navigation.showResults({ reference: response.reference, budget });
    }
    if (response?.kind === "refused") {
      const step = firstStepWith(Object.keys(response.errors));
      if (step && step !== navigation.step) navigation.goToStep(step);
    }
    if (response?.kind === "failed") {
      const { title, text } = quizCopy.failed;
      toasts.show({ title, description: text, tone: "error" });
    }
  }

  return {
    progress,
    errors,
    fieldErrors,
    /** The form was sent from this step: on to the next one, or off to the shop. */
    advance(form: HTMLFormElement) {
      const step = quizSteps[navigation.step - 1] ?? [];
      if (navigation.step === quizSteps.length) submit(form);
      else if (passes(form, step)) navigation.goToStep(navigation.step + 1);
    },
    /** A field was left: judges its format, not that it is empty (rule 11.3). */
    leave(name: string, value: string) {
      const field = quizFields.find((known) => known === name);
      const problem = field && !isBlank(value) ? quizProblem(field, value) : undefined;
      if (field && problem) setFieldErrorsOnBlur((before) => ({ ...before, [field]: [problem] }));
    },
    /** A field changes: its message goes as soon as it is good, not on the way to the button. */
    clearError(name: string, value: string) {
      const field = quizFields.find((known) => known === name);
      if (!field || !fieldErrors[field] || quizProblem(field, value)) return;
      setFieldErrorsOnBlur((before) => ({ ...before, [field]: undefined }));
    },
  };
}
