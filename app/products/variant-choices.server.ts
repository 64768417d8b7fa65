import { firstChoice } from "#domain/options/choose-variant.ts";
import { type ChosenProduct, chosenProducts } from "#domain/options/chosen-product.ts";
import type { Product } from "#domain/product.ts";
import type { ProductChoices, VariantChoice } from "./product-choices.ts";

/**
 * A product's options and variants; null if it has no variants.
 * @param show returns the data to show for a variant.
 */
export function variantChoices<T extends Omit<VariantChoice, "values">>(
  product: Product,
  show: (chosen: ChosenProduct) => T,
): ProductChoices<T & VariantChoice> | null {
  const { options, variants } = product;
  if (!options || !variants) return null;
  const chosen = chosenProducts(product);
  return {
    options: options.map(({ name, values }) => ({
      name,
      values: values.map(({ image: _, ...value }) => value),
    })),
    variants: chosen.map((one, index) => ({
      ...show(one),
      values: variants[index]?.values ?? [],
    })),
    first: firstChoice(chosen),
  };
}
