import type { LanguageWords, Word } from "./language-words.ts";
import { numberPart, splitText } from "./split-text.ts";

/** A part of a text or query that counts in search. */
export type Item =
  | Word
  | { kind: "number"; token: string; value: number }
  /** An amount of inches, pounds or pieces: "84in". */
  | { kind: "measure"; token: string; unit: "in" | "lb" | "piece"; value: number; rough: boolean }
  | { kind: "area"; token: string }
  | { kind: "money"; value: number };

const inchesPerFoot = 12;

/**
 * Reads a text in order: words in the singular, numbers (also in words), measures in one unit
 * ("7 ft" as 84 inches), sizes such as "8 × 10", and amounts of money. Fillers stay.
 */
export function readItems(text: string, words: LanguageWords): Item[] {
  const parts = splitText(text);
  const items: Item[] = [];
  for (let at = 0; at < parts.length; ) {
    const word = words.word(parts[at] ?? "");
    const { item, length } = word ? { item: word, length: 1 } : otherAt(parts, at, words);
    items.push(item);
    at += length;
  }
  return items;
}

/** The item at that position, unless it is a word. */
function otherAt(
  parts: readonly string[],
  at: number,
  words: LanguageWords,
): { item: Item; length: number } {
  const value = numberAt(parts, at, words);
  if (value !== undefined) {
    const number: Item = { kind: "number", token: String(value), value };
    return measureAt(parts, at, value, words) ?? { item: number, length: 1 };
  }
  const amount = numberAt(parts, at + 1, words);
  if (amount !== undefined && isMoneySign(parts[at])) {
    return { item: { kind: "money", value: amount }, length: 2 };
  }
  const sign = parts[at] ?? "";
  return { item: { kind: "word", token: sign, typed: sign, isFiller: true }, length: 1 };
}

function isMoneySign(part: string | undefined): boolean {
  return /^\p{Sc}$/u.test(part ?? "");
}

/** The number at that position with its unit or second side, if it has one. */
function measureAt(
  parts: readonly string[],
  at: number,
  value: number,
  words: LanguageWords,
): { item: Item; length: number } | undefined {
  const next = parts[at + 1] ?? "";
  const unit = words.unit(next);
  const afterUnit = at + (unit ? 2 : 1);
  if (words.isMoney(next)) return { item: { kind: "money", value }, length: 2 };
  const other = words.isBy(parts[afterUnit] ?? "")
    ? numberAt(parts, afterUnit + 1, words)
    : undefined;
  if (other !== undefined) {
    const [short, long] = [Math.min(value, other), Math.max(value, other)];
    const end = afterUnit + 2;
    const length = end - at + (words.unit(parts[end] ?? "") ? 1 : 0);
    return { item: { kind: "area", token: `${short}x${long}` }, length };
  }
  if (unit === undefined) return undefined;
  if (unit === "pound") return { item: measure("lb", value), length: 2 };
  if (unit === "piece") return { item: measure("piece", value), length: 2 };
  if (unit === "inch") return { item: measure("in", value), length: 2 };
  const inches = numberAt(parts, at + 2, words);
  if (inches !== undefined && words.unit(parts[at + 3] ?? "") === "inch") {
    return { item: measure("in", value * inchesPerFoot + inches), length: 4 };
  }
  return { item: measure("in", value * inchesPerFoot, true), length: 2 };
}

function measure(unit: "in" | "lb" | "piece", value: number, rough = false): Item {
  const rounded = Math.round(value);
  return { kind: "measure", token: `${rounded}${unit}`, unit, value: rounded, rough };
}

function numberAt(parts: readonly string[], at: number, words: LanguageWords): number | undefined {
  const part = parts[at] ?? "";
  return numberPart(part) ?? words.number(part);
}
