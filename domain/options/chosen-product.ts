import type { Product, ProductOption, Variant } from "#domain/product.ts";
import { valuesByKind } from "./option-kind.ts";

/** The chosen values as text, such as `Cognac, 84 in`. */
export function choiceText({ values }: Pick<Variant, "values">): string {
  return values.join(", ");
}

/** The product as each of its variants, in their order. */
export function chosenProducts(product: Product): Product[] {
  return (product.variants ?? []).map((variant) => chosenProduct(product, variant));
}

/**
 * A product as one of its variants (rule 3.22): a product with the variant's id, whose title names
 * the choice and whose address shows it. Fields the variant lacks come from the product, except the
 * was-price of a variant with its own price.
 */
export function chosenProduct(product: Product, variant: Variant): Product {
  const { options = [], variants: _, compareAtPrice, ...shared } = product;
  const wasPrice = variant.price === undefined ? compareAtPrice : variant.compareAtPrice;
  const title = `${product.title} (${choiceText(variant)})`;
  const { color, material } = valuesByKind(options, variant);
  const image = variant.image ?? valueImage(options, variant);
  return {
    ...shared,
    id: variant.id,
    sku: variant.sku,
    title,
    price: variant.price ?? product.price,
    ...(wasPrice === undefined ? {} : { compareAtPrice: wasPrice }),
    availability: variant.availability ?? product.availability,
    ...(image ? { image, imageAlt: variant.imageAlt ?? title } : {}),
    specs: {
      ...product.specs,
      ...(color === undefined ? {} : { color }),
      ...(material === undefined ? {} : { material }),
      ...variant.specs,
    },
    url: `${product.url}?variant=${variant.id}`,
  };
}

/** The picture of one of the variant's values, if one has any. */
function valueImage(options: readonly ProductOption[], { values }: Variant): string | undefined {
  const chosen = options.map((option, position) =>
    option.values.find(({ label }) => label === values[position]),
  );
  return chosen.find((value) => value?.image)?.image;
}
