import { type LanguageWords, languageWords } from "./language-words.ts";
import { type Phrases, preparePhrases } from "./phrases.ts";
import type { LimitKind, SearchLanguage } from "./search-language.ts";
import { splitText } from "./split-text.ts";

const limitKinds = ["atMost", "atLeast", "between"] as const satisfies LimitKind[];

/** A search language prepared for texts and queries. */
export interface PreparedLanguage {
  words: LanguageWords;
  phrases: Phrases;
  /** Keys of the colors that other words are narrower than. */
  colors: ReadonlySet<string>;
  nounAt: "end" | "start";
  /** Phrases that introduce a limit, the longest first. */
  limits: readonly { kind: LimitKind; words: readonly string[] }[];
  /** The kind that comes closest, if any, by the key of another kind. */
  otherKinds: ReadonlyMap<string, string | undefined>;
  genericKinds: ReadonlySet<string>;
  describing: ReadonlySet<string>;
  everydayWords: ReadonlySet<string>;
  /** Keys of the phrases for TV stands. */
  screenStands: ReadonlySet<string>;
  /**
   * The kind of product another shop's brand stands for, by the brand's key; undefined if there is
   * no single kind.
   */
  otherBrands: ReadonlyMap<string, string | undefined>;
}

/** Prepares a search language once, for all texts and queries. */
export function prepareLanguage(language: SearchLanguage): PreparedLanguage {
  const words = languageWords(language);
  const phrases = preparePhrases(language, words);
  return {
    words,
    phrases,
    colors: new Set(language.colors.map(phrases.key)),
    nounAt: language.nounAt,
    limits: limitKinds
      .flatMap((kind) =>
        language.limits[kind].map((phrase) => ({ kind, words: splitText(phrase) })),
      )
      .sort((a, b) => b.words.length - a.words.length),
    otherKinds: new Map(
      language.otherKinds.map(({ names: [name = ""], like }) => [
        phrases.key(name),
        like && phrases.key(like),
      ]),
    ),
    genericKinds: new Set(language.genericKinds.map(phrases.key)),
    describing: new Set(language.describing.map(phrases.key)),
    everydayWords: new Set(language.everydayWords.map(phrases.key)),
    screenStands: new Set(language.screenStands.map(phrases.key)),
    otherBrands: new Map(
      language.otherBrands.flatMap(({ names, like }) =>
        names.map((name) => [phrases.key(name), like && phrases.key(like)] as const),
      ),
    ),
  };
}

/** Whether one of these keys names a color, or something narrower: "gray" and "charcoal". */
export function isColor(
  keys: readonly string[],
  { colors, phrases }: Pick<PreparedLanguage, "colors" | "phrases">,
): boolean {
  return keys.some((key) => colors.has(key) || phrases.wider(key).some((wide) => colors.has(wide)));
}
