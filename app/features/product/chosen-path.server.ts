import { closestVariant } from "#domain/options/choose-variant.ts";
import type { Product } from "#domain/product.ts";
import { optionField, variantField } from "#products/option-fields.ts";

/**
 * Address of the variant closest to the values posted without JavaScript (rule 5.12); undefined if
 * none were posted.
 */
export function chosenPath(product: Product, posted: URLSearchParams): string | undefined {
  const { options = [], variants = [], url } = product;
  const values = options.map((_, position) => posted.get(optionField(position)) ?? undefined);
  if (values.every((value) => value === undefined)) return undefined;
  const variant = closestVariant(variants, values);
  return variant && `${url}?${new URLSearchParams({ [variantField]: variant.id })}`;
}
