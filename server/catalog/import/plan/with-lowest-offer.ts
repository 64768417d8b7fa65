import { lowestOffer } from "#domain/options/lowest-offer.ts";
import type { ProductFile } from "#domain/product-file.ts";

type Priced = Pick<ProductFile, "price" | "compareAtPrice" | "availability">;
type Variants = NonNullable<ProductFile["variants"]>;

/**
 * The variants with the price and availability their product must have (rule 3.21). A variant that
 * has the product's keeps what it had when that changes.
 */
export function withLowestOffer(product: Priced, variants: Variants) {
  const offer = lowestOffer({ ...product, variants });
  return {
    ...offer,
    variants: variants.map((variant) => ({
      ...variant,
      ...(offer.price !== product.price && variant.price === undefined ? priceOf(product) : {}),
      ...(offer.availability !== product.availability && variant.availability === undefined
        ? { availability: product.availability }
        : {}),
    })),
  };
}

function priceOf({ price, compareAtPrice }: Priced) {
  return { price, ...(compareAtPrice === undefined ? {} : { compareAtPrice }) };
}
