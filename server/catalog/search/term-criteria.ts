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
import { namesKind } from "./kind-of-query.ts";
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

/**
 * The criteria of a query's terms.
 * @param criteriaOfTerm the criteria of a single term.
 */
export function termCriteria(
  terms: readonly Term[],
  source: CriterionSource,
  criteriaOfTerm = criteriaOf,
): Criterion[] {
  const criteria: Criterion[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const [term, next] = terms.slice(at, at + 2);
    if (!term) break;
    const joined =
      term.kind === "word" && next?.kind === "word"
        ? joinedCriterion(term, next, source)
        : undefined;
    if (joined) {
      criteria.push({ ...joined, ...place(term) });
      at += 1;
    } else criteria.push(...criteriaOfTerm(term, source));
  }
  return criteria;
}

/** The same with phrases split into words, for phrases that no row has, but not kinds of products. */
export function apartCriteria(terms: readonly Term[], source: CriterionSource): Criterion[] {
  return termCriteria(
    terms.flatMap((term) => (isSplit(term, source) ? term.words : [term])),
    source,
  );
}

function isSplit(term: Term, source: CriterionSource): term is Extract<Term, { kind: "phrase" }> {
  if (term.kind !== "phrase" || term.words.length === 1) return false;
  return !otherKind(term, source) && !term.meanings.some(source.isKind);
}

/** The same with guesses for incomplete words: "lift char". */
export function guessedCriteria(terms: readonly Term[], source: CriterionSource): Criterion[] {
  return terms.flatMap((term) =>
    term.kind === "word" && source.vocabulary.count(term.token) === 0
      ? [{ ...guessCriterion(term.token, source), ...place(term) }]
      : criteriaOf(term, source),
  );
}

/**
 * The same with broader words, except for the kind of product: leather for faux leather, blue for
 * navy, and five pieces for six.
 */
export function widerCriteria(terms: readonly Term[], source: CriterionSource): Criterion[] {
  return termCriteria(terms, source, widerOf);
}

function widerOf(term: Term, source: CriterionSource): Criterion[] {
  const criteria = criteriaOf(term, source);
  const [only = unknownCriterion, ...others] = criteria;
  const wide = criterionOf(widerTokens(term, source), source.vocabulary);
  if (wide.unknown || criteria.some((each) => namesKind(each, source))) return criteria;
  return [{ ...(others.length > 0 ? wide : either(only, wide)), similar: true }];
}

function widerTokens(term: Term, { language }: CriterionSource): [string, number][] {
  if (term.kind === "pieces") return closePieces(term.value);
  return keysOf(term).flatMap((key) =>
    language.phrases.wider(key).map((wide): [string, number] => [wide, 1]),
  );
}

/** The word or phrase and its other names. */
function keysOf(term: Term): readonly string[] {
  if (term.kind === "word") return [term.token];
  return term.kind === "phrase" ? [term.key, ...term.meanings] : [];
}

function criteriaOf(term: Term, source: CriterionSource): Criterion[] {
  const { describing, genericKinds } = source.language;
  const keys = keysOf(term);
  const flags = {
    ...place(term),
    ...(keys.some((key) => genericKinds.has(key)) && { isGeneric: true as const }),
    ...(keys.some((key) => describing.has(key)) && { optional: true as const }),
  };
  return plainCriteria(term, source).map((criterion) => ({ ...criterion, ...flags }));
}

function place({ isLater }: Term): Pick<Criterion, "isLater"> {
  return isLater ? { isLater } : {};
}

function plainCriteria(term: Term, source: CriterionSource): Criterion[] {
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
    case "pieces":
      return [criterionOf([[pieces(term.value), 1]], vocabulary)];
    case "exact":
      return [criterionOf([[term.token, 1]], vocabulary)];
    case "brand":
      return [
        term.like
          ? { ...criterionOf([[term.like, 1]], vocabulary), similar: true }
          : { ...unknownCriterion, optional: true },
      ];
  }
}

function phraseCriteria(
  term: Extract<Term, { kind: "phrase" }>,
  source: CriterionSource,
): Criterion[] {
  const meanings = term.meanings.map((key) => [key, key === term.key ? 1 : meaningShare] as const);
  const criterion = criterionOf([[term.key, 1], ...meanings], source.vocabulary);
  const other = otherKind(term, source);
  if (other) return [{ ...criterion, otherKind: other }];
  const [only, ...others] = term.words;
  if (only?.kind === "word" && others.length === 0)
    return [either(criterion, begunCriterion(only, source))];
  return criterion.unknown ? termCriteria(term.words, source) : [criterion];
}

/** The kind a phrase names if the shop doesn't have it (rule 6.12). */
function otherKind(
  { meanings }: Extract<Term, { kind: "phrase" }>,
  { language, vocabulary, isKind }: CriterionSource,
): Criterion["otherKind"] {
  const { otherKinds, phrases } = language;
  const key = meanings.find((each) => otherKinds.has(each));
  if (key === undefined || meanings.some(isKind)) return undefined;
  const like = otherKinds.get(key);
  if (like === undefined) return {};
  const names = [like, ...(phrases.meanings.get(like) ?? [])];
  const tokens = names.map((name) => [name, 1] as const);
  return { like: criterionOf(tokens, vocabulary) };
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

function pieces(count: number): string {
  return `${count}piece`;
}

/** Numbers of pieces close to this one, with higher quality the closer they are. */
function closePieces(count: number): [string, number][] {
  return Array.from({ length: 2 * count + 1 }, (_, other) => [
    pieces(other),
    1 - Math.abs(other - count) / (count + 1),
  ]);
}

/** Loads that a product is rated to: this one, or up to twice as much. */
function enough(value: number): [string, number][] {
  const least = Math.min(value, heaviest);
  return Array.from({ length: least + 1 }, (_, more) => [
    `${least + more}lb`,
    1 - (0.5 * more) / (least + 1),
  ]);
}
