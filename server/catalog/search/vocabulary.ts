import { typoMatchQuality } from "#domain/search/typo-tolerance.ts";

/** A known word and how well it matches what was typed, from 0 to 1. */
export interface Guess {
  word: string;
  quality: number;
}

const word = /^\p{L}{3,}$/u;
const maxScanned = 3_000;

/**
 * The words of an index, for beginnings of words and typing mistakes.
 * @param names other words to know, which nothing in the index need have.
 */
export function createVocabulary(names: Iterable<string>) {
  /** How many rows of the index have each word. */
  const counts = new Map([...names].map((name) => [name, 0]));
  let sorted = [...counts.keys()].sort();
  /** Words without digits, by their first letter. */
  const byFirstLetter = new Map<string, string[]>();
  for (const name of counts.keys()) addByFirstLetter(name);

  function addByFirstLetter(token: string) {
    if (!word.test(token)) return;
    const first = token[0] ?? "";
    const others = byFirstLetter.get(first);
    if (others) others.push(token);
    else byFirstLetter.set(first, [token]);
  }

  return {
    count: (token: string) => counts.get(token) ?? 0,

    /** Takes over the counts of a whole index. */
    recount(entries: Iterable<{ term: string; doc: number }>) {
      for (const { term, doc } of entries) {
        if (!counts.has(term)) addByFirstLetter(term);
        counts.set(term, doc);
      }
      sorted = [...counts.keys()].sort();
    },

    /** Adds one row's words. */
    add(tokens: Iterable<string>) {
      for (const token of tokens) {
        const count = counts.get(token);
        counts.set(token, (count ?? 0) + 1);
        if (count !== undefined) continue;
        addByFirstLetter(token);
        sorted.splice(firstNotBefore(sorted, token), 0, token);
      }
    },

    /** Words that start with the typed ones, those of the most rows first. */
    startingWith(typed: string, max: number): string[] {
      const from = firstNotBefore(sorted, typed);
      const found: string[] = [];
      for (let at = from; at < from + maxScanned; at += 1) {
        const token = sorted[at];
        if (!token?.startsWith(typed)) break;
        found.push(token);
      }
      return found.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).slice(0, max);
    },

    /** The words that may have been meant by a mistyped one, the closest first (rule 6.4). */
    closest(typed: string, max: number): Guess[] {
      const [first = "", second = ""] = typed;
      const letters = new Set([first, second]);
      return [...letters]
        .flatMap((letter) => byFirstLetter.get(letter) ?? [])
        .map((known) => ({ word: known, quality: typoMatchQuality(typed, known) }))
        .filter(({ quality }) => quality > 0)
        .sort(
          (a, b) => b.quality - a.quality || (counts.get(b.word) ?? 0) - (counts.get(a.word) ?? 0),
        )
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
