import type { Availability } from "#domain/product.ts";

interface PriceAndAvailability {
  price: number;
  availability: Availability;
}

const bestFirst: readonly Availability[] = ["in_stock", "preorder", "out_of_stock"];

/**
 * The price and availability a product with these variants must have, which are shown while none is
 * chosen (rule 3.21): the lowest price, in the given unit, 0 if all are call for price; and the
 * best availability.
 */
export function priceAndAvailability({
  variants,
  ...own
}: PriceAndAvailability & {
  variants: readonly Partial<PriceAndAvailability>[];
}): PriceAndAvailability {
  const prices = variants.map(({ price = own.price }) => price).filter((price) => price > 0);
  const found = new Set(variants.map(({ availability = own.availability }) => availability));
  return {
    price: prices.reduce((lowest, price) => Math.min(lowest, price), prices[0] ?? 0),
    availability: bestFirst.find((availability) => found.has(availability)) ?? own.availability,
  };
}

/** Whether a product's variants have different prices, so that its own is shown with "From". */
export function hasSeveralPrices({
  price: own,
  variants = [],
}: Pick<PriceAndAvailability, "price"> & {
  variants?: readonly Partial<PriceAndAvailability>[];
}): boolean {
  return variants.some(({ price = own }) => price !== own);
}
