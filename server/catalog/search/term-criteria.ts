import { tolerance } from "#domain/search/read-limits.ts";
import type { Term } from "#domain/search/read-query.ts";
import { meaningShare } from "#domain/search/text-tokens.ts";
import {
  type Criterion,
  type CriterionSource,
  criterionOf,
  either,
  unknownCriterion,
} from "./criterion.ts";
import {
  begunCriterion,
  guessCriterion,
  joinedCriterion,
  prefixCriterion,
  wordCriteria,
} from "./word-criteria.ts";

/** Bare numbers that may be inches: "sofa 84". */
const bareInches = { min: 10, max: 200 };
const bareInchesQuality = 0.9;
const heaviest = 1_000;

/** The criteria of a query's terms. */
export function termCriteria(terms: readonly Term[], source: CriterionSource): Criterion[] {
  const criteria: Criterion[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const [term, next] = terms.slice(at, at + 2);
    const joined =
      term?.kind === "word" && next?.kind === "word"
        ? joinedCriterion(term, next, source)
        : undefined;
    if (joined) {
      criteria.push(joined);
      at += 1;
    } else if (term) criteria.push(...criteriaOf(term, source));
  }
  return criteria;
}

/** The same with phrases split into words, for phrases that no row has. */
export function apartCriteria(terms: readonly Term[], source: CriterionSource): Criterion[] {
  return termCriteria(
    terms.flatMap((term) =>
      term.kind === "phrase" && term.words.length > 1 ? term.words : [term],
    ),
    source,
  );
}

/** The same with guesses for incomplete words: "lift char". */
export function guessedCriteria(terms: readonly Term[], source: CriterionSource): Criterion[] {
  return terms.flatMap((term) =>
    term.kind === "word" && source.vocabulary.count(term.token) === 0
      ? [guessCriterion(term.token, source)]
      : criteriaOf(term, source),
  );
}

/** The same with broader words: leather for faux leather, blue for navy. */
export function widerCriteria(terms: readonly Term[], source: CriterionSource): Criterion[] {
  const { phrases } = source.language;
  return terms.flatMap((term) => {
    const keys =
      term.kind === "phrase"
        ? [term.key, ...term.meanings]
        : term.kind === "word"
          ? [term.token]
          : [];
    const wider = keys.flatMap((key) => phrases.wider(key)).map((key) => [key, 1] as const);
    const criteria = criteriaOf(term, source);
    const wide = criterionOf(wider, source.vocabulary);
    if (wide.unknown) return criteria;
    const [only = unknownCriterion, ...others] = criteria;
    return others.length > 0 ? criteria : [{ ...either(only, wide), similar: true }];
  });
}

function criteriaOf(term: Term, source: CriterionSource): Criterion[] {
  const { vocabulary } = source;
  switch (term.kind) {
    case "word":
      return wordCriteria(term, source);
    case "phrase":
      return phraseCriteria(term, source);
    case "number":
      return [numberCriterion(term.token, term.value, source)];
    case "length":
      return [{ ...criterionOf(closeLengths(term), vocabulary), number: true }];
    case "weight":
      return [{ ...criterionOf(enough(term.value), vocabulary), number: true }];
    case "exact":
      return [criterionOf([[term.token, 1]], vocabulary)];
    case "brand":
      return [
        term.like
          ? { ...criterionOf([[term.like, 1]], vocabulary), similar: true }
          : unknownCriterion,
      ];
  }
}

function phraseCriteria(
  term: Extract<Term, { kind: "phrase" }>,
  source: CriterionSource,
): Criterion[] {
  const meanings = term.meanings.map((key) => [key, key === term.key ? 1 : meaningShare] as const);
  const criterion = criterionOf([[term.key, 1], ...meanings], source.vocabulary);
  const [only, ...others] = term.words;
  if (only?.kind === "word" && others.length === 0)
    return [either(criterion, begunCriterion(only, source))];
  return criterion.unknown ? termCriteria(term.words, source) : [criterion];
}

function numberCriterion(token: string, value: number, source: CriterionSource): Criterion {
  const begun: Criterion = { ...prefixCriterion(token, source), number: true };
  if (value < bareInches.min || value > bareInches.max) return begun;
  const inches = criterionOf([[`${Math.round(value)}in`, bareInchesQuality]], source.vocabulary);
  return { ...either(begun, inches), number: true };
}

/** Lengths that are close enough, with higher quality the closer they are. */
function closeLengths(length: { value: number; rough: boolean }): [string, number][] {
  const most = tolerance(length);
  return Array.from({ length: 2 * most + 1 }, (_, step) => {
    const off = step - most;
    return [`${length.value + off}in`, 1 - (0.8 * Math.abs(off)) / most];
  });
}

/** Loads that a product is rated to: this one, or up to twice as much. */
function enough(value: number): [string, number][] {
  const least = Math.min(value, heaviest);
  return Array.from({ length: least + 1 }, (_, more) => [
    `${least + more}lb`,
    1 - (0.5 * more) / (least + 1),
  ]);
}
