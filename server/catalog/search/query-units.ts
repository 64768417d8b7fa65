import type { PreparedLanguage } from "#domain/search/prepare-language.ts";
import { tolerance } from "#domain/search/read-limits.ts";
import type { Term } from "#domain/search/read-query.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** One thing that a product must have to match. */
export interface Unit {
  /** The FTS5 expression for the products that have it. */
  expression: string;
  /** How well each token fits, from 0 to 1. */
  qualities: ReadonlyMap<string, number>;
  /** Whether no product has it. */
  unknown?: true;
  /** Whether it is a guess for a mistyped word. */
  guessed?: true;
  /** Whether it is only something like what was asked for. */
  similar?: true;
  /** Whether it is a number, which matters least. */
  number?: true;
}

const minPrefixLength = 2;
const minAliasPrefix = 3;
const maxExpansions = 30;
const maxGuesses = 4;
const minJoinedPart = 3;
const meaningQuality = 0.8;
/** Bare numbers that may be inches. */
const bareInches = { min: 10, max: 200 };
const unknownUnit: Unit = { expression: "", qualities: new Map(), unknown: true };

/** What the units of a query are made of. */
export interface UnitMaker {
  language: PreparedLanguage;
  vocabulary: Vocabulary;
}

/** The units of a query's terms; words that nothing has are split or guessed. */
export function queryUnits(terms: readonly Term[], maker: UnitMaker): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const joined = joinedUnit(terms[at], terms[at + 1], maker);
    if (joined) {
      units.push(joined);
      at += 1;
      continue;
    }
    const term = terms[at];
    if (term) units.push(...termUnits(term, maker));
  }
  return units;
}

function termUnits(term: Term, maker: UnitMaker): Unit[] {
  switch (term.kind) {
    case "word":
      return wordUnits(term.token, term.typed, maker);
    case "phrase":
      return phraseUnits(term, maker);
    case "number":
      return [numberUnit(term.token, term.value, maker)];
    case "length":
      return [lengthUnit(term, maker)];
    case "weight":
      return [weightUnit(term.value, maker)];
    case "exact":
      return [known([[term.token, 1]], maker)];
    case "brand":
      return [term.like ? { ...known([[term.like, 1]], maker), similar: true } : unknownUnit];
  }
}

/** A word, or what it begins, or two words written as one, or the closest words. */
function wordUnits(token: string, typed: string, maker: UnitMaker): Unit[] {
  const begun = prefixUnit(typed, maker);
  if (!begun.unknown) return [begun];
  const one = prefixUnit(token, maker);
  if (!one.unknown) return [one];
  const parts = splitWord(token, maker);
  if (parts) return parts.map((part) => prefixUnit(part, maker));
  return [guessUnit(token, maker)];
}

/** The closest words to a mistyped one. */
export function guessUnit(token: string, { language, vocabulary }: UnitMaker): Unit {
  const guesses = vocabulary.closest(token, maxGuesses);
  const qualities = new Map<string, number>();
  for (const { word, quality } of guesses) {
    set(qualities, word, quality);
    for (const meaning of language.phrases.meanings.get(word) ?? []) {
      set(qualities, meaning, quality);
    }
  }
  const unit = known([...qualities], { vocabulary });
  return unit.unknown ? unit : { ...unit, guessed: true };
}

function phraseUnits(term: Extract<Term, { kind: "phrase" }>, maker: UnitMaker): Unit[] {
  const qualities = new Map([[term.key, 1]]);
  for (const meaning of term.meanings) set(qualities, meaning, meaningQuality);
  const unit = known([...qualities], maker);
  const [only, ...others] = term.words;
  if (only?.kind === "word" && others.length === 0) {
    const begun = prefixUnit(only.typed, maker);
    return [either(unit, begun.unknown ? prefixUnit(only.token, maker) : begun)];
  }
  return unit.unknown ? queryUnits(term.words, maker) : [unit];
}

function numberUnit(token: string, value: number, maker: UnitMaker): Unit {
  const begun = { ...prefixUnit(token, maker), number: true as const };
  if (value < bareInches.min || value > bareInches.max) return begun;
  return either(begun, known([[`${Math.round(value)}in`, 0.9]], maker));
}

