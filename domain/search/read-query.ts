import type { LanguageWords } from "./language-words.ts";
import type { PreparedLanguage } from "./prepare-language.ts";
import { type Item, readItems } from "./read-items.ts";
import { type Limits, readLimits } from "./read-limits.ts";

/** Longest query, in characters; the rest is ignored (rule 6.2). */
export const maxQueryLength = 100;
const maxWords = 12;
/** Longest first: "Rooms To Go" without its filler, "La-Z-Boy". */
const brandLengths = [3, 2, 1];
/** Diagonals of screens, in inches. */
const screens = { min: 24, max: 120 };

/** One term of a query. */
export type Term = TermMeaning & {
  /** Set after a word such as "with" or "and": the kind of product is named before it. */
  isLater?: true;
};

type TermMeaning =
  | { kind: "word"; token: string; typed: string }
  | { kind: "phrase"; key: string; meanings: readonly string[]; words: readonly Term[] }
  | { kind: "number"; token: string; value: number }
  | { kind: "length"; value: number; rough: boolean }
  | { kind: "weight"; value: number }
  | { kind: "pieces"; value: number }
  /** A size, matched exactly. */
  | { kind: "exact"; token: string }
  /** A brand the shop doesn't sell, with the kind of product it stands for. */
  | { kind: "brand"; like?: string };

/** The parsed query. */
export interface SearchQuery {
  terms: readonly Term[];
  limits: Limits;
  /** Diagonal of the screen a stand must fit, in inches. */
  screen?: number;
}

/** Reads a query: "84in couch under $500", "tv stand 65", "3pc sectional". */
export function readQuery(text: string, language: PreparedLanguage): SearchQuery {
  const items = readItems(text.slice(0, maxQueryLength), language.words).slice(0, maxWords);
  const { limits, rest } = readLimits(items, language);
  const terms = joinTerms(itemTerms(rest, language), language);
  const isStand = terms.some(
    (term) => term.kind === "phrase" && term.meanings.some((key) => language.screenStands.has(key)),
  );
  const screen = isStand ? terms.findIndex(isScreen) : -1;
  const diagonal = terms[screen];
  if (!diagonal || !isScreen(diagonal)) return { terms, limits };
  return { terms: terms.toSpliced(screen, 1), limits, screen: diagonal.value };
}

/** The terms of a query that is still being typed, without a last word of one letter. */
export function readUnfinished(text: string, language: PreparedLanguage): readonly Term[] {
  const { terms } = readQuery(text, language);
  const last = terms.at(-1);
  const isBegun = terms.length > 1 && last?.kind === "word" && last.typed.length === 1;
  return isBegun ? terms.slice(0, -1) : terms;
}

function isScreen(term: Term): term is Extract<Term, { kind: "number" | "length" }> {
  return (
    (term.kind === "number" || term.kind === "length") &&
    term.value >= screens.min &&
    term.value <= screens.max
  );
}

/** Terms of single items, without fillers. */
function itemTerms(items: readonly Item[], { words }: PreparedLanguage): Term[] {
  const terms: Term[] = [];
  let isLater = false;
  for (const item of items) {
    isLater ||= terms.length > 0 && item.kind === "word" && endsKind(item.typed, words);
    const term = itemTerm(item);
    if (term) terms.push(isLater ? { ...term, isLater } : term);
  }
  return terms;
}

/** Whether the kind of product is named before that word: "chair with ottoman", "bed and dresser". */
function endsKind(typed: string, words: LanguageWords): boolean {
  return words.endsNoun(typed) || words.isAnd(typed);
}

function itemTerm(item: Item): Term | undefined {
  if (item.kind === "word") return item.isFiller ? undefined : item;
  if (item.kind === "number") return item;
  if (item.kind === "area") return { kind: "exact", token: item.token };
  return item.kind === "measure" ? measureTerm(item) : undefined;
}

function measureTerm({ unit, value, rough }: Extract<Item, { kind: "measure" }>): Term {
  if (unit === "in") return { kind: "length", value, rough };
  return { kind: unit === "lb" ? "weight" : "pieces", value };
}

/** Joins words that form a phrase of the language or a brand, the longest first. */
function joinTerms(terms: readonly Term[], language: PreparedLanguage): Term[] {
  const tokens = terms.map((term) => ("token" in term ? term.token : ""));
  const joined: Term[] = [];
  for (let at = 0; at < terms.length; ) {
    const { term, length } = longestAt(terms, tokens, at, language);
    joined.push(terms[at]?.isLater ? { ...term, isLater: true } : term);
    at += length;
  }
  return joined;
}

function longestAt(
  terms: readonly Term[],
  tokens: readonly string[],
  at: number,
  { phrases, otherBrands }: PreparedLanguage,
): { term: Term; length: number } {
  for (const length of brandLengths) {
    const key = phrases.joined(tokens.slice(at, at + length));
    if (at + length > tokens.length || !otherBrands.has(key)) continue;
    const like = otherBrands.get(key);
    return { term: { kind: "brand", ...(like ? { like } : {}) }, length };
  }
  // A measure has no token and would vanish in a phrase.
  const found = phrases
    .allAt(tokens, at)
    .findLast(({ length }) => !tokens.slice(at, at + length).includes(""));
  if (found) {
    const { key, meanings, length } = found;
    return { term: { kind: "phrase", key, meanings, words: terms.slice(at, at + length) }, length };
  }
  const [term = { kind: "exact", token: "" }] = terms.slice(at, at + 1);
  return { term, length: 1 };
}
