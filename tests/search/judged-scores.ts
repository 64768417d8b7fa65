import type { Catalog } from "#server/catalog/read-model/catalog.ts";
import { judgedQueries } from "./judged-queries.ts";
import { searchScore } from "./search-score.ts";

/** The mean scores of the judged queries on the starter catalog. */
export interface JudgedScores {
  tuned: number;
  /** The scores of the holdout, every third query. */
  heldOut: number;
}

/** Searches for every judged query and scores the results. */
export function judgedScores(catalog: Catalog): JudgedScores {
  const scores = judgedQueries.map((judged) => {
    const { ids } = catalog.search(judged.query);
    const slugs = ids.flatMap((id) => catalog.byId(id)?.slug ?? []);
    return searchScore(judged, slugs);
  });
  return {
    tuned: mean(scores.filter((_, index) => !isHeldOut(index))),
    heldOut: mean(scores.filter((_, index) => isHeldOut(index))),
  };
}

function isHeldOut(index: number): boolean {
  return index % 3 === 2;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