/** A length, or one close to it; the closer, the better. */
function lengthUnit(length: Extract<Term, { kind: "length" }>, maker: UnitMaker): Unit {
  const most = tolerance(length);
  const close = Array.from({ length: 2 * most + 1 }, (_, step): [string, number] => {
    const off = step - most;
    return [`${length.value + off}in`, 1 - (0.8 * Math.abs(off)) / most];
  });
  return { ...known(close, maker), number: true };
}

/** A load that a product is rated to, or a higher one. */
function weightUnit(value: number, maker: UnitMaker): Unit {
  const least = Math.min(value, 1_000);
  const enough = Array.from({ length: least + 1 }, (_, more): [string, number] => [
    `${least + more}lb`,
    1 - (0.5 * more) / (least + 1),
  ]);
  return { ...known(enough, maker), number: true };
}

/** The word and longer ones that start with it. */
function prefixUnit(typed: string, { language, vocabulary }: UnitMaker): Unit {
  if (typed.length < minPrefixLength) return known([[typed, 1]], { vocabulary });
  const isWhole = vocabulary.count(typed) > 0;
  const qualities = new Map<string, number>();
  for (const word of vocabulary.startingWith(typed, maxExpansions)) {
    const quality = word === typed ? 1 : 0.55 + 0.35 * (typed.length / word.length);
    set(qualities, word, quality);
    if (word !== typed && (isWhole || typed.length < minAliasPrefix)) continue;
    for (const meaning of language.phrases.meanings.get(word) ?? []) {
      set(qualities, meaning, quality * meaningQuality);
    }
  }
  const meanings = [...qualities.keys()].filter(
    (token) => !token.startsWith(typed) && vocabulary.count(token) > 0,
  );
  const hasAny = [...qualities.keys()].some((token) => vocabulary.count(token) > 0);
  if (!hasAny) return unknownUnit;
  return { expression: anyOf([`"${typed}"*`, ...meanings.map(quoted)]), qualities };
}

/** "night stand" also as "nightstand". */
function joinedUnit(
  first: Term | undefined,
  second: Term | undefined,
  maker: UnitMaker,
): Unit | undefined {
  if (first?.kind !== "word" || second?.kind !== "word") return undefined;
  const token = first.typed + second.token;
  if (maker.vocabulary.count(token) === 0) return undefined;
  const apart = [first, second].flatMap((term) => wordUnits(term.token, term.typed, maker));
  const both = apart.every((unit) => !unit.unknown && !unit.guessed)
    ? [`(${apart.map(({ expression }) => expression).join(" AND ")})`]
    : [];
  return { expression: anyOf([quoted(token), ...both]), qualities: new Map([[token, 1]]) };
}

/** Two known words written as one: "barstool". */
function splitWord(word: string, { vocabulary }: UnitMaker): [string, string] | undefined {
  let best: [string, string] | undefined;
  let most = 0;
  for (let at = minJoinedPart; at <= word.length - minJoinedPart; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    const count = Math.min(vocabulary.count(left), vocabulary.count(right));
    if (count > most) {
      most = count;
      best = [left, right];
    }
  }
  return best;
}

/** The tokens among these that products have. */
function known(
  tokens: readonly (readonly [token: string, quality: number])[],
  { vocabulary }: Pick<UnitMaker, "vocabulary">,
): Unit {
  const existing = tokens.filter(([token]) => vocabulary.count(token) > 0);
  if (existing.length === 0) return unknownUnit;
  return {
    expression: anyOf(existing.map(([token]) => quoted(token))),
    qualities: new Map(existing),
  };
}

function either(one: Unit, other: Unit): Unit {
  if (one.unknown) return other;
  if (other.unknown) return one;
  const qualities = new Map(one.qualities);
  for (const [token, quality] of other.qualities) set(qualities, token, quality);
  return { ...one, expression: anyOf([one.expression, other.expression]), qualities };
}

function set(qualities: Map<string, number>, token: string, quality: number): void {
  qualities.set(token, Math.max(qualities.get(token) ?? 0, quality));
}

function anyOf(expressions: readonly string[]): string {
  return expressions.length === 1 ? (expressions[0] ?? "") : `(${expressions.join(" OR ")})`;
}

function quoted(token: string): string {
  return `"${token}"`;
}
