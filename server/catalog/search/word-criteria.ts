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
/** Shorter words of a whole query begin only kinds of products: "lov", but not "bee" for beech. */
const minWholePrefix = 4;
/** How much of a name must be typed that no product has: "couc" for couch, but not "elderly". */
const minNameShare = 2 / 3;
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
  if (meansSomethingElse(token, source)) return [unknownCriterion];
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
  if (meansSomethingElse(typed, source)) return unknownCriterion;
  if (typed.length < minPrefixLength) return criterionOf([[typed, 1]], vocabulary);
  const isWhole = vocabulary.count(typed) > 0;
  const qualities = new Map<string, number>();
  const words = vocabulary
    .startingWith(typed, maxLongerWords)
    .filter((word) => word === typed || canBegin(typed, word, source));
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

/** Whether a word of a whole query is a common one and at most mentioned in descriptions: "cat". */
function meansSomethingElse(word: string, source: CriterionSource): boolean {
  const { language, vocabulary, isTyping } = source;
  return !isTyping && language.everydayWords.has(word) && !vocabulary.isNamed(word);
}

/** Whether a word may stand for a longer one (rule 6.1). */
function canBegin(typed: string, word: string, source: CriterionSource): boolean {
  if (source.isTyping || /^\d/.test(typed)) return true;
  if (typed.length < minWholePrefix) return source.isKind(word);
  return source.vocabulary.count(word) > 0
    ? source.vocabulary.isNamed(word)
    : typed.length >= minNameShare * word.length;
}

/** The closest words to a mistyped one (rule 6.4). */
export function guessCriterion(token: string, source: CriterionSource): Criterion {
  const { language, vocabulary, isTyping } = source;
  if (meansSomethingElse(token, source)) return unknownCriterion;
  const tokens = vocabulary.closest(token, maxGuesses, isTyping).flatMap(({ word, quality }) => {
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

/**
 * The two most frequent words that a word can be split into, one of them a kind of product:
 * "barstool", but not "outdoor".
 */
function splitWord(
  word: string,
  { vocabulary, isKind }: CriterionSource,
): [string, string] | undefined {
  let best: [string, string] | undefined;
  let most = 0;
  for (let at = minPartLength; at <= word.length - minPartLength; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (!isKind(left) && !isKind(right)) continue;
    const count = Math.min(vocabulary.count(left), vocabulary.count(right));
    if (count > most) [best, most] = [[left, right], count];
  }
  return best;
}
