import { asciiDigits, foldWidth } from "#domain/fold-width.ts";

/** Starts that make a formula of whatever follows; a tab or line break hides one behind it. */
const ALWAYS = /^[=\t\r\n]/;
/** Starts that make a formula only of what can be computed. */
const SIGNED = /^[+\-@]/;
/** `-`, `--`, `@`. */
const SIGNS_ALONE = /^[+\-@\s]+$/;
/** `-5`, `+1,200.50`, `-$5`, `+12.5 %`, `+17135550142`. */
const PLAIN_NUMBER = /^[+-]\s?[$€£]?\s?\d[\d,.]*\s?%?$/;
/**
 * `+1 713 555 0199`, `+1 (713) 555-0199`: nothing can be computed where two groups of digits stand
 * side by side. `+1-713-555-0199` is none: spreadsheets show it as -1466.
 */
const PHONE_NUMBER = /^\+\d[\d .()-]*$/;
const SIDE_BY_SIDE = /\d(?: +| *[()]+ *)\d/;
/** `A1`, `$B$2`: another cell. */
const CELL_NAME = /^\$?[a-z]{1,3}\$?\d{1,7}$/i;
/**
 * Words with the punctuation of sentences, each line for itself. Left out is all that calls,
 * computes or points elsewhere: brackets behind a word, operators, quotes, `|`, `!` before a word.
 */
const WORD_LINE =
  /^(?:[\p{L}\p{M}\p{N}_.,’'?–—\s]|[!:;](?=\s|$)|(?<=\d):(?=\d)|(?<=[\p{L}\s])-(?=[\p{L}\s]|$))*$/u;

/**
 * Whether a spreadsheet that opens a CSV file would compute a cell (rule 14.26). Plain numbers,
 * phone numbers and words behind a sign leave as they are; what is not surely one of these counts
 * as a formula.
 */
export function isFormula(text: string): boolean {
  const plain = asciiDigits(foldWidth(text)).replaceAll("\u2212", "-");
  if (ALWAYS.test(plain)) return true;
  if (!SIGNED.test(plain) || SIGNS_ALONE.test(plain) || PLAIN_NUMBER.test(plain)) return false;
  if (PHONE_NUMBER.test(plain) && SIDE_BY_SIDE.test(plain)) return false;
  return !plain.split("\n").every(isPlainText);
}

function isPlainText(line: string): boolean {
  const words = line.replace(/^[+\-@\s]+/, "").trim();
  return WORD_LINE.test(words) && (words === "" || /\p{L}/u.test(words)) && !CELL_NAME.test(words);
}
