import type { LanguageWords } from "./language-words.ts";
import { readItems } from "./read-items.ts";
import type { SearchLanguage } from "./search-language.ts";

/** A phrase of the language found among tokens. */
export interface FoundPhrase {
  /** How many tokens it has. */
  length: number;
  /** Its words written as one. */
  key: string;
  /** Keys of the first phrases of its groups of synonyms; often the key itself. */
  meanings: readonly string[];
}

const maxPhraseLength = 4;
const none: readonly FoundPhrase[] = [];
const noKeys: readonly string[] = [];

/** Phrases with a meaning, prepared for lookups. */
export interface Phrases {
  /** All phrases that start at that token, the shortest first. */
  allAt(tokens: readonly string[], start: number): readonly FoundPhrase[];
  /** Broader words that also match the word or phrase with that key: gray for charcoal. */
  wider(key: string): readonly string[];
  /** The key of a phrase, whether it has a meaning or not. */
  key(phrase: string): string;
  /** The key of these tokens as one phrase. */
  joined(tokens: readonly string[]): string;
  /** Keys of all phrases with a meaning, with their meanings. */
  meanings: ReadonlyMap<string, readonly string[]>;
}

/**
 * Prepares synonyms and broader words. A phrase's key is its words in the singular written as one,
 * so "love seat", "love-seats" and "loveseat" have the same key; words within a phrase stand for
 * their synonyms, so "corner couch" is "corner sofa".
 */
export function preparePhrases(language: SearchLanguage, words: LanguageWords): Phrases {
  const tokensOf = (phrase: string) => phraseTokens(phrase, words);
  const otherKinds = language.otherKinds.map(({ names }) => names);
  const groups = [...language.synonyms, ...otherKinds].map((group) =>
    group.map(tokensOf).filter((tokens) => tokens.length > 0),
  );
  const standIns = new Map(groups.flatMap(singleWords));
  const standIn = (token: string) => standIns.get(token) ?? token;
  const keyOf = (tokens: readonly string[]) =>
    tokens.length === 1 ? (tokens[0] ?? "") : tokens.map(standIn).join("");

  const meanings = new Map<string, string[]>();
  const starts = new Set<string>();
  for (const [first = [], ...others] of groups) {
    for (const tokens of [first, ...others]) {
      const key = keyOf(tokens);
      meanings.set(key, [...new Set([...(meanings.get(key) ?? []), keyOf(first)])]);
      starts.add(key).add(standIn(tokens[0] ?? ""));
    }
  }
  // A phrase can also start with a synonym of its first word.
  for (const [word, first] of standIns) if (starts.has(first)) starts.add(word);

  const wider = new Map<string, string[]>();
  for (const [narrow, wide] of language.broader) {
    const key = keyOf(tokensOf(narrow));
    wider.set(key, [...(wider.get(key) ?? []), keyOf(tokensOf(wide))]);
  }

  return {
    allAt(tokens, start) {
      const first = tokens[start] ?? "";
      if (!starts.has(first)) return none;
      const found: FoundPhrase[] = [];
      let key = first;
      for (
        let length = 1;
        length <= maxPhraseLength && start + length <= tokens.length;
        length += 1
      ) {
        if (length === 2) key = standIn(first);
        if (length > 1) key += standIn(tokens[start + length - 1] ?? "");
        const its = meanings.get(key);
        if (its) found.push({ length, key, meanings: its });
      }
      return found;
    },
    wider: (key) => wider.get(key) ?? noKeys,
    key: (phrase) => keyOf(tokensOf(phrase)),
    joined: keyOf,
    meanings,
  };
}

/**
 * Maps each single word of a synonym group to the group's first word, if that is a single word too.
 */
function singleWords([first = [], ...others]: readonly string[][]): [string, string][] {
  const [leading, ...rest] = first;
  if (leading === undefined || rest.length > 0) return [];
  return others.flatMap((tokens) =>
    tokens.length === 1 ? tokens.map((token): [string, string] => [token, leading]) : [],
  );
}

/** A phrase as the tokens it has in texts, without fillers. */
function phraseTokens(phrase: string, words: LanguageWords): string[] {
  return readItems(phrase, words).flatMap((item) =>
    item.kind === "money" || (item.kind === "word" && item.isFiller) ? [] : [item.token],
  );
}
