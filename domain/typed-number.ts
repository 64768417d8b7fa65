import { asciiDigits, foldWidth } from "./fold-width.ts";
import { formLimits } from "./form-limits.ts";

/** The kind of number expected; decides which units are accepted beside it. */
export type NumberKind = "dollars" | "percent" | "count";

/** Why a text is not read as a number of 0 or more. */
export type NumberProblem = "empty" | "unreadable" | "ambiguous" | "negative" | "too-large";

/** A number in hundredths (cents, hundredths of a percent), or why there is none. */
export type NumberReading<Problem extends string = NumberProblem> =
  | { value: number; problem?: undefined }
  | { value?: undefined; problem: Problem };

/** The largest value: one cent below a billion dollars. Everything up to it is exact. */
export const maxHundredths = 99_999_999_999;

/** Patterns of units accepted before and after a number of each kind, in lower case. */
const units: Readonly<Record<NumberKind, { before: string; after: string }>> = {
  dollars: {
    before: String.raw`us ?\$|u\$s|usd ?\$?|\$`,
    after: String.raw`us ?\$|u\$s|\$|usd|(?:us )?dollars?|bucks|d[oó]lar(?:es)?`,
  },
  percent: { before: "", after: "(?:%|percent|per cent|pct|por ciento)?(?: ?apr)?" },
  count: { before: "", after: "" },
};

const patterns = {
  dollars: patternOf("dollars"),
  percent: patternOf("percent"),
  count: patternOf("count"),
};

/** Matches sign, unit, sign, number, unit, sign. */
function patternOf(kind: NumberKind): RegExp {
  const { before, after } = units[kind];
  return new RegExp(`^([-+])? ?(?:${before})? ?([-+])? ?(.*?) ?(?:${after})? ?(-)?$`, "u");
}

/**
 * Reads a number of 0 or more in any common notation (rule 14.21): `1,200`, `$1,200.50`, `1 200`,
 * `1.200,50`, `9,99 %`, `1'200`, `USD 1200`, `1.2k`, `9½`, and the digits of any script. More than
 * two decimals round half up. A single dot before exactly three digits is ambiguous in dollars:
 * `1.200` means 1,200 in some countries and 1.20 in others. Never throws.
 */
export function parseNumber(text: string, kind: NumberKind): NumberReading {
  if (text.length > formLimits.amount) return { problem: "unreadable" };
  const plain = normalizeSigns(text);
  if (plain === "") return { problem: "empty" };
  const inBrackets = /^\((.*)\)$/u.exec(plain)?.[1];
  const [, first, second, number = "", last] = patterns[kind].exec(inBrackets ?? plain) ?? [];
  const signs = [first, second, last].filter((sign) => sign !== undefined);
  const parts = signs.length > 1 ? "unreadable" : numberParts(number, kind);
  if (parts === "unreadable" || parts === "ambiguous") return { problem: parts };
  const value = inHundredths(parts);
  if ((signs.includes("-") || inBrackets !== undefined) && value > 0) {
    return { problem: "negative" };
  }
  return value > maxHundredths ? { problem: "too-large" } : { value };
}

const fractions: Readonly<Record<string, string>> = { "¼": ".25", "½": ".5", "¾": ".75" };

/** The text with ASCII digits and signs, single spaces and no invisible characters. */
function normalizeSigns(text: string): string {
  return (
    asciiDigits(foldWidth(text))
      .replace(/\p{Cf}|\ufe0f/gu, "")
      .replace(/[،٬]/gu, ",")
      .replace(/٫/gu, ".")
      .replace(/﹩/gu, "$")
      .replace(/[٪﹪]/gu, "%")
      .replace(/[’‘ʼ′`´]/gu, "'")
      .replace(/[−–—‐‑‒]/gu, "-")
      .replace(/ ?[¼½¾]/gu, (sign) => fractions[sign.trim()] ?? sign)
      .replace(/\s+/gu, " ")
      .trim()
      .toLowerCase()
      // `1200,-` and `1200.--` mean no cents.
      .replace(/(\d[.,]) ?-{1,2}$/u, (_, end: string) => `${end}00`)
      // Phone keyboards insert a space after a comma.
      .replace(/(\d) ?, ?(?=\d{3}(?!\d))/gu, "$1,")
  );
}

interface NumberParts {
  whole: string;
  decimals: string;
}

function numberParts(text: string, kind: NumberKind): NumberParts | "unreadable" | "ambiguous" {
  const [, number = "", thousands] =
    /^([\d.,' ]*?) ?(k)?$/u.exec(text.replace(/(\d)[.,]$/u, "$1")) ?? [];
  if (!/\d/u.test(number)) return "unreadable";
  const parts = splitDecimals(number, kind);
  if (typeof parts === "string" || !thousands) return parts;
  if (kind !== "dollars") return "unreadable";
  const { whole, decimals } = parts;
  return { whole: whole + decimals.padEnd(3, "0").slice(0, 3), decimals: decimals.slice(3) };
}

/**
 * Splits a number at its decimal sign, which is the last sign if there are two kinds, and removes
 * group separators.
 */
function splitDecimals(number: string, kind: NumberKind): NumberParts | "unreadable" | "ambiguous" {
  const marks = number.replace(/\d/gu, "");
  const mark = marks.at(-1) ?? "";
  const end = number.lastIndexOf(mark);
  const [head, tail] = mark === "" ? [number, ""] : [number.slice(0, end), number.slice(end + 1)];
  const isDecimalSign = mark === "," || mark === ".";
  if (marks === "") return { whole: number, decimals: "" };
  if (marks.length === 1 && isDecimalSign) {
    const isGroup = kind !== "percent" && /^[1-9]\d{0,2}$/u.test(head) && tail.length === 3;
    if (isGroup) return mark === "." ? "ambiguous" : { whole: head + tail, decimals: "" };
    // `1,2000` and `1200,500` are grouping typos.
    const isTypo = kind !== "percent" && mark === "," && tail.length > 2 && /[1-9]/u.test(head);
    return isTypo ? "unreadable" : { whole: head || "0", decimals: tail };
  }
  if (new Set(marks).size === 1) return readGroups(number, mark, "");
  if (!isDecimalSign || head.includes(mark)) return "unreadable";
  const group = marks.at(0) ?? "";
  return new Set(marks).size === 2 ? readGroups(head, group, tail) : "unreadable";
}

/** Accepts groups of three, or of two before the last one as in India: `1,20,000`. */
function readGroups(text: string, mark: string, decimals: string): NumberParts | "unreadable" {
  const groups = text.split(mark);
  const lengths = groups.map(({ length }) => length).join("");
  const isGrouped = /^[123]3+$/u.test(lengths) || (mark === "," && /^[12]2+3$/u.test(lengths));
  return isGrouped ? { whole: groups.join(""), decimals } : "unreadable";
}

function inHundredths({ whole, decimals }: NumberParts): number {
  const digits = `${whole.replace(/^0+/u, "")}${decimals.padEnd(2, "0").slice(0, 2)}`;
  return Number(digits) + (Number(decimals.at(2) ?? "0") >= 5 ? 1 : 0);
}
