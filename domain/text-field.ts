import { cleanLine, cleanText } from "./clean-text.ts";

/** What a form asks of a text answer. */
export interface TextRule {
  /** The field in a sentence, e.g. "your name". */
  label: string;
  /** Longest answer, in characters as people count them. */
  max: number;
  /** What to say when it is left empty; without it the field may be. */
  required?: string;
  multiline?: boolean;
}

/** An answer as it is kept, and what is wrong with it if anything is. */
export interface TextValue {
  text: string;
  problem?: string;
}

/**
 * Most UTF-16 units a character may take on average. An emoji family has 11, a couple with skin
 * tones 15; without a bound one character could carry any number of marks.
 */
export const UNITS_PER_CHARACTER = 16;

/**
 * Reads a text answer: cleaned of what nobody sees, required as the rule says, within its length.
 * The same in the browser and on the server.
 */
export function readTextField(typed: string, rule: TextRule): TextValue {
  const text = (rule.multiline ? cleanText : cleanLine)(typed);
  if (text === "" && rule.required) return { text, problem: rule.required };
  const problem = lengthProblem(text, rule);
  return problem ? { text, problem } : { text };
}

/** What is wrong with a text's length: "Please keep your name to 100 characters: it has 140 now." */
export function lengthProblem(
  text: string,
  { label, max }: Pick<TextRule, "label" | "max">,
): string | undefined {
  if (text.length <= max) return undefined;
  const isBeyondAll = text.length > max * UNITS_PER_CHARACTER;
  const count = isBeyondAll ? Array.from(text).length : countCharacters(text);
  return count > max ? tooLong(label, max, count) : undefined;
}

function tooLong(label: string, max: number, count: number): string {
  return `Please keep ${label} to ${max.toLocaleString("en-US")} characters: it has ${count.toLocaleString("en-US")} now.`;
}

/** Length as people count it: an emoji, a flag or a letter with its accents is one character. */
export function countCharacters(text: string): number {
  // A browser without it counts less than the server only for text with joined characters.
  if (typeof Intl.Segmenter !== "function") return Array.from(text).length;
  const segments = new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text);
  return Array.from(segments).length;
}
