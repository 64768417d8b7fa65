import type { Term } from "#domain/search/read-query.ts";
import { type Found, findClosest } from "./closest.ts";
import type { Criterion } from "./criterion.ts";
import type { MatchKind } from "./search-result.ts";
import { apartCriteria, guessedCriteria, termCriteria, widerCriteria } from "./term-criteria.ts";
import type { TokenIndex } from "./token-index.ts";

/** The rows that match a query, in the order of the index. */
export interface Matches extends Found {
  match: MatchKind;
}

/**
 * The rows that match every term; else those that match guesses, else those that come closest
 * (rules 6.1, 6.4 and 6.8).
 * @param find the rows that have all criteria and are within the query's limits.
 */
export function findMatches(
  index: TokenIndex,
  terms: readonly Term[],
  find: (criteria: readonly Criterion[]) => readonly number[],
): Matches | undefined {
  const { source } = index;
  const asTyped = termCriteria(terms, source);
  const readings = [
    () => asTyped,
    () => apartCriteria(terms, source),
    () => guessedCriteria(terms, source),
    () => widerCriteria(terms, source),
  ];
  for (const reading of readings) {
    const criteria = reading();
    const rows = find(criteria);
    if (rows.length > 0) return { rows, criteria, match: matchKind(criteria) };
  }
  const importance = (criterion: Criterion) => index.importance(criterion);
  const closest =
    findClosest(asTyped, find, importance) ??
    findClosest(asTyped, (criteria) => index.find(criteria), importance);
  return closest && { ...closest, match: "closest" };
}

function matchKind(criteria: readonly Criterion[]): MatchKind {
  if (criteria.some(({ similar }) => similar)) return "closest";
  return criteria.some(({ guessed }) => guessed) ? "spelling" : "all";
}
