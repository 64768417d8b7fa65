import { normalizeWords } from "./fold-words.ts";
import type { SearchWords } from "./search-language.ts";

/** One text of a document and how much a word in it counts. */
export interface SearchField {
  text: string;
  weight: number;
}

/** Something that can be found. */
export interface SearchDocument<Item> {
  item: Item;
  /** Also among the fields; a query that stands in it word for word comes first. */
  title: string;
  fields: readonly SearchField[];
}

/** Everything there is to find, by word. */
export interface SearchIndex<Item> {
  items: readonly Item[];
  /** Folded titles, a blank before, between and after the words. */
  titles: readonly string[];
  /** For every known word, the documents that have it (by place) and what it counts there. */
  words: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** The known words in alphabetical order. */
  vocabulary: readonly string[];
  language: SearchWords;
}

/** A word that is only implied counts for a little less than one that is said. */
const impliedShare = 0.8;

/** Builds the index of the documents, in their own order. */
export function buildSearchIndex<Item>(
  documents: readonly SearchDocument<Item>[],
  language: SearchWords,
): SearchIndex<Item> {
  const words = new Map<string, Map<number, number>>();
  for (const [place, { fields }] of documents.entries()) {
    for (const { text, weight } of fields) {
      const said = normalizeWords(text);
      for (const word of said) count(words, word, place, weight);
      for (const word of language.impliedBy(said)) {
        count(words, word, place, weight * impliedShare);
      }
    }
  }
  return {
    items: documents.map(({ item }) => item),
    titles: documents.map(({ title }) => ` ${normalizeWords(title).join(" ")} `),
    words,
    vocabulary: [...words.keys()].sort(),
    language,
  };
}

function count(
  words: Map<string, Map<number, number>>,
  word: string,
  place: number,
  weight: number,
): void {
  const places = words.get(word) ?? new Map<number, number>();
  places.set(place, Math.max(places.get(place) ?? 0, weight));
  words.set(word, places);
}
