import type { Unit } from "./query-units.ts";

/** Rows that match all units, or those of them that were asked for in vain. */
export interface Found {
  rows: number[];
  /** The units that the rows match. */
  units: readonly Unit[];
}

/** Longer queries are only tried without their least important words. */
const maxUnits = 8;

/** The FTS5 expression for products that have all units. */
export function allOf(units: readonly Unit[]): string {
  return units.map(({ expression }) => expression).join(" AND ");
}

/**
 * The products that come closest when none has all units: those with the most important ones, at
 * least half of all (rule 6.9).
 * @param find the rows that have all the given units.
 * @param importance of a unit; the least important are left out first.
 */
export function findClosest(
  units: readonly Unit[],
  find: (units: readonly Unit[]) => number[],
  importance: (unit: Unit) => number,
): Found | undefined {
  const least = Math.ceil(units.length / 2);
  let kept = units
    .filter(({ unknown }) => !unknown)
    .toSorted((a, b) => importance(a) - importance(b))
    .slice(-maxUnits);
  const rows = kept.length < units.length && kept.length >= least ? find(kept) : [];
  if (rows.length > 0) return { rows, units: kept };
  while (kept.length > least) {
    for (const left of kept) {
      const others = kept.filter((unit) => unit !== left);
      const found = find(others);
      if (found.length > 0) return { rows: found, units: others };
    }
    kept = kept.slice(1);
  }
  return undefined;
}
