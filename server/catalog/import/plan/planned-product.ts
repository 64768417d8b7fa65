import type { Product } from "#domain/product.ts";

/** A product that an import adds or changes. */
export interface PlannedProduct {
  kind: "added" | "changed";
  /** Instead of ids that are given when it is written, it has placeholders. */
  product: Product;
  /** Whether it will be off the site. */
  hidden: boolean;
  /** Whether that, or its having been removed, has to be written too. */
  setsStatus: boolean;
  /** Such as `price 1299 → 1199`; of a new product none. */
  changes: string[];
}
