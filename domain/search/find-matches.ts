import { singular, splitWords } from "./fold-words.ts";
import type { SearchIndex } from "./search-index.ts";
import { typoMatchQuality } from "./typo-tolerance.ts";

/** Longest query, in characters; the rest is ignored (rule 6.2). */
export const maxQueryLength = 100;
const maxWords = 12;
/** Score added if the title has the query word for word. */
const titleBonus = 6;
const minPrefixLength = 2;

export interface SearchResult<Item> {
  /** Best first; equal ones in the order of the index. */
  items: Item[];
  /** True if nothing matched as typed and the items are guesses for a mistyped query. */
  closest: boolean;
}

/** How well known words match a typed one, from 0 to 1. */
type MatchWord = (typed: string) => Map<string, number>;

/**
 * Finds the documents with every word of the query, as it is, as the beginning of a longer word, or
 * as a synonym (rule 6.1). Unknown words are treated as mistyped, and all words if together they
 * find nothing.
 */
export function findMatches<Item>(index: SearchIndex<Item>, query: string): SearchResult<Item> {
  const typed = splitWords(query.slice(0, maxQueryLength)).slice(0, maxWords);
  const words = index.language.meaningful(typed);
  if (words.length === 0) return { items: [], closest: false };
  const asTyped: MatchWord = (typed) => knownWords(index, typed);
  const guessAll: MatchWord = (typed) => new Map([...guesses(index, typed), ...asTyped(typed)]);
  const guessUnknown: MatchWord = (typed) => {
    const known = asTyped(typed);
    return known.size > 0 ? known : guesses(index, typed);
  };
  for (const matchWord of [guessUnknown, guessAll]) {
    const positions = rank(index, words, matchWord);
    if (positions.length === 0) continue;
    const items = positions.flatMap((position) => index.items.slice(position, position + 1));
    const guessed = matchWord === guessAll || words.some((word) => asTyped(word).size === 0);
    return { items, closest: guessed };
  }
  return { items: [], closest: false };
}

/** Positions of the documents with every word, best first. */
function rank<Item>(
  index: SearchIndex<Item>,
  words: readonly string[],
  matchWord: MatchWord,
): number[] {
  const perWord = words.map((word) => scores(index, matchWord(word)));
  const [first, ...others] = perWord.toSorted((a, b) => a.size - b.size);
  if (!first) return [];
  const phrase = ` ${words.map(singular).join(" ")} `;
  return [...first.keys()]
    .filter((position) => others.every((found) => found.has(position)))
    .map((position) => {
      const inTitle = index.titles[position]?.includes(phrase) ? titleBonus : 0;
      const sum = perWord.reduce((total, found) => total + (found.get(position) ?? 0), inTitle);
      return { position, score: sum };
    })
    .sort((a, b) => b.score - a.score || a.position - b.position)
    .map(({ position }) => position);
}

/** The score of one typed word in each document that has it. */
function scores<Item>(
  index: SearchIndex<Item>,
  matches: ReadonlyMap<string, number>,
): Map<number, number> {
  const best = new Map<number, number>();
  for (const [word, quality] of matches) {
    for (const [position, weight] of index.words.get(word) ?? []) {
      best.set(position, Math.max(best.get(position) ?? 0, weight * quality));
    }
  }
  return best;
}

/** Known words that match the word as typed, or else its singular: "chais" may become "chaise". */
function knownWords<Item>(index: SearchIndex<Item>, typed: string): Map<string, number> {
  const known = withPrefix(index, typed);
  return known.size > 0 ? known : withPrefix(index, singular(typed));
}

/** The word itself and longer ones that start with it. */
function withPrefix<Item>(index: SearchIndex<Item>, typed: string): Map<string, number> {
  const known = new Map<string, number>();
  if (index.words.has(typed)) known.set(typed, 1);
  if (typed.length < minPrefixLength) return known;
  for (let at = firstNotBefore(index.vocabulary, typed); ; at += 1) {
    const word = index.vocabulary[at];
    if (!word?.startsWith(typed)) return known;
    if (word !== typed) known.set(word, 0.55 + 0.35 * (typed.length / word.length));
  }
}

function guesses<Item>(index: SearchIndex<Item>, mistyped: string): Map<string, number> {
  const typed = singular(mistyped);
  return new Map(
    index.vocabulary
      .map((word) => [word, typoMatchQuality(typed, word)] as const)
      .filter(([, quality]) => quality > 0),
  );
}

/** Index of the first word that is not before the given one in alphabetical order. */
function firstNotBefore(vocabulary: readonly string[], word: string): number {
  let low = 0;
  let high = vocabulary.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((vocabulary[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
