import type { Availability } from "#domain/product.ts";

interface Offer {
  price: number;
  availability: Availability;
}

const bestFirst: readonly Availability[] = ["in_stock", "preorder", "out_of_stock"];

/**
 * What a product with these variants shows where none is chosen, and must have as its own (rule
 * 3.21): the lowest price, in the unit given, 0 if all are call for price; and the best
 * availability.
 */
export function lowestOffer({
  variants,
  ...own
}: Offer & { variants: readonly Partial<Offer>[] }): Offer {
  const prices = variants.map(({ price = own.price }) => price).filter((price) => price > 0);
  const found = new Set(variants.map(({ availability = own.availability }) => availability));
  return {
    price: prices.reduce((lowest, price) => Math.min(lowest, price), prices[0] ?? 0),
    availability: bestFirst.find((availability) => found.has(availability)) ?? own.availability,
  };
}

/** Whether variants of a product have different prices, so that its own is "from". */
export function hasSeveralPrices({
  price: own,
  variants = [],
}: Pick<Offer, "price"> & { variants?: readonly Partial<Offer>[] }): boolean {
  return variants.some(({ price = own }) => price !== own);
}
