import { cleanLine } from "./clean-text.ts";
import type { FieldProblem, PlainKind, ProblemKind } from "./field-problem.ts";
import { readTextField, requiredProblem, type TextRule, type TextValue } from "./text-field.ts";

/** The rule of a field with options. */
interface ChoiceRule {
  options: readonly string[];
  /** The problem if none of the options is chosen. */
  required: PlainKind | FieldProblem<"sentence">;
  /** The option if the field is empty or missing; without one, an option must be chosen. */
  usual?: string;
}

/** The rule of a field with its own format, such as a price. */
export interface FormatRule {
  /** The problem of a value as it was typed, if any. */
  problemOf: (typed: string) => FieldProblem | undefined;
}

export type FieldRule = TextRule | ChoiceRule | FormatRule;

type KindOf<Problem> = Problem extends { problem: infer Kind extends ProblemKind } ? Kind : never;

type KindsOf<Rule> =
  | (Rule extends { required: infer Kind extends ProblemKind } ? Kind : never)
  | (Rule extends { required: infer Problem extends FieldProblem } ? KindOf<Problem> : never)
  | (Rule extends { problemOf: (typed: string) => infer Problem } ? KindOf<Problem> : never)
  | (Rule extends { max: number } ? "tooLong" : never);

/** The problems that a field with this rule can have. */
export type ProblemOf<Rule> = FieldProblem<KindsOf<Rule>>;

/** A field's name in a lead. */
interface LeadNames {
  /** Its name in the lead record. */
  recordField: string;
}

/** A text field, with its names in a lead. */
export interface LeadText extends TextRule, LeadNames {}

/** A field with options, with its names in a lead. */
interface LeadChoice extends ChoiceRule, LeadNames {}

/** A field with its own format, with its names in a lead. */
interface LeadFormat extends FormatRule, LeadNames {}

export type LeadField = LeadText | LeadChoice | LeadFormat;

/**
 * The fields of a lead kind's form by the names they are posted under, in the order of the form and
 * of the record. Page, server, record and emails read them from here.
 */
export type LeadSchema<Name extends string = string> = Readonly<Record<Name, LeadField>>;

/** The contact's fields in every lead's record (rule 15.2). */
export const contactRecordFields = { name: "full_name", email: "email", phone: "phone" } as const;

/** Names of a schema's fields, in their order. */
export function fieldNames<Name extends string>(schema: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(schema) as Name[];
}

/** A value for each name. */
export function valueOfEach<Name extends string, Value>(
  names: readonly Name[],
  toValue: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<Name, Value>;
}

/** Reads a field's value by its rule, the same in the browser and on the server. */
export function readField<Rule extends FieldRule>(
  typed: string,
  rule: Rule,
): TextValue<ProblemOf<Rule>> {
  return read(typed, rule) as TextValue<ProblemOf<Rule>>;
}

function read(typed: string, rule: FieldRule): TextValue {
  if ("options" in rule) return readChoice(typed, rule);
  if (!("problemOf" in rule)) return readTextField(typed, rule);
  const problem = rule.problemOf(typed);
  return { text: cleanLine(typed), ...(problem ? { problem } : {}) };
}

function readChoice(typed: string, { options, required, usual = "" }: ChoiceRule): TextValue {
  const text = cleanLine(typed) || usual;
  return options.includes(text) ? { text } : { text, problem: requiredProblem(required) };
}
