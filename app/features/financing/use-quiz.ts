import { useState } from "react";
import { quiz as quizCopy } from "#copy/financing.ts";
import { problems as quizProblems } from "#copy/quiz-problems.ts";
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
import { leadBody } from "#forms/lead-body.ts";
import type { FormErrors } from "#forms/lead-response.ts";
import { fieldError, formErrors } from "#forms/problem-words.ts";
import { runOptional, useLeadSubmit } from "#forms/use-lead-submit.ts";
import { facts } from "#shop/facts.ts";
import { useToasts } from "#state/toast.tsx";
import { quizDraft } from "./quiz-draft.ts";
import type { useQuizNavigation } from "./quiz-navigation.ts";

/**
 * Runs the quiz: validates a step, goes on to the next one, and submits the form from the last
 * (rule 11.6).
 */
export function useQuiz(
  navigation: ReturnType<typeof useQuizNavigation>,
  initialErrors?: FormErrors,
) {
  const { progress, send, run } = useLeadSubmit(paths.financing, initialErrors);
  const toasts = useToasts();
  /** Errors found by the last click on a button; the summary lists these. */
  const [found, setFound] = useState<FormErrors>();
  /** Errors of single fields since then. */
  const [fieldErrorsOnBlur, setFieldErrorsOnBlur] = useState<FormErrors>({});
  const refused = progress.status === "editing" ? progress.errors : undefined;
  const errors = found ?? refused;
  const fieldErrors = { ...errors, ...fieldErrorsOnBlur };

  /** Whether all these fields are valid; otherwise shows the errors. */
  function validate(form: HTMLFormElement, fields: readonly QuizField[]): boolean {
    const formData = new FormData(form);
    const valueIn = (field: QuizField) => String(formData.get(field) ?? "");
    const findProblems = () =>
      formProblems(fields.map((field) => [field, quizProblem(field, valueIn(field))] as const));
    const problems = runOptional(() => formErrors(findProblems(), quizProblems)) ?? {};
    const invalid = fields.filter((field) => problems[field]);
    setFieldErrorsOnBlur({});
    setFound(problems);
    if (invalid.length === 0) toasts.clearErrors();
    if (invalid.some((field) => isBlank(valueIn(field)))) {
      toasts.show({ title: quizCopy.missing, tone: "error" });
    }
    const step = firstStepWith(invalid);
    if (step && step !== navigation.step) navigation.goToStep(step);
    return invalid.length === 0;
  }

  async function submit(form: HTMLFormElement) {
    if (!validate(form, quizFields)) return;
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
      toasts.show({ title, description: text({ phone: facts.phone }), tone: "error" });
    }
  }

  return {
    progress,
    errors,
    fieldErrors,
    /** Goes on to the next step, or submits the form from the last one. */
    advance(form: HTMLFormElement) {
      const step = quizSteps[navigation.step - 1] ?? [];
      if (navigation.step === quizSteps.length) run(() => submit(form));
      else if (validate(form, step)) navigation.goToStep(navigation.step + 1);
    },
    /**
     * Validates the format of a field that lost focus; an empty field is no error yet (rule
     * 11.3).
     */
    leave(name: string, value: string) {
      const field = quizFields.find((known) => known === name);
      const problem = field && !isBlank(value) ? quizProblem(field, value) : undefined;
      if (!field || !problem) return;
      const error = fieldError(problem, quizProblems);
      setFieldErrorsOnBlur((before) => ({ ...before, [field]: [error] }));
    },
    /**
     * Removes a field's error while it is edited, as soon as it is valid, so that the button
     * doesn't move on blur.
     */
    clearError(name: string, value: string) {
      const field = quizFields.find((known) => known === name);
      if (!field || !fieldErrors[field] || quizProblem(field, value)) return;
      setFieldErrorsOnBlur((before) => ({ ...before, [field]: undefined }));
    },
  };
}
