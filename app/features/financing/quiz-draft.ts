import { quizFields } from "#domain/financing/quiz-form.ts";
import { FormDraft } from "#forms/form-draft.ts";

/**
 * The quiz's draft, kept in this tab. It has no field for the last four digits of the SSN (rule
 * 11.4).
 */
export const quizDraft = new FormDraft("parsons-furniture-financing-draft", quizFields);

/** Id of a field's control, for labels and the error summary. */
export function fieldId(name: string): string {
  return `financing-${name}`;
}
