import { normalizeWords } from "./fold-words.ts";

/** The search's synonyms and filler words; the shop's are in `shop/copy` (rule 6.3). */
export interface SearchLanguage {
  /** Groups of phrases that mean the same: `["sofa", "couch"]`. */
  synonyms: readonly (readonly string[])[];
  /**
   * `["charcoal", "gray"]`: a search for gray also finds charcoal, but not the other way around.
   */
  broader: readonly (readonly [narrow: string, wide: string])[];
  /** Words without meaning for products, such as "with". */
  fillers: readonly string[];
}

interface Rule {
  phrase: readonly string[];
  adds: readonly string[];
}

/** A search language prepared for lookups. */
export interface SearchWords {
  /** More words a text can be found by, implied by its words. */
  impliedBy(words: readonly string[]): Set<string>;
  /** The words without fillers, unless none would be left. */
  meaningful(words: readonly string[]): string[];
}

/** Prepares a search language for lookups. */
export function searchWords(language: SearchLanguage): SearchWords {
  const rules = [
    ...language.synonyms.flatMap((group) => group.map((phrase) => rule(phrase, group))),
    ...language.broader.map(([narrow, wide]) => rule(narrow, [wide])),
  ];
  const byFirstWord = Map.groupBy(rules, ({ phrase }) => phrase[0] ?? "");
  const fillers = new Set(language.fillers.flatMap(normalizeWords));
  return {
    impliedBy(words) {
      const impliedRules = words.flatMap((word, position) =>
        (byFirstWord.get(word) ?? []).filter(({ phrase }) =>
          phrase.every((part, offset) => words[position + offset] === part),
        ),
      );
      return new Set(impliedRules.flatMap(({ adds }) => adds));
    },
    meaningful(words) {
      const remaining = words.filter((word) => !fillers.has(word));
      return remaining.length > 0 ? remaining : [...words];
    },
  };
}

function rule(phrase: string, group: readonly string[]): Rule {
  return { phrase: normalizeWords(phrase), adds: group.flatMap(normalizeWords) };
}
