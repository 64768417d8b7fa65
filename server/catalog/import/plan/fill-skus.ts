import type { ProductFile } from "#domain/product-file.ts";
import { madeSku } from "#server/catalog/import/cells/sku.ts";
import type { Draft, DraftVariant } from "#server/catalog/import/draft/draft.ts";
import { knownVariants } from "./known-variants.ts";

type Variant = NonNullable<ProductFile["variants"]>[number];

/**
 * Gives SKUs to a draft's product and variants that have none: those of the known product, else made
 * from its handle and the choice (rule 3.32). Puts known variants first, in their order.
 * @param before the known product.
 * @param isTaken whether another product or an earlier row has a SKU.
 * @returns the SKUs made for rows that lack one.
 */
export function fillSkus(
  draft: Draft,
  before: ProductFile | undefined,
  isTaken: (sku: string) => boolean,
): { row: number; sku: string }[] {
  const { values, variants } = draft;
  const known = knownVariants(variants, before ?? {});
  const own = new Set(variants.flatMap(({ sku }) => sku ?? []));
  const handle = String(draft.handle ?? values.get("title") ?? "");
  const make = (...choice: string[]) => {
    const words = [handle, ...choice];
    const plain = madeSku(words);
    return own.has(plain) || isTaken(plain) ? madeSku(words, { distinct: true }) : plain;
  };
  const made: { row: number; sku: string }[] = [];
  for (const variant of variants) {
    if (variant.sku) continue;
    const former = known.get(variant)?.sku;
    const isFree = former !== undefined && !own.has(former);
    variant.sku = isFree ? former : make(...variant.options.map(({ value }) => value));
    own.add(variant.sku);
    if (!isFree) made.push({ row: variant.row, sku: variant.sku });
  }
  // A product's own SKU differs from its variants'.
  const given = [values.get("sku"), before?.sku].find((sku) => sku && !own.has(String(sku)));
  if (given !== undefined) values.set("sku", given);
  else if (handle !== "") {
    values.set("sku", make());
    if (variants.length === 0) made.push({ row: draft.rows[0] ?? 0, sku: make() });
  }
  draft.variants = inKnownOrder(variants, known, before?.variants ?? []);
  return made;
}

function inKnownOrder(
  drafts: readonly DraftVariant[],
  known: ReadonlyMap<DraftVariant, Variant>,
  order: readonly Variant[],
): DraftVariant[] {
  const placeOf = (draft: DraftVariant) => {
    const variant = known.get(draft);
    return variant ? order.indexOf(variant) : order.length;
  };
  return drafts.toSorted((one, other) => placeOf(one) - placeOf(other));
}
