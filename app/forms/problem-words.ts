import * as shared from "#copy/problems.ts";
import type { FieldProblem } from "#domain/field-problem.ts";
import type { FormProblems } from "#domain/form-problems.ts";
import {
  type ProblemWords,
  problemText,
  problemTexts,
  type SharedProblemKind,
} from "#words/problem-text.ts";
import type { FormErrors } from "./lead-response.ts";

/** The texts that a form needs for its problems, besides those that every form can have. */
export type OwnWords<Problem extends FieldProblem> = ProblemWords<
  Exclude<Problem["problem"], SharedProblemKind>
>;

/** The sentence of a problem in this build's language. */
export function fieldError<Problem extends FieldProblem>(
  problem: Problem,
  own: OwnWords<Problem>,
): string {
  return problemText<FieldProblem>(problem, allWords(own));
}

/** The sentences of a form's problems by field, as the server would return them. */
export function formErrors<Problem extends FieldProblem>(
  problems: FormProblems<Problem>,
  own: OwnWords<Problem>,
): FormErrors {
  return problemTexts<FieldProblem>(problems, allWords(own));
}

/** The types of the callers say that no kind of problem lacks its text. */
function allWords(own: object): ProblemWords {
  return { ...shared, ...own } as ProblemWords;
}
