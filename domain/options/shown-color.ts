import type { Product } from "#domain/product.ts";
import { firstChoice } from "./choose-variant.ts";
import { type ChosenProduct, chosenProducts } from "./chosen-product.ts";
import { optionKind } from "./option-kind.ts";

/** Picks the first variant whose color a shopper asked for; undefined if none fits. */
export type ColorFilter = (variants: readonly ChosenProduct[]) => ChosenProduct | undefined;

/**
 * Whether a product's variants differ in color alone and cost the same, so that a card can show one
 * and add it to the cart (rule 5.14).
 */
export function differsInColorAlone({ options = [], variants = [], price }: Product): boolean {
  const [option] = options;
  return (
    option !== undefined &&
    options.length === 1 &&
    variants.length > 1 &&
    optionKind(option) === "color" &&
    variants.every((variant) => (variant.price ?? price) === price) &&
    new Set(chosenPrices(variants)).size === 1
  );
}

/** Was-prices count too, because they are shown beside the price. */
function chosenPrices(variants: readonly { price?: number; compareAtPrice?: number }[]): string[] {
  return variants.map(({ price, compareAtPrice }) => `${price},${compareAtPrice}`);
}

/**
 * The product that a saved id stands for: of a product that got colors to choose since, its own
 * color, which is the first (rule 7.17).
 */
export function savedProduct(product: Product): Product {
  return differsInColorAlone(product) ? (chosenProducts(product)[0] ?? product) : product;
}

/** The product in the color that a card shows: the first in stock, or else the first. */
export function initialColor(product: Product): ChosenProduct | undefined {
  const chosen = chosenProducts(product);
  return chosen[firstChoice(chosen)];
}
