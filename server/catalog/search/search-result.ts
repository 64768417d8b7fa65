import type { Product } from "#domain/product.ts";

/** How results match: by every word, by guesses for mistyped words, or only approximately. */
export type MatchKind = "all" | "spelling" | "closest";

/** The products that a query finds. */
export interface SearchResult {
  /** Ids, best first. */
  ids: readonly string[];
  match: MatchKind;
  /** Whether a price was asked for and some of the results are call for price (rule 6.9). */
  hasUnpriced: boolean;
}

/** A product type that a typed text may refer to. */
export interface FoundType {
  /** Slug of its collection. */
  collection: string;
  /** Its own slug. */
  type: string;
}

/** What is suggested for a text that is still being typed, best first (rule 6.6). */
export interface Suggestions {
  types: readonly FoundType[];
  products: readonly Product[];
}
