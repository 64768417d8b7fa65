import { productFileSchema } from "#domain/product-file.ts";
import type { Draft, VariantRow } from "#server/catalog/import/draft/draft.ts";
import { placeholderId } from "./planned-product.ts";
import { withPriceAndAvailability } from "./with-price-and-availability.ts";

type Fields = Record<string, unknown>;

const priceFields = productFileSchema
  .pick({ price: true, compareAtPrice: true, availability: true })
  .extend({ variants: productFileSchema.shape.variants.unwrap() })
  .strip();

/**
 * A product's variants after the changes in their rows, which are found by SKU; other rows add
 * variants (rule 3.29). Price and availability of the product follow, unless its own row changes
 * them.
 */
export function fieldsFromVariantRows(
  { variantRows, values }: Draft,
  product: Fields,
  before: Fields = {},
): Fields {
  const known: Fields[] = Array.isArray(product.variants) ? product.variants : [];
  const variants = known.map((variant) =>
    variantRows.filter((row) => row.get("sku") === variant.sku).reduce(changedBy, variant),
  );
  for (const row of variantRows) {
    if (known.some(({ sku }) => sku === row.get("sku"))) continue;
    variants.push(changedBy({ id: placeholderId(variants.length) }, row));
  }
  const isOwn = ["price", "availability"].some(
    (field) => values.has(field) && values.get(field) !== before[field],
  );
  const priced = priceFields.safeParse({ ...product, variants });
  // The check of the whole product reports what is wrong.
  if (isOwn || !priced.success) return { variants };
  return { ...withPriceAndAvailability(priced.data, priced.data.variants) };
}

function changedBy(variant: Fields, row: VariantRow): Fields {
  const changed = { ...variant };
  const specs: Fields = Object.fromEntries(Object.entries(variant.specs ?? {}));
  for (const [field, value] of row) {
    const [fields, name] = field.startsWith("specs.")
      ? [specs, field.slice("specs.".length)]
      : [changed, field === "choice" ? "values" : field];
    if (value === undefined) delete fields[name];
    else fields[name] = value;
  }
  return Object.keys(specs).length > 0 ? { ...changed, specs } : changed;
}
