import { optionSwatches } from "#domain/options/option-kind.ts";
import { priceAndAvailability } from "#domain/options/price-and-availability.ts";
import type { ProductFile } from "#domain/product-file.ts";
import type { Draft, DraftVariant } from "#server/catalog/import/draft/draft.ts";
import { isColor } from "#server/catalog/import/draft/settle-variants.ts";
import { variantSpecs } from "#server/catalog/import/draft/variant-sizes.ts";
import { toneOf } from "./color-tones.ts";
import { knownVariants, optionNames, valuesOf } from "./known-variants.ts";
import { placeholderId } from "./planned-product.ts";

type Variants = NonNullable<ProductFile["variants"]>;
type Options = NonNullable<ProductFile["options"]>;

/**
 * A product's fields computed from its draft's variants: options and variants, which keep their ids
 * and pictures, and the lowest price (rules 3.20 and 3.21).
 */
export function variantFields(
  { variants: drafts }: Draft,
  product: { specs: Partial<ProductFile["specs"]> },
  before: Pick<ProductFile, "options" | "variants"> = {},
) {
  const names = optionNames(drafts);
  const known = knownVariants(drafts, before);
  const variants = drafts.map((draft, position) =>
    variantOf(draft, placeholderId(position), valuesOf(draft, names), product, known.get(draft)),
  );
  const options = names.map((name, index) => optionOf(name, index, variants, before));
  const lowest = priceAndAvailability({ price: 0, availability: "in_stock", variants });
  const cheapest = variants.find(({ price }) => price === lowest.price);
  return {
    options,
    variants,
    ...lowest,
    compareAtPrice: cheapest?.compareAtPrice,
    swatches: optionSwatches(options) ?? [],
  };
}

function variantOf(
  { sku = "", ...draft }: DraftVariant,
  newId: string,
  values: string[],
  product: { specs: Partial<ProductFile["specs"]> },
  known: Variants[number] | undefined,
): Variants[number] {
  const { price = 0, compareAtPrice, availability = known?.availability } = draft;
  return {
    id: known?.id ?? newId,
    sku,
    values,
    price,
    ...(known?.image ? { image: known.image } : {}),
    ...(known?.imageAlt ? { imageAlt: known.imageAlt } : {}),
    ...(known?.deliveredIn ? { deliveredIn: known.deliveredIn } : {}),
    ...variantSpecs(draft, product.specs, known?.specs),
    ...(compareAtPrice === undefined ? {} : { compareAtPrice }),
    ...(availability === undefined ? {} : { availability }),
  };
}

function optionOf(
  name: string,
  index: number,
  variants: Variants,
  before: Pick<ProductFile, "options">,
): Options[number] {
  const known = before.options?.find((option) => option.name === name)?.values ?? [];
  const used = new Set(variants.map(({ values }) => values[index] ?? ""));
  const labels = new Set(
    [...known.map(({ label }) => label), ...used].filter((label) => used.has(label)),
  );
  const values = [...labels].map((label) => {
    const value = known.find((each) => each.label === label);
    const colorHex = value?.colorHex ?? (isColor(name) ? toneOf(label) : undefined);
    return {
      label,
      ...(colorHex ? { colorHex } : {}),
      ...(value?.image ? { image: value.image } : {}),
    };
  });
  return { name, values };
}
