import { typoMatchQuality } from "#domain/search/typo-tolerance.ts";

/** A known word and how well it matches what was typed, from 0 to 1. */
export interface Guess {
  word: string;
  quality: number;
}

const word = /^\p{L}{3,}$/u;
const maxScanned = 3_000;

/**
 * The words of an index, for incomplete and mistyped words.
 * @param names additional words, which need not be in the index.
 */
export function createVocabulary(names: Iterable<string>) {
  /** How many rows of the index have each word. */
  const counts = new Map<string, { rows: number }>();
  let sorted: string[] = [];
  /** Words that are not in `sorted` yet, and those that still are. */
  const unsorted = new Set<string>();
  const removed = new Set<string>();
  /** Words without digits, by their first letter. */
  const byFirstLetter = new Map<string, Set<string>>();
  const languageNames = new Set(names);

  function addWord(token: string, count: number) {
    const known = counts.get(token);
    if (known) {
      known.rows += count;
      return;
    }
    counts.set(token, { rows: count });
    if (!removed.delete(token)) unsorted.add(token);
    if (!word.test(token)) return;
    const first = token[0] ?? "";
    const others = byFirstLetter.get(first);
    if (others) others.add(token);
    else byFirstLetter.set(first, new Set([token]));
  }

  function removeWord(token: string) {
    const known = counts.get(token);
    if (!known) return;
    known.rows -= 1;
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

  for (const name of languageNames) addWord(name, 0);

  return {
    count: countOf,

    /** Adds one row's words. */
    add(tokens: Iterable<string>) {
      for (const token of tokens) addWord(token, 1);
    },

    /** Takes back one row's words; a word that no row has any more is forgotten. */
    remove(tokens: Iterable<string>) {
      for (const token of tokens) removeWord(token);
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

    /** The words a mistyped one may stand for, the closest first (rule 6.4). */
    closest(typed: string, max: number): Guess[] {
      const [first = "", second = ""] = typed;
      const letters = new Set([first, second]);
      return [...letters]
        .flatMap((letter) => [...(byFirstLetter.get(letter) ?? [])])
        .map((known) => ({ word: known, quality: typoMatchQuality(typed, known) }))
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
