import { cleanLine, cleanText } from "./clean-text.ts";

/** The rule of a text field. */
export interface TextRule {
  /** The field's name within a sentence, e.g. "your name". */
  label: string;
  /** Longest value, in visible characters. */
  max: number;
  /** Message if it is empty; without one, it may be empty. */
  required?: string;
  multiline?: boolean;
}

/** A field's cleaned value, and its problem if there is one. */
export interface TextValue {
  text: string;
  problem?: string;
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
  if (text === "" && rule.required) return { text, problem: rule.required };
  const problem = lengthProblem(text, rule);
  return problem ? { text, problem } : { text };
}

/** The problem with a text's length: "Please keep your name to 100 characters: it has 140 now." */
export function lengthProblem(
  text: string,
  { label, max }: Pick<TextRule, "label" | "max">,
): string | undefined {
  if (text.length <= max) return undefined;
  const isFarTooLong = text.length > max * UNITS_PER_CHARACTER;
  const count = isFarTooLong ? Array.from(text).length : countCharacters(text);
  return count > max ? tooLong(label, max, count) : undefined;
}

function tooLong(label: string, max: number, count: number): string {
  return `Please keep ${label} to ${max.toLocaleString("en-US")} characters: it has ${count.toLocaleString("en-US")} now.`;
}

/** Length in visible characters: an emoji, a flag or a letter with its accents counts as one. */
export function countCharacters(text: string): number {
  // Without it, a browser's count differs from the server's only for text with combined characters.
  if (typeof Intl.Segmenter !== "function") return Array.from(text).length;
  const segments = new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text);
  return Array.from(segments).length;
}
