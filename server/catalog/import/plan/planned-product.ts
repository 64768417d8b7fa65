import type { Product } from "#domain/product.ts";

/** A product that an import adds or changes. */
export interface PlannedProduct {
  kind: "added" | "changed";
  /** New products get their ids when they are written, unless the file gives one. */
  product: Product;
  needsId: boolean;
  /** Whether it will be off the site. */
  hidden: boolean;
  /** Whether that, or its having been removed, has to be written too. */
  setsStatus: boolean;
  /** Such as `price 1299 → 1199`; of a new product none. */
  changes: string[];
}
