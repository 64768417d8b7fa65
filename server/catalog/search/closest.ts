import { type Criterion, ofKind } from "./criterion.ts";
import { type Finder, type Matches, maxScored } from "./matches.ts";

/**
 * Longer queries are tried without their least important words, which limits the number of tries.
 */
const maxCriteria = 8;

/**
 * The rows of a kind of product, to be ranked by how much of the query they have; if they are too
 * many to be scored, those with the most words first. All are within the query's limits, if any of
 * them is (rules 6.8 and 6.12).
 */
export function closestOfKind(
  kind: Criterion,
  criteria: readonly Criterion[],
  finder: Finder,
): Matches | undefined {
  const only = ofKind(kind);
  const within = finder.within([only]);
  const isWithin = within.length > 0;
  const rows = isWithin ? within : finder.all([only]);
  if (rows.length === 0) return undefined;
  const find = isWithin ? finder.within : finder.all;
  const others = criteria.filter((criterion) => criterion !== kind);
  const known = criteria.filter(({ unknown }) => !unknown);
  if (rows.length <= maxScored) return { groups: [rows], criteria: known, match: "closest" };
  const best = mostOf(others, 0, finder.importance, (kept) => find([only, ...kept]));
  const first = new Set(best?.rows);
  const groups = [best?.rows ?? [], rows.filter((row) => !first.has(row))];
  return { groups, criteria: known, match: "closest" };
}

/**
 * The closest rows for a query that names no kind of product: those with its most important words,
 * at least half of all. Nothing if the shop doesn't know a word, which may be what is looked for
 * (rule 6.8).
 */
export function findClosest(
  criteria: readonly Criterion[],
  { within, all, importance }: Finder,
): Matches | undefined {
  if (criteria.some(({ unknown, optional }) => unknown && !optional)) return undefined;
  const least = Math.max(1, Math.ceil(criteria.length / 2));
  const found =
    mostOf(criteria, least, importance, within) ?? mostOf(criteria, least, importance, all);
  return found && { groups: [found.rows], criteria: found.criteria, match: "closest" };
}

interface Found {
  rows: readonly number[];
  criteria: readonly Criterion[];
}

/** The rows that have the most of these criteria, the least important left out first. */
function mostOf(
  criteria: readonly Criterion[],
  least: number,
  importance: (criterion: Criterion) => number,
  find: (criteria: readonly Criterion[]) => readonly number[],
): Found | undefined {
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
