import { formatMoney } from "./money.ts";
import type { Product } from "./product.ts";

/** Text shown for a price of 0 (rule 3.5). */
export const callForPriceText = "Call for Price";

/** Whether a product is sold by quote only (price 0, rule 3.5). */
export function isCallForPrice(product: Pick<Product, "price">): boolean {
  return product.price === 0;
}

/** `Call for Price`, or the price as on a price tag. */
export function priceText(product: Pick<Product, "price">): string {
  return isCallForPrice(product) ? callForPriceText : formatMoney(product.price);
}

/** The was-price to strike through, or null unless it is higher than the price (rule 3.6). */
export function struckPriceText(product: Pick<Product, "price" | "compareAtPrice">): string | null {
  const was = product.compareAtPrice;
  return was !== undefined && was > product.price ? formatMoney(was) : null;
}
