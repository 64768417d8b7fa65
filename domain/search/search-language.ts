import { normalizeWords } from "./fold-words.ts";

/**
 * What search knows of the language people type in; the shop's words, see `shop/words` (rule 6.3).
 */
export interface SearchLanguage {
  /** Groups of phrases that mean the same: `["sofa", "couch"]`. */
  synonyms: readonly (readonly string[])[];
  /** `["charcoal", "gray"]`: whoever asks for gray is shown charcoal, not the other way round. */
  broader: readonly (readonly [narrow: string, wide: string])[];
  /** Words that say nothing about a piece, such as "with". */
  fillers: readonly string[];
}

interface Rule {
  phrase: readonly string[];
  adds: readonly string[];
}

/** A language ready for use. */
export interface SearchWords {
  /** Further words a text can be found under, by what it says. */
  impliedBy(words: readonly string[]): Set<string>;
  /** The words without fillers, unless there would be none left. */
  meaningful(words: readonly string[]): string[];
}

export function searchWords(language: SearchLanguage): SearchWords {
  const rules = [
    ...language.synonyms.flatMap((group) => group.map((phrase) => rule(phrase, group))),
    ...language.broader.map(([narrow, wide]) => rule(narrow, [wide])),
  ];
  const byFirstWord = Map.groupBy(rules, ({ phrase }) => phrase[0] ?? "");
  const fillers = new Set(language.fillers.flatMap(normalizeWords));
  return {
    impliedBy(words) {
      const said = words.flatMap((word, place) =>
        (byFirstWord.get(word) ?? []).filter(({ phrase }) =>
          phrase.every((part, offset) => words[place + offset] === part),
        ),
      );
      return new Set(said.flatMap(({ adds }) => adds));
    },
    meaningful(words) {
      const left = words.filter((word) => !fillers.has(word));
      return left.length > 0 ? left : [...words];
    },
  };
}

function rule(phrase: string, group: readonly string[]): Rule {
  return { phrase: normalizeWords(phrase), adds: group.flatMap(normalizeWords) };
}
