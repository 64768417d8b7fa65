import { asciiDigits, foldWidth } from "#domain/fold-width.ts";

/** A start that always makes a formula; a tab or line break may hide one behind it. */
const ALWAYS = /^[=\t\r\n]/;
/** A start that makes a formula only if what follows can be computed. */
const SIGNED = /^[+\-@]/;
/** Only signs, such as `-`, `--` or `@`. */
const SIGNS_ALONE = /^[+\-@\s]+$/;
/** A signed number, such as `-5`, `+1,200.50`, `-$5`, `+12.5 %` or `+17135550142`. */
const PLAIN_NUMBER = /^[+-]\s?[$€£]?\s?\d[\d,.]*\s?%?$/;
/**
 * `+1 713 555 0199`, `+1 (713) 555-0199`: can't be computed if two groups of digits are adjacent.
 * `+1-713-555-0199` doesn't qualify: spreadsheets show it as -1466.
 */
const PHONE_NUMBER = /^\+\d[\d .()-]*$/;
const SIDE_BY_SIDE = /\d(?: +| *[()]+ *)\d/;
/** `A1`, `$B$2`: the name of another cell. */
const CELL_NAME = /^\$?[a-z]{1,3}\$?\d{1,7}$/i;
/**
 * A line of words with punctuation. Excludes everything that calls, computes or refers to cells:
 * brackets after a word, operators, quotes, `|`, and `!` before a word.
 */
const WORD_LINE =
  /^(?:[\p{L}\p{M}\p{N}_.,’'?–—\s]|[!:;](?=\s|$)|(?<=\d):(?=\d)|(?<=[\p{L}\s])-(?=[\p{L}\s]|$))*$/u;

/**
 * Whether a spreadsheet that opens a CSV file would compute a cell (rule 14.26). Plain numbers,
 * phone numbers and words after a sign are not formulas; anything else that starts like a formula
 * counts as one.
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
