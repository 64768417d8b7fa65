import { cleanLine, cleanText } from "./clean-text.ts";
import type { FieldProblem, PlainKind } from "./field-problem.ts";

/** The rule of a text field. */
export interface TextRule {
  /** Its name among the `fields` of `copy/`, or for the desk the words within a sentence. */
  label: string;
  /** Longest value, in visible characters. */
  max: number;
  /** The problem if it is empty; without one, it may be empty. */
  required?: PlainKind | FieldProblem<"sentence">;
  multiline?: boolean;
}

/** A field's cleaned value, and its problem if there is one. */
export interface TextValue<Problem = FieldProblem> {
  text: string;
  problem?: Problem;
}

/**
 * Most UTF-16 units per character on average. An emoji family has 11, a couple with skin tones 15;
 * without a limit, one character could have any number of combining marks.
 */
export const UNITS_PER_CHARACTER = 16;

/**
 * Reads a text field: removes invisible characters and checks that it is filled in, if required,
 * and not too long. The same in the browser and on the server.
 */
export function readTextField(typed: string, rule: TextRule): TextValue {
  const text = (rule.multiline ? cleanText : cleanLine)(typed);
  if (text === "" && rule.required) return { text, problem: requiredProblem(rule.required) };
  const problem = lengthProblem(text, rule);
  return problem ? { text, problem } : { text };
}

/** The problem of a field that is empty, or of which no option was chosen. */
export function requiredProblem(required: PlainKind | FieldProblem<"sentence">): FieldProblem {
  return typeof required === "string" ? { problem: required } : required;
}

/** The problem with a text's length, if it is too long. */
export function lengthProblem(
  text: string,
  { label, max }: Pick<TextRule, "label" | "max">,
): FieldProblem<"tooLong"> | undefined {
  if (text.length <= max) return undefined;
  const isFarTooLong = text.length > max * UNITS_PER_CHARACTER;
  const count = isFarTooLong ? Array.from(text).length : countCharacters(text);
  return count > max ? { problem: "tooLong", field: label, max, count } : undefined;
}

/** Length in visible characters: an emoji, a flag or a letter with its accents counts as one. */
export function countCharacters(text: string): number {
  // Without it, a browser's count differs from the server's only for text with combined characters.
  if (typeof Intl.Segmenter !== "function") return Array.from(text).length;
  const segments = new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text);
  return Array.from(segments).length;
}
