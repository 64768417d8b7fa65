import { mentionWeight } from "#domain/search/product-tokens.ts";
import type { Unit } from "./query-units.ts";
import { hashIn, tokenHash, weightIn } from "./token-weights.ts";

/** A matching product and how well it matches. */
export interface Scored {
  row: number;
  score: number;
}

/**
 * Makes the function that scores a product for a query: for each unit the heaviest of its tokens
 * that the product has (rule 6.5).
 */
export function scoreBy(units: readonly Unit[]): (weights: Uint32Array) => number {
  const wanted = new Map<number, { unit: number; quality: number }[]>();
  for (const [unit, { qualities }] of units.entries()) {
    for (const [token, quality] of qualities) {
      const hash = tokenHash(token);
      wanted.set(hash, [...(wanted.get(hash) ?? []), { unit, quality }]);
    }
  }
  const best = new Float64Array(units.length);
  return (weights) => {
    best.fill(mentionWeight);
    for (const packed of weights) {
      const uses = wanted.get(hashIn(packed));
      if (!uses) continue;
      const weight = weightIn(packed);
      for (const { unit, quality } of uses) {
        best[unit] = Math.max(best[unit] ?? 0, weight * quality);
      }
    }
    return best.reduce((sum, value) => sum + value, 0);
  };
}
