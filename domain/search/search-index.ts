import { normalizeWords } from "./fold-words.ts";
import type { SearchWords } from "./search-language.ts";

/** A text of a document and the weight of its words. */
export interface SearchField {
  text: string;
  weight: number;
}

/** A document to find. */
export interface SearchDocument<Item> {
  item: Item;
  /** Must also be one of the fields; a title that has the query word for word ranks first. */
  title: string;
  fields: readonly SearchField[];
}

/** All documents, by word. */
export interface SearchIndex<Item> {
  items: readonly Item[];
  /** Normalized titles, with a space before, between and after the words. */
  titles: readonly string[];
  /** For every known word, the documents that have it (by index) and its weight there. */
  words: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** The known words in alphabetical order. */
  vocabulary: readonly string[];
  language: SearchWords;
}

/** Weight of a word implied by a synonym, relative to one in the text. */
const impliedShare = 0.8;

/** Builds the index of the documents, in their own order. */
export function buildSearchIndex<Item>(
  documents: readonly SearchDocument<Item>[],
  language: SearchWords,
): SearchIndex<Item> {
  const words = new Map<string, Map<number, number>>();
  for (const [position, { fields }] of documents.entries()) {
    for (const { text, weight } of fields) {
      const textWords = normalizeWords(text);
      for (const word of textWords) count(words, word, position, weight);
      for (const word of language.impliedBy(textWords)) {
        count(words, word, position, weight * impliedShare);
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
  position: number,
  weight: number,
): void {
  const positions = words.get(word) ?? new Map<number, number>();
  positions.set(position, Math.max(positions.get(position) ?? 0, weight));
  words.set(word, positions);
}
