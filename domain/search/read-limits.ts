import { dollarsToCents } from "#domain/money.ts";
import type { PreparedLanguage } from "./prepare-language.ts";
import type { Item } from "./read-items.ts";
import type { LimitKind, Side } from "./search-language.ts";

/** A range with both ends included. */
export interface Range {
  min: number;
  max: number;
}

/** The limits in a query for prices and sizes: "under $500", "36 inches wide". */
export interface Limits {
  /** In cents. */
  price?: Range;
  /** In inches. */
  sides: Partial<Record<Side, Range>>;
}

/** From this number on, a bare number is dollars; below it, inches: "under 500", "under 80". */
const leastBarePrice = 150;
/** How far off a length may be: a share of it, or half a foot if it is in feet. */
const lengthTolerance = 0.12;
const roughTolerance = 6;

interface Found {
  /** How many items it consists of. */
  length: number;
  range: Range;
  isPrice: boolean;
  side: Side;
}

/** Splits a query's items into its limits and the rest. */
export function readLimits(
  items: readonly Item[],
  language: PreparedLanguage,
): { limits: Limits; rest: Item[] } {
  const limits: Limits = { sides: {} };
  const rest: Item[] = [];
  for (let at = 0; at < items.length; ) {
    const found = limitAt(items.slice(at), language) ?? sideAt(items.slice(at), language);
    const item = items[at];
    if (found?.isPrice) limits.price = inCents(found.range);
    else if (found) limits.sides[found.side] = found.range;
    else if (item) rest.push(item);
    at += found?.length ?? 1;
  }
  return { limits, rest };
}

/** A limit at the start of the items: "under $500", "$500 to $800", "over 80 inches". */
function limitAt(items: readonly Item[], language: PreparedLanguage): Found | undefined {
  const said = language.limits.find(({ words }) =>
    words.every((word, at) => typed(items[at]) === word),
  );
  const start = said?.words.length ?? 0;
  const hasAnd = language.words.isAnd(typed(items[start + 1]));
  const highAt = hasAnd ? start + 2 : start + 1;
  const [first, second] = [items[start], items[highAt]];
  const [low, high] = [amount(first), amount(second)];
  if (low === undefined) return undefined;
  const isMoney = first?.kind === "money" || second?.kind === "money";
  const canBeRange = said
    ? said.kind === "between" || (hasAnd && said.kind === "atLeast")
    : isMoney;
  const isRange = high !== undefined && canBeRange;
  if (!said && first?.kind !== "money" && !isRange) return undefined;
  const end = isRange ? highAt + 1 : start + 1;
  const side = language.words.side(typed(items[end]));
  const isLength = first?.kind === "measure" || side !== undefined;
  return {
    length: end + (side ? 1 : 0),
    range: isRange ? ordered(low, high) : openRange(low, said?.kind),
    isPrice: isMoney || (!isLength && low >= leastBarePrice),
    side: side ?? "width",
  };
}

/** A length with its side, which matches approximately: "36 inches wide". */
function sideAt(items: readonly Item[], language: PreparedLanguage): Found | undefined {
  const [length, next] = items;
  const side = language.words.side(typed(next));
  if (length?.kind !== "measure" || length.unit !== "in" || !side) return undefined;
  const off = tolerance(length);
  const range = { min: length.value - off, max: length.value + off };
  return { length: 2, range, isPrice: false, side };
}

/** How many inches a length in a query may be off. */
export function tolerance({ value, rough }: { value: number; rough: boolean }): number {
  return Math.max(rough ? roughTolerance : 1, Math.round(value * lengthTolerance));
}

function amount(item: Item | undefined): number | undefined {
  if (item?.kind === "money" || item?.kind === "number") return item.value;
  return item?.kind === "measure" && item.unit === "in" ? item.value : undefined;
}

function typed(item: Item | undefined): string {
  return item?.kind === "word" ? item.typed : "";
}

function ordered(one: number, other: number): Range {
  return { min: Math.min(one, other), max: Math.max(one, other) };
}

function openRange(value: number, kind: LimitKind | undefined): Range {
  return kind === "atLeast"
    ? { min: value, max: Number.POSITIVE_INFINITY }
    : { min: 0, max: value };
}

function inCents({ min, max }: Range): Range {
  return { min: dollarsToCents(min), max: Number.isFinite(max) ? dollarsToCents(max) : max };
}
