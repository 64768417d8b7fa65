import type { Criterion } from "./criterion.ts";

/** Rows, and the criteria they have. */
export interface Found {
  rows: readonly number[];
  criteria: readonly Criterion[];
}

/**
 * Longer queries are tried without their least important words, which limits the number of tries.
 */
const maxCriteria = 8;

/**
 * The closest rows if none has all criteria: those with the most important ones, at least half of
 * all (rule 6.8).
 * @param find the rows that have all the given criteria.
 * @param importance of a criterion; the least important are left out first.
 */
export function findClosest(
  criteria: readonly Criterion[],
  find: (criteria: readonly Criterion[]) => readonly number[],
  importance: (criterion: Criterion) => number,
): Found | undefined {
  const least = Math.ceil(criteria.length / 2);
  let kept = criteria
    .filter(({ unknown }) => !unknown)
    .toSorted((a, b) => importance(a) - importance(b))
    .slice(-maxCriteria);
  if (kept.length < least) return undefined;
  const rows = find(kept);
  if (rows.length > 0) return { rows, criteria: kept };
  for (; kept.length > least; kept = kept.slice(1)) {
    for (const left of kept) {
      const others = kept.filter((criterion) => criterion !== left);
      const found = find(others);
      if (found.length > 0) return { rows: found, criteria: others };
    }
  }
  return undefined;
}
