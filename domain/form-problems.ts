import type { FieldProblem } from "./field-problem.ts";
import { type FieldRule, type ProblemOf, readField } from "./lead-schema.ts";

/** Problems by field name, in the order of the form's fields; empty for a valid form. */
export type FormProblems<Problem extends FieldProblem = FieldProblem> = Readonly<
  Record<string, readonly Problem[]>
>;

/** The fields with a problem. */
export function formProblems<Found extends readonly [string, FieldProblem | undefined]>(
  found: readonly Found[],
): FormProblems<NonNullable<Found[1]>> {
  return Object.fromEntries(
    found.flatMap(([field, problem]) => (problem ? [[field, [problem]]] : [])),
  );
}

/** The problem of each field of a form, if any. */
export function fieldProblems<Rules extends Readonly<Record<string, FieldRule>>>(
  typed: (field: string) => string,
  rules: Rules,
): [field: string, problem: ProblemOf<Rules[keyof Rules]> | undefined][] {
  return Object.entries(rules).map(([field, rule]) => [
    field,
    readField(typed(field), rule as Rules[keyof Rules]).problem,
  ]);
}
