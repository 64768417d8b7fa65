import type { ProductFile } from "#domain/product-file.ts";
import type { Draft } from "#server/catalog/import/draft/draft.ts";
import { withPriceAndAvailability } from "./with-price-and-availability.ts";

/** What a row with a variant's SKU can change. */
const changeable = ["price", "compareAtPrice", "availability"];

/** The fields in a row that belong to the product, not to the variant with the row's SKU. */
export function fieldsOfProduct({ values }: Draft): string[] {
  return [...values.keys()].filter((field) => field !== "sku" && !changeable.includes(field));
}

/** The product after the row's changes to the variant with its SKU. */
export function withChangedVariant(
  { values }: Draft,
  before: ProductFile,
): Record<string, unknown> & { slug: string } {
  const variants = (before.variants ?? []).map((variant) => {
    if (variant.sku !== values.get("sku")) return variant;
    const changed: Record<string, unknown> = { ...variant };
    for (const field of changeable) {
      if (!values.has(field)) continue;
      if (values.get(field) === undefined) delete changed[field];
      else changed[field] = values.get(field);
    }
    return { ...variant, ...changed };
  });
  return { ...before, ...withPriceAndAvailability(before, variants) };
}
