import type { Cents, Product } from "./product.ts";

/** Whether a product is sold by quote only (price 0, rule 3.5). */
export function isCallForPrice(product: Pick<Product, "price">): boolean {
  return product.price === 0;
}

/** The was-price to strike through, or null unless it is higher than the price (rule 3.6). */
export function struckPrice(product: Pick<Product, "price" | "compareAtPrice">): Cents | null {
  const was = product.compareAtPrice;
  return was !== undefined && was > product.price ? was : null;
}
