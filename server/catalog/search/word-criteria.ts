import { meaningShare } from "#domain/search/text-tokens.ts";
import {
  anyOf,
  type Criterion,
  type CriterionSource,
  criterionOf,
  quoted,
  raise,
  unknownCriterion,
} from "./criterion.ts";

/** A word as typed, and in the singular. */
export interface TypedWord {
  token: string;
  typed: string;
}

const minPrefixLength = 2;
/** Letters from which the beginning of a synonym counts: "couc" for a sofa. */
const minMeaningPrefix = 3;
const maxLongerWords = 30;
const maxGuesses = 4;
const minPartLength = 3;

/**
 * One criterion each for a word, the words it begins, two words written as one, or the closest
 * words.
 */
export function wordCriteria({ token, typed }: TypedWord, source: CriterionSource): Criterion[] {
  const asTyped = prefixCriterion(typed, source);
  if (!asTyped.unknown) return [asTyped];
  const singular = prefixCriterion(token, source);
  if (!singular.unknown) return [singular];
  const parts = splitWord(token, source);
  return parts
    ? parts.map((part) => prefixCriterion(part, source))
    : [guessCriterion(token, source)];
}

/** The word as typed, or else in the singular, and the longer words that start with it. */
export function begunCriterion({ token, typed }: TypedWord, source: CriterionSource): Criterion {
  const asTyped = prefixCriterion(typed, source);
  return asTyped.unknown ? prefixCriterion(token, source) : asTyped;
}

/** The word and the longer ones that start with it (rule 6.1). */
export function prefixCriterion(typed: string, source: CriterionSource): Criterion {
  const { language, vocabulary } = source;
  if (typed.length < minPrefixLength) return criterionOf([[typed, 1]], vocabulary);
  const isWhole = vocabulary.count(typed) > 0;
  const qualities = new Map<string, number>();
  const words = vocabulary.startingWith(typed, maxLongerWords);
  for (const word of words) {
    const quality = word === typed ? 1 : 0.55 + 0.35 * (typed.length / word.length);
    raise(qualities, word, quality);
    if (word !== typed && (isWhole || typed.length < minMeaningPrefix)) continue;
    for (const meaning of language.phrases.meanings.get(word) ?? []) {
      raise(qualities, meaning, quality * meaningShare);
    }
  }
  const known = [...qualities].filter(([token]) => vocabulary.count(token) > 0);
  if (known.length === 0) return unknownCriterion;
  const tokens = known.map(([token]) => token);
  // Faster than FTS5's prefix query, which merges the lists of all words with the prefix first.
  const expression =
    words.length < maxLongerWords
      ? tokens.map(quoted)
      : [`${quoted(typed)}*`, ...tokens.filter((token) => !token.startsWith(typed)).map(quoted)];
  return { expression: anyOf(expression), qualities: new Map(known) };
}

/** The closest words to a mistyped one (rule 6.4). */
export function guessCriterion(
  token: string,
  { language, vocabulary }: CriterionSource,
): Criterion {
  const tokens = vocabulary.closest(token, maxGuesses).flatMap(({ word, quality }) => {
    const meanings = language.phrases.meanings.get(word) ?? [];
    return [word, ...meanings].map((each) => [each, quality] as const);
  });
  const criterion = criterionOf(tokens, vocabulary);
  return criterion.unknown ? criterion : { ...criterion, guessed: true };
}

/** Two words that are also written as one, or begin one: "night stand", "bar st". */
export function joinedCriterion(
  first: TypedWord,
  second: TypedWord,
  source: CriterionSource,
): Criterion | undefined {
  const joined = begunCriterion(
    { token: first.typed + second.token, typed: first.typed + second.typed },
    source,
  );
  if (joined.unknown) return undefined;
  const apart = [begunCriterion(first, source), begunCriterion(second, source)];
  if (apart.some(({ unknown }) => unknown)) return joined;
  const both = `(${apart.map(({ expression }) => expression).join(" AND ")})`;
  return { ...joined, expression: anyOf([joined.expression, both]) };
}

/** The two most frequent words that a word can be split into: "barstool". */
function splitWord(word: string, { vocabulary }: CriterionSource): [string, string] | undefined {
  let best: [string, string] | undefined;
  let most = 0;
  for (let at = minPartLength; at <= word.length - minPartLength; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    const count = Math.min(vocabulary.count(left), vocabulary.count(right));
    if (count > most) [best, most] = [[left, right], count];
  }
  return best;
}
