import { readTextField, type TextRule } from "./text-field.ts";

/** Messages by field name, in the order of the form's fields; a good form has none. */
export type FormProblems = Readonly<Record<string, readonly string[]>>;

/** The fields that have a problem, with it. */
export function formProblems(
  found: readonly (readonly [field: string, problem: string | undefined])[],
): FormProblems {
  return Object.fromEntries(
    found.flatMap(([field, problem]) => (problem ? [[field, [problem]]] : [])),
  );
}

/** What is wrong with each text answer of a form. */
export function textProblems(
  typed: (field: string) => string,
  rules: Readonly<Record<string, TextRule>>,
): [field: string, problem: string | undefined][] {
  return Object.entries(rules).map(([field, rule]) => [
    field,
    readTextField(typed(field), rule).problem,
  ]);
}
