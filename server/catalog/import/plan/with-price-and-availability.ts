import { priceAndAvailability } from "#domain/options/price-and-availability.ts";
import type { ProductFile } from "#domain/product-file.ts";

type Priced = Pick<ProductFile, "price" | "compareAtPrice" | "availability">;
type Variants = NonNullable<ProductFile["variants"]>;

/**
 * The variants with the price and availability their product must have (rule 3.21). A variant that
 * has the product's keeps what it had when that changes.
 */
export function withPriceAndAvailability(product: Priced, variants: Variants) {
  const lowest = priceAndAvailability({ ...product, variants });
  return {
    ...lowest,
    variants: variants.map((variant) => ({
      ...variant,
      ...(lowest.price !== product.price && variant.price === undefined ? priceOf(product) : {}),
      ...(lowest.availability !== product.availability && variant.availability === undefined
        ? { availability: product.availability }
        : {}),
    })),
  };
}

function priceOf({ price, compareAtPrice }: Priced) {
  return { price, ...(compareAtPrice === undefined ? {} : { compareAtPrice }) };
}
