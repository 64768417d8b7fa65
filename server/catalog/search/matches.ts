import type { Criterion } from "./criterion.ts";
import type { MatchKind } from "./search-result.ts";

/** Most rows a query scores; of more, the first with all words in their names. */
export const maxScored = 2_000;

/** The rows that match a query, each group in the order of the index. */
export interface Matches {
  /** Those of the first group come first. */
  groups: readonly (readonly number[])[];
  criteria: readonly Criterion[];
  match: MatchKind;
}

/** How rows are found. */
export interface Finder {
  /** The rows that have all criteria and are within the query's limits. */
  within(criteria: readonly Criterion[]): readonly number[];
  /** The rows within the limits that have all criteria in their names. */
  named(criteria: readonly Criterion[]): readonly number[];
  /** The rows that have all criteria. */
  all(criteria: readonly Criterion[]): readonly number[];
  importance(criterion: Criterion): number;
}
