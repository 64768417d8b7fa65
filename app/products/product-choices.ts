import type { ProductOption } from "#domain/product.ts";
import type { ProductSnapshot } from "#domain/product-snapshot.ts";

/** A variant to choose: its values, and the product as that variant. */
export interface VariantChoice {
  values: readonly string[];
  card: ProductSnapshot;
}

/** A product's options and variants (rule 5.11). */
export interface ProductChoices<T extends VariantChoice = VariantChoice> {
  options: readonly ProductOption[];
  variants: readonly T[];
  /** The index of the variant shown until another is chosen. */
  first: number;
}

/** The variant with that id, or else the initial one. */
export function chosenOf<T extends VariantChoice>(
  { variants, first }: ProductChoices<T>,
  id: string | null | undefined,
): T | undefined {
  return variants.find(({ card }) => card.id === id) ?? variants[first];
}
