import { singular, splitWords } from "./fold-words.ts";
import type { SearchIndex } from "./search-index.ts";
import { slipQuality } from "./typo-tolerance.ts";

/** Longest query taken, in characters; the rest of a longer one is left out (rule 6.2). */
export const maxQueryLength = 100;
const maxWords = 12;
/** What a query that stands in the title word for word gains. */
const titleBonus = 6;
const minPrefixLength = 2;

export interface SearchResult<Item> {
  /** Best first; equals stay in the index's order. */
  items: Item[];
  /** Nothing matched as typed: these are the closest, taking the query for mistyped. */
  closest: boolean;
}

/** How well each known word explains a typed one, from 0 to 1. */
type MatchWord = (typed: string) => Map<string, number>;

/**
 * Finds what has every word of the query, as it stands, as the beginning of a longer word, or
 * under another name (rule 6.1). Words nobody knows are taken for mistyped; so are all of them when
 * together they find nothing.
 */
export function findMatches<Item>(index: SearchIndex<Item>, query: string): SearchResult<Item> {
  const typed = splitWords(query.slice(0, maxQueryLength)).slice(0, maxWords);
  const words = index.language.meaningful(typed);
  if (words.length === 0) return { items: [], closest: false };
  const asTyped: MatchWord = (typed) => knownWords(index, typed);
  const generous: MatchWord = (typed) => new Map([...guesses(index, typed), ...asTyped(typed)]);
  const patient: MatchWord = (typed) => {
    const known = asTyped(typed);
    return known.size > 0 ? known : guesses(index, typed);
  };
  for (const explain of [patient, generous]) {
    const places = rank(index, words, explain);
    if (places.length === 0) continue;
    const items = places.flatMap((place) => index.items.slice(place, place + 1));
    const guessed = explain === generous || words.some((word) => asTyped(word).size === 0);
    return { items, closest: guessed };
  }
  return { items: [], closest: false };
}

/** Places of the documents that have every word, best first. */
function rank<Item>(
  index: SearchIndex<Item>,
  words: readonly string[],
  explain: MatchWord,
): number[] {
  const perWord = words.map((word) => scores(index, explain(word)));
  const [first, ...others] = perWord.toSorted((a, b) => a.size - b.size);
  if (!first) return [];
  const phrase = ` ${words.map(singular).join(" ")} `;
  return [...first.keys()]
    .filter((place) => others.every((found) => found.has(place)))
    .map((place) => {
      const inTitle = index.titles[place]?.includes(phrase) ? titleBonus : 0;
      const sum = perWord.reduce((total, found) => total + (found.get(place) ?? 0), inTitle);
      return { place, score: sum };
    })
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .map(({ place }) => place);
}

/** What one typed word is worth in each document that has it. */
function scores<Item>(
  index: SearchIndex<Item>,
  explanations: ReadonlyMap<string, number>,
): Map<number, number> {
  const best = new Map<number, number>();
  for (const [word, quality] of explanations) {
    for (const [place, weight] of index.words.get(word) ?? []) {
      best.set(place, Math.max(best.get(place) ?? 0, weight * quality));
    }
  }
  return best;
}

/** The word as typed, or as the singular of it: "chais" is on its way to "chaise". */
function knownWords<Item>(index: SearchIndex<Item>, typed: string): Map<string, number> {
  const known = withPrefix(index, typed);
  return known.size > 0 ? known : withPrefix(index, singular(typed));
}

/** The word itself and longer ones that begin with it. */
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
      .map((word) => [word, slipQuality(typed, word)] as const)
      .filter(([, quality]) => quality > 0),
  );
}

/** Place of the first word that does not stand before the given one in the alphabet. */
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
