import { addressHere } from "#app/routing/address-here.server.ts";
import { formatListLink } from "#domain/list-link.ts";
import { closestVariant } from "#domain/options/choose-variant.ts";
import { paths } from "#domain/paths.ts";
import type { Product } from "#domain/product.ts";
import { addField, optionField, variantField } from "#products/option-fields.ts";

/**
 * Where a choice posted without JavaScript leads (rules 5.12, 7.14): "Add to Cart" to the quote page
 * with exactly that variant, everything else to the variant closest to the choice. Undefined if no
 * choice was posted.
 */
export function chosenPath(product: Product, posted: URLSearchParams): string | undefined {
  const { options = [], variants = [], url } = product;
  const values = options.map((_, position) => posted.get(optionField(position)) ?? undefined);
  if (values.every((value) => value === undefined)) return undefined;
  const variant = closestVariant(variants, values);
  if (!variant) return undefined;
  const isMade = values.every((value, position) => value === variant.values[position]);
  const { availability } = variant.availability ? variant : product;
  if (posted.has(addField) && isMade && availability !== "out_of_stock") {
    return `${paths.quoteRequest}?items=${formatListLink([{ id: variant.id, quantity: 1 }])}`;
  }
  return `${addressHere(url)}?${new URLSearchParams({ [variantField]: variant.id })}`;
}
