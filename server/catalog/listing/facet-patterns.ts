import type { Facet } from "#domain/listing/facets.ts";
import type { Product } from "#domain/product.ts";
import { facetMask } from "./facet-masks.ts";

/**
 * The combinations of options that products have. Many products share one, so a listing checks each
 * combination once, and each product only by its combination's number.
 */
export interface FacetPatterns {
  /** The number of combinations. */
  readonly count: number;
  /** For each facet, the options of every combination, as `facetMask` gives them. */
  readonly masks: readonly (readonly number[])[];
  /** The number of the combination that a product has. */
  patternOf(product: Product): number;
}

/** @throws if a facet has more options than bits. */
export function createFacetPatterns(facets: readonly Facet[]): FacetPatterns {
  const maskOf = facets.map(facetMask);
  const masks = facets.map((): number[] => []);
  const numbers = new Map<string, number>();
  return {
    masks,
    get count() {
      return numbers.size;
    },
    patternOf(product) {
      const own = maskOf.map((mask) => mask(product));
      const key = own.join();
      const before = numbers.get(key);
      if (before !== undefined) return before;
      const number = numbers.size;
      numbers.set(key, number);
      for (const [facet, mask] of own.entries()) masks[facet]?.push(mask);
      return number;
    },
  };
}
