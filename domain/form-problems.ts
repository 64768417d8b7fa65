import { type FieldRule, readField } from "./lead-schema.ts";

/** Messages by field name, in the order of the form's fields; empty for a valid form. */
export type FormProblems = Readonly<Record<string, readonly string[]>>;

/** The fields with a problem, with their messages. */
export function formProblems(
  found: readonly (readonly [field: string, problem: string | undefined])[],
): FormProblems {
  return Object.fromEntries(
    found.flatMap(([field, problem]) => (problem ? [[field, [problem]]] : [])),
  );
}

/** The problem of each field of a form, if any. */
export function fieldProblems(
  typed: (field: string) => string,
  rules: Readonly<Record<string, FieldRule>>,
): [field: string, problem: string | undefined][] {
  return Object.entries(rules).map(([field, rule]) => [
    field,
    readField(typed(field), rule).problem,
  ]);
}
