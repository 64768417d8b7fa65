import { lowestOffer } from "#domain/options/lowest-offer.ts";
import { optionSwatches } from "#domain/options/option-swatches.ts";
import type { ProductFile } from "#domain/product-file.ts";
import type { Draft, DraftVariant } from "#server/catalog/import/draft/draft.ts";
import { variantSpecs } from "#server/catalog/import/draft/variant-sizes.ts";
import { isColor } from "#server/catalog/import/formats/variants.ts";
import { toneOf } from "./color-tones.ts";
import { placeholderId } from "./placeholder-ids.ts";
import { slugFrom } from "./slug-from.ts";

type Variants = NonNullable<ProductFile["variants"]>;
type Options = NonNullable<ProductFile["options"]>;

/** A variant's value for an option that the file leaves out. */
const STANDARD = "Standard";

/**
 * A product's fields computed from its draft's variants: options and variants, which keep their ids
 * and pictures, and the lowest price (rules 3.20 and 3.21).
 * @param product its SKU, which no variant has, and its specs.
 */
export function variantFields(
  { variants: drafts }: Draft,
  product: { sku: string; specs: Partial<ProductFile["specs"]> },
  before: Pick<ProductFile, "options" | "variants"> = {},
) {
  const names = [...new Set(drafts.flatMap(({ options }) => options.map(({ name }) => name)))];
  const variants = drafts.map((draft, position) =>
    variantOf(draft, position, names, product, before),
  );
  const options = names.map((name, index) => optionOf(name, index, variants, before));
  const own = { price: 0, availability: "in_stock" as const };
  const offer = lowestOffer({ ...own, variants });
  const cheapest = variants.find(({ price }) => price === offer.price);
  return {
    ...{ sku: product.sku, options, variants, ...offer },
    compareAtPrice: cheapest?.compareAtPrice,
    swatches: optionSwatches(options) ?? [],
  };
}

function variantOf(
  draft: DraftVariant,
  position: number,
  names: readonly string[],
  product: { sku: string; specs: Partial<ProductFile["specs"]> },
  before: Pick<ProductFile, "variants">,
): Variants[number] {
  const { price = 0, compareAtPrice, availability } = draft;
  const values = names.map(
    (name) => draft.options.find((option) => option.name === name)?.value ?? STANDARD,
  );
  const sku = draft.sku || `${product.sku}-${slugFrom(values.join(" ")).toUpperCase()}`;
  const known = before.variants?.find((variant) => variant.sku === sku);
  return {
    id: known?.id ?? placeholderId(position),
    ...{ sku, values, price },
    ...(known?.image ? { image: known.image } : {}),
    ...(known?.imageAlt ? { imageAlt: known.imageAlt } : {}),
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
  const labels = [...new Set(variants.map(({ values }) => values[index] ?? STANDARD))];
  const known = before.options?.find((option) => option.name === name)?.values ?? [];
  const values = labels.map((label) => {
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
