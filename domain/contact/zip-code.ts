import { cleanNumberText } from "#domain/clean-text.ts";
import type { FieldProblem } from "#domain/field-problem.ts";
import { asciiDigits, foldWidth } from "#domain/fold-width.ts";

const WORDS = String.raw`\p{L}[\p{L}.,:\s]+`;
const FIVE = String.raw`(?!000)(\d{5})`;
const FOUR = String.raw`(?:[\p{Pd}\s]*(\d{4}))?`;
/** A ZIP code, alone or with words such as the state before or after it. */
const ZIP = new RegExp(String.raw`^(?:${WORDS})?${FIVE}${FOUR}[\p{Pd}_.,\s]*(?:${WORDS})?$`, "u");

/**
 * Reads a ZIP code as people type, paste and autofill it: `77002`, `77002-1234`, `770021234` or
 * `TX 77002`, with blanks anywhere and in the digits of any script. Returns five digits, with a
 * dash and four more if they were given; undefined if it can't be one (rule 14.19).
 */
export function readZip(typed: string): string | undefined {
  const text = asciiDigits(foldWidth(cleanNumberText(typed))).replace(/(\d)\s+(?=\d)/gu, "$1");
  const [, five, four] = ZIP.exec(text) ?? [];
  return five && four ? `${five}-${four}` : five;
}

/** The problem of a text that can't be a ZIP code. */
export function zipProblem(typed: string): FieldProblem<"zip"> | undefined {
  return readZip(typed) ? undefined : { problem: "zip" };
}
