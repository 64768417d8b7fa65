import { memoize } from "./memoize.ts";
import type { SearchLanguage, Side, Unit } from "./search-language.ts";
import { singularBy } from "./singular.ts";

const unitNames = ["inch", "foot", "pound", "piece"] as const satisfies Unit[];
const sideNames = ["width", "length", "height"] as const satisfies Side[];

/** A word of a text or query. */
export interface Word {
  kind: "word";
  /** In the singular. */
  token: string;
  typed: string;
  isFiller: boolean;
}

/** The single words of a search language, prepared for lookups. */
export interface LanguageWords {
  /** The entry for a word of a text or query, unless it is a number. */
  word(typed: string): Word | undefined;
  number(word: string): number | undefined;
  unit(word: string): Unit | undefined;
  side(word: string): Side | undefined;
  isMoney(word: string): boolean;
  isBy(word: string): boolean;
  isAnd(word: string): boolean;
  endsNoun(word: string): boolean;
}

/** Prepares the single words of a search language. */
export function languageWords(language: SearchLanguage): LanguageWords {
  const numbers = new Map(Object.entries(language.numbers));
  const units = byWord(unitNames, language.units);
  const sides = byWord(sideNames, language.sides);
  const [money, by, and, nounEnds] = [
    new Set(language.money),
    new Set(language.by),
    new Set(language.and),
    new Set(language.nounEnds),
  ];
  const fillers = new Set(language.fillers);
  const singular = singularBy(language.plurals);
  return {
    word: memoize((typed) =>
      numbers.has(typed) || !/^\p{L}/u.test(typed)
        ? undefined
        : { kind: "word", token: singular(typed), typed, isFiller: fillers.has(typed) },
    ),
    number: (word) => numbers.get(word),
    unit: (word) => units.get(word),
    side: (word) => sides.get(word),
    isMoney: (word) => money.has(word),
    isBy: (word) => by.has(word),
    isAnd: (word) => and.has(word),
    endsNoun: (word) => nounEnds.has(word),
  };
}

function byWord<Key extends string>(
  keys: readonly Key[],
  words: Readonly<Record<Key, readonly string[]>>,
): Map<string, Key> {
  return new Map(keys.flatMap((key) => words[key].map((word) => [word, key] as const)));
}
