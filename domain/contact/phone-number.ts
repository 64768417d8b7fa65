import { cleanLine, cleanNumberText } from "#domain/clean-text.ts";
import type { FieldProblem } from "#domain/field-problem.ts";
import { asciiDigits, foldWidth } from "#domain/fold-width.ts";
import { formLimits } from "#domain/form-limits.ts";
import { lengthProblem } from "#domain/text-field.ts";
import { nationalLengths } from "./calling-codes.ts";
import { vanityNumber } from "./vanity-number.ts";

/** Words and symbols for an extension, in English and Spanish, as in text and `tel:` links. */
const MARKED =
  /^[\s,;.(/-]*(?:extension|extensión|extn|ext|ex|x|#|int|anexo)[\s.:=#-]*(\d{1,7})(?!\d)/iu;
/** Commas and semicolons are pauses, after which the digits are dialed: `,12#`. */
const AFTER_PAUSE = /^\s*[,;]{1,4}\s*(\d{1,7})#?$/u;

/** A phone number to dial. */
export interface DialableNumber {
  /** `+17135550199`: plus, calling code, national number. */
  number: string;
  /** Digits to dial after the call is answered: `12`. */
  extension?: string;
}

/** The result of reading a phone field: the first number in it, or its problem. */
export type TypedPhone = { phone: DialableNumber } | { problem: PhoneProblem };

/** Why a phone number can't be used (rule 14.18). */
export type PhoneProblem = FieldProblem<
  "phoneMissing" | "phoneAreaCode" | "phoneAbroad" | "tooLong"
>;

/** North American numbers: area code and exchange start with 2 to 9. */
const AMERICAN = /^1?([2-9]\d{2}[2-9]\d{6})$/;
const WITHOUT_AREA_CODE = /^[2-9]\d{6}$/;
/** Digits including the country code; shorter numbers are service numbers. */
const MIN_FOREIGN_DIGITS = 7;
/** A number with the separators people use. */
const NUMBER_RUN = /\+?[\d(][\d\s().\-/~*_]*/g;
const EMAIL = /\S+@\S+/g;

/**
 * Reads a phone field: a number with text beside it, with an extension, as letters, in the digits
 * of any script; of several numbers, the first. A number is North American unless it starts with +
 * (or 011, or 00) and another country code; of foreign numbers, only country code and length are
 * checked. The same in the browser and on the server.
 */
export function readPhone(typed: string): TypedPhone {
  const tooLong = lengthProblem(cleanLine(typed), {
    label: "phone",
    max: formLimits.phone,
  });
  if (tooLong) return { problem: tooLong };
  const text = normalizeDigits(typed);
  const vanity = vanityNumber(text);
  if (vanity) return { phone: { number: vanity } };
  const runs = [...text.matchAll(NUMBER_RUN)];
  for (const run of runs) {
    const found = numberIn(run[0]);
    if (!found) continue;
    const extension = findExtension(text.slice(run.index + found.end));
    return { phone: { number: found.number, ...(extension ? { extension } : {}) } };
  }
  return { problem: problemWith(runs.map(([run]) => run)) };
}

/** Normalizes digits, dashes and signs, and removes email addresses, which may contain digits. */
function normalizeDigits(typed: string): string {
  return asciiDigits(foldWidth(cleanNumberText(typed)))
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/[·•․]/gu, ".")
    .replace(/[⁺﹢]/gu, "+")
    .replace(/⁄|∕/gu, "/")
    .replace(EMAIL, " ");
}

interface FoundNumber {
  number: string;
  /** Index of the number's end within its run. */
  end: number;
}

/** The number in a run of digits: all of it, or its beginning if another number follows. */
function numberIn(run: string): FoundNumber | undefined {
  const whole = dialable(run);
  if (whole) return { number: whole, end: run.trimEnd().length };
  for (const gap of run.matchAll(/[\s/]+/g)) {
    const number = dialable(run.slice(0, gap.index));
    if (number && numberIn(run.slice(gap.index))) return { number, end: gap.index };
  }
  return undefined;
}

function dialable(run: string): string | undefined {
  const digits = run.replace(/\D/g, "");
  const american = AMERICAN.exec(digits);
  const foreign = /^\D*\+/.test(run) ? digits : /^(?:011|00)(\d+)$/.exec(digits)?.[1];
  if (american && (foreign === undefined || digits.startsWith("1"))) return `+1${american[1]}`;
  return foreign === undefined ? undefined : numberAbroad(foreign);
}

/**
 * Until 2020, Mexican mobile numbers had a 1 after the country code; many people still write it.
 */
const OLD_MEXICAN_MOBILE = /^521(?=\d{10}$)/;

/**
 * `+` and the digits if their country code has numbers of that length; a trunk 0 may come after the
 * code.
 */
function numberAbroad(dialed: string): string | undefined {
  const american = AMERICAN.exec(dialed);
  if (dialed.startsWith("1")) return american ? `+${dialed}` : undefined;
  const digits = dialed.replace(OLD_MEXICAN_MOBILE, "52");
  for (const length of [1, 2, 3]) {
    const range = nationalLengths(digits.slice(0, length));
    if (!range) continue;
    const national = digits.slice(length);
    const [min, max] = range;
    const significant = national.length - (national.startsWith("0") ? 1 : 0);
    return national.length >= min && significant <= max && digits.length >= MIN_FOREIGN_DIGITS
      ? `+${digits}`
      : undefined;
  }
  return undefined;
}

function problemWith(runs: readonly string[]): PhoneProblem {
  if (runs.some((run) => /^\D*\+|^\D*0(?:0|11)[1-9]/.test(run))) return { problem: "phoneAbroad" };
  const isLocal = runs.some((run) => WITHOUT_AREA_CODE.test(run.replace(/\D/g, "")));
  return { problem: isLocal ? "phoneAreaCode" : "phoneMissing" };
}

/** The extension right after a phone number; undefined if there is none. */
function findExtension(textAfter: string): string | undefined {
  return (MARKED.exec(textAfter) ?? AFTER_PAUSE.exec(textAfter.trim()))?.[1];
}
