import { mentionWeight } from "#domain/search/product-tokens.ts";
import type { Criterion } from "./criterion.ts";
import { hashIn, tokenHash, weightIn } from "./token-weights.ts";

/**
 * Returns a function that scores a row by its packed weights: for each criterion the heaviest of
 * its tokens, or a mention (rule 6.5).
 */
export function scoreBy(criteria: readonly Criterion[]): (weights: Uint32Array) => number {
  const wanted = new Map<number, { criterion: number; quality: number }[]>();
  for (const [criterion, { qualities }] of criteria.entries()) {
    for (const [token, quality] of qualities) {
      const hash = tokenHash(token);
      const uses = wanted.get(hash);
      if (uses) uses.push({ criterion, quality });
      else wanted.set(hash, [{ criterion, quality }]);
    }
  }
  const best = new Float64Array(criteria.length);
  return (weights) => {
    best.fill(mentionWeight);
    for (const packed of weights) {
      for (const { criterion, quality } of wanted.get(hashIn(packed)) ?? none) {
        best[criterion] = Math.max(best[criterion] ?? 0, weightIn(packed) * quality);
      }
    }
    return best.reduce((sum, value) => sum + value, 0);
  };
}

const none: readonly { criterion: number; quality: number }[] = [];
