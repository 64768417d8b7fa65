import type { Product } from "#domain/product.ts";

const FIRST = 999_000_000;

/** Placeholder for the id of a new product, which gets its id when it is written. */
export const NO_ID = String(FIRST);

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

/** Placeholder for the id of a new variant. */
export function placeholderId(position: number): string {
  return String(FIRST + 1 + position);
}

/** Whether an id is a placeholder. */
export function isPlaceholder(id: string): boolean {
  return Number(id) >= FIRST;
}
