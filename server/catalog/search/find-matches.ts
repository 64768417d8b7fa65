import type { Term } from "#domain/search/read-query.ts";
import { closestOfKind, findClosest } from "./closest.ts";
import { type Criterion, type CriterionSource, kindWith, ofKind } from "./criterion.ts";
import { kindOfQuery } from "./kind-of-query.ts";
import type { Finder, Matches } from "./matches.ts";
import type { MatchKind } from "./search-result.ts";
import { apartCriteria, guessedCriteria, termCriteria, widerCriteria } from "./term-criteria.ts";

/**
 * The rows that match every term; else those that match guesses, else those that come closest. If
 * the query names a kind of product, those of the kind come first (rules 6.1, 6.4, 6.8 and 6.12).
 */
export function findMatches(
  terms: readonly Term[],
  source: CriterionSource,
  finder: Finder,
): Matches | undefined {
  const asTyped = termCriteria(terms, source);
  const other = kindOfQuery(asTyped, source)?.otherKind;
  const isForeign = other !== undefined && !other.like;
  const readings = [
    () => asTyped,
    () => apartCriteria(terms, source),
    () => guessedCriteria(terms, source),
  ];
  for (const reading of isForeign ? [] : readings) {
    const matches = exactMatches(withKindInShop(reading(), source, finder), source, finder);
    if (matches) return matches;
  }
  const named = finder.named(asTyped);
  if (named.length > 0) return { groups: [named], criteria: asTyped, match: matchKind(asTyped) };
  return isForeign ? undefined : closestMatches(asTyped, terms, source, finder);
}

/** The rows that come closest, with broader words as well (rule 6.8). */
function closestMatches(
  asTyped: readonly Criterion[],
  terms: readonly Term[],
  source: CriterionSource,
  finder: Finder,
): Matches | undefined {
  const wider = withKindInShop(widerCriteria(terms, source), source, finder);
  const kind = kindOfQuery(wider, source);
  if (kind) return closestOfKind(kind, wider, finder);
  return exactMatches(wider, source, finder) ?? findClosest(asTyped, finder);
}

/**
 * The criteria with the closest kind of product instead of one that the shop doesn't have, if
 * possible with its word as well: a sleeper is a sofa, and some sofas can be slept on.
 */
function withKindInShop(
  criteria: readonly Criterion[],
  source: CriterionSource,
  finder: Finder,
): readonly Criterion[] {
  const kind = kindOfQuery(criteria, source);
  const like = kind?.otherKind?.like;
  if (!like) return criteria;
  const exact = kindWith(like, kind);
  const found = !kind.unknown && finder.all([exact]).length > 0;
  const instead = found ? exact : { ...like, similar: true as const };
  return criteria.map((each) => (each === kind ? instead : each));
}

/** The rows that have all criteria, if one of them is of the kind that the query names. */
function exactMatches(
  criteria: readonly Criterion[],
  source: CriterionSource,
  finder: Finder,
): Matches | undefined {
  const rows = finder.within(criteria);
  if (rows.length === 0) return undefined;
  const kind = kindOfQuery(criteria, source);
  const match = matchKind(criteria);
  if (!kind) return { groups: [rows], criteria, match };
  const first = finder.within(criteria.map((each) => (each === kind ? ofKind(each) : each)));
  if (first.length === 0) return undefined;
  return { groups: [first, without(rows, first)], criteria, match };
}

function matchKind(criteria: readonly Criterion[]): MatchKind {
  if (criteria.some(({ similar }) => similar)) return "closest";
  return criteria.some(({ guessed }) => guessed) ? "spelling" : "all";
}

/** The rows that aren't among others; both are in order, which is faster than a set. */
function without(rows: readonly number[], others: readonly number[]): number[] {
  let at = 0;
  return rows.filter((row) => {
    while (at < others.length && (others[at] ?? row) < row) at += 1;
    return others[at] !== row;
  });
}
