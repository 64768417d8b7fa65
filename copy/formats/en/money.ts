import { isCallForPrice } from "#domain/call-for-price.ts";
import { formatMoney } from "#domain/money.ts";
import type { Cents, Product } from "#domain/product.ts";

export function freeOrMoney(cents: Cents): string {
  return cents === 0 ? "Free" : formatMoney(cents);
}

export function priceText(product: Pick<Product, "price">): string {
  return isCallForPrice(product) ? "Call for Price" : formatMoney(product.price);
}
