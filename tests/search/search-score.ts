import type { JudgedQuery } from "./judged-queries.ts";

const counted = 10;

/**
 * How good the first ten results of a search are, from 0 to 1: the normalized discounted cumulative
 * gain (NDCG@10) with gains of 7, 3 and 1 for best, good and fair products.
 * @param found slugs, best first.
 */
export function searchScore(judged: JudgedQuery, found: readonly string[]): number {
  const gains = new Map<string, number>();
  for (const slug of judged.fair ?? []) gains.set(slug, 1);
  for (const slug of judged.good ?? []) gains.set(slug, 3);
  for (const slug of judged.best) gains.set(slug, 7);
  const ideal = [...gains.values()].sort((a, b) => b - a);
  return discounted(found.map((slug) => gains.get(slug) ?? 0)) / discounted(ideal);
}

function discounted(gains: readonly number[]): number {
  return gains
    .slice(0, counted)
    .reduce((sum, gain, position) => sum + gain / Math.log2(position + 2), 0);
}
