import type { Product } from "#domain/product.ts";

/** How results match: every word, guesses for mistyped words, or only the closest there are. */
export type MatchKind = "all" | "spelling" | "closest";

/** The products that a query finds. */
export interface SearchResult {
  /** Ids, best first. */
  ids: readonly string[];
  match: MatchKind;
  /** Whether a price was asked for and some of the results are call for price (rule 6.9). */
  hasUnpriced: boolean;
}

/** A product type that a text may mean. */
export interface FoundType {
  title: string;
  /** Title of its collection. */
  collection: string;
  path: string;
}

/** What is suggested for a text that is still being typed, best first (rule 6.6). */
export interface Suggestions {
  types: readonly FoundType[];
  products: readonly Product[];
}
