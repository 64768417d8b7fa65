import { facetsOf, facetTexts, hasOption } from "#domain/listing/facets.ts";
import type { Cents, Product } from "#domain/product.ts";
import { memoize } from "#domain/search/memoize.ts";
import { taxonomy } from "#shop/taxonomy.ts";

/** The filters of the shop's listings. */
export const shopFacets = facetsOf(taxonomy);

/** The options of all facets, in the order they are shown. */
export const facetOptions = shopFacets.flatMap(({ name, options }) =>
  options.map((option) => ({ ...option, facet: name })),
);

/**
 * A product with the few values that listings look at: those are side by side in memory, while whole
 * products are spread over it.
 */
export interface ListedProduct {
  product: Product;
  /** 0 means "call for price". */
  price: Cents;
  id: number;
  isBestSeller: boolean;
  /** Those it has, as indexes of `facetOptions`. */
  options: readonly number[];
}

const optionsInText = shopFacets.map(({ name }) => ({
  name,
  optionsIn: memoize((text) =>
    facetOptions.flatMap((option, index) =>
      option.facet === name && hasOption(text, option) ? index : [],
    ),
  ),
}));

export function listedProduct(product: Product): ListedProduct {
  const options = optionsInText.flatMap(({ name, optionsIn }) =>
    facetTexts(name, product).flatMap(optionsIn),
  );
  return {
    product,
    price: product.price,
    id: Number(product.id),
    isBestSeller: product.badges.some((badge) => badge.toLowerCase() === "best seller"),
    options: [...new Set(options)],
  };
}
