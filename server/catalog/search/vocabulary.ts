import { typoMatchQuality } from "#domain/search/typo-tolerance.ts";

/** A known word and how well it matches what was typed, from 0 to 1. */
export interface Guess {
  word: string;
  quality: number;
}

/** One row's words. */
export interface RowWords {
  all: Iterable<string>;
  /** Those that are more than mentioned in a description. */
  weights: { has(token: string): boolean };
}

/** In how many rows a word is, and in how many of them it is more than mentioned. */
interface Count {
  rows: number;
  named: number;
}

const word = /^\p{L}{3,}$/u;
const maxScanned = 3_000;

/**
 * The words of an index, for incomplete and mistyped words.
 * @param names additional words, which need not be in the index.
 */
export function createVocabulary(names: Iterable<string>) {
  const counts = new Map<string, Count>();
  let sorted: string[] = [];
  /** Words that are not in `sorted` yet, and those that still are. */
  const unsorted = new Set<string>();
  const removed = new Set<string>();
  /** Words without digits, by their first letter. */
  const byFirstLetter = new Map<string, Set<string>>();
  const languageNames = new Set(names);

  function addWord(token: string, added: Count) {
    const known = counts.get(token);
    if (known) {
      known.rows += added.rows;
      known.named += added.named;
      return;
    }
    counts.set(token, { ...added });
    if (!removed.delete(token)) unsorted.add(token);
    if (!word.test(token)) return;
    const first = token[0] ?? "";
    const others = byFirstLetter.get(first);
    if (others) others.add(token);
    else byFirstLetter.set(first, new Set([token]));
  }

  function removeWord(token: string, isNamed: boolean) {
    const known = counts.get(token);
    if (!known) return;
    known.rows -= 1;
    if (isNamed) known.named -= 1;
    if (known.rows > 0 || languageNames.has(token)) return;
    counts.delete(token);
    byFirstLetter.get(token[0] ?? "")?.delete(token);
    if (!unsorted.delete(token)) removed.add(token);
  }

  function countOf(token: string): number {
    return counts.get(token)?.rows ?? 0;
  }

  /** The words in order, sorted only when needed because a large import adds many at once. */
  function inOrder(): readonly string[] {
    if (removed.size > 0) sorted = sorted.filter((each) => !removed.has(each));
    if (unsorted.size > 0) sorted = sorted.concat([...unsorted]).sort();
    removed.clear();
    unsorted.clear();
    return sorted;
  }

  /** Whether a product is named or described by the word, or the language has it. */
  function isNamed(token: string): boolean {
    return languageNames.has(token) || (counts.get(token)?.named ?? 0) > 0;
  }

  for (const name of languageNames) addWord(name, { rows: 0, named: 0 });

  return {
    count: countOf,
    isNamed,

    /** Adds one row's words. */
    add({ all, weights }: RowWords) {
      for (const token of all) addWord(token, { rows: 1, named: weights.has(token) ? 1 : 0 });
    },

    /** Takes back one row's words; a word that no row has any more is forgotten. */
    remove({ all, weights }: RowWords) {
      for (const token of all) removeWord(token, weights.has(token));
    },

    /** Words that start with the typed ones, those of the most rows first. */
    startingWith(typed: string, max: number): string[] {
      const words = inOrder();
      const from = firstNotBefore(words, typed);
      const found: string[] = [];
      for (let at = from; at < from + maxScanned; at += 1) {
        const token = words[at];
        if (!token?.startsWith(typed)) break;
        found.push(token);
      }
      return found.sort((a, b) => countOf(b) - countOf(a)).slice(0, max);
    },

    /**
     * The words a mistyped one may stand for, the closest first; none that are only mentioned in
     * descriptions (rule 6.4).
     * @param isBegun whether it may also be the mistyped beginning of a longer word.
     */
    closest(typed: string, max: number, isBegun: boolean): Guess[] {
      const [first = "", second = ""] = typed;
      const letters = new Set([first, second]);
      return [...letters]
        .flatMap((letter) => [...(byFirstLetter.get(letter) ?? [])])
        .filter(isNamed)
        .map((known) => ({ word: known, quality: typoMatchQuality(typed, known, isBegun) }))
        .filter(({ quality }) => quality > 0)
        .sort((a, b) => b.quality - a.quality || countOf(b.word) - countOf(a.word))
        .slice(0, max);
    },
  };
}

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** Index of the first word that is not before the given one in alphabetical order. */
function firstNotBefore(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
