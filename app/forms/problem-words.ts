import { problems } from "#copy/problems.ts";
import type { FieldProblem } from "#domain/field-problem.ts";
import type { FormProblems } from "#domain/form-problems.ts";
import {
  type OwnWords,
  type ProblemWords,
  problemText,
  problemTexts,
  withShared,
} from "#words/problem-text.ts";
import type { FormErrors } from "./lead-response.ts";

/** The sentence of a problem in this build's language. */
export function fieldError<Problem extends FieldProblem>(
  problem: Problem,
  own: OwnWords<Problem>,
): string {
  return problemText<FieldProblem>(problem, allWords(own));
}

/** The sentences of a form's problems by field, as the server would return them. */
export function formErrors<Problem extends FieldProblem>(
  found: FormProblems<Problem>,
  own: OwnWords<Problem>,
): FormErrors {
  return problemTexts<FieldProblem>(found, allWords(own));
}

/** The types of the callers say that no kind of problem lacks its text. */
function allWords(own: object): ProblemWords {
  return withShared(problems, [own]);
}
