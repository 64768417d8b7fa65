import type { Product } from "#domain/product.ts";

/** A product that an import adds or changes. */
export interface PlannedProduct {
  kind: "added" | "changed";
  /** New ids are placeholders until it is written. */
  product: Product;
  /** Whether it won't be shown on the site. */
  hidden: boolean;
  /** Whether its status changes and must be written too. */
  setsStatus: boolean;
  /** Such as `price 1299 → 1199`; empty for a new product. */
  changes: string[];
}
