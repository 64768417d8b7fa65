import type { ProductFile } from "#domain/product-file.ts";
import { slugFrom } from "#server/catalog/import/cells/slug-from.ts";
import type { Draft } from "#server/catalog/import/draft/draft.ts";
import { NO_ID } from "./planned-product.ts";
import { variantFields } from "./variants-from-draft.ts";
import { fieldsFromVariantRows } from "./variants-from-rows.ts";

/** A product file that has not been checked. */
export type UncheckedProduct = Record<string, unknown> & { slug: string };

/** The known product with the draft's changes. */
export function changedProduct(draft: Draft, before: ProductFile): UncheckedProduct {
  const { options, variants, ...simple } = before;
  const isChoice = draft.foreign || !options;
  const after = withValues(isChoice ? simple : { ...simple, options, variants }, draft);
  if (draft.values.has("swatches")) keepSwatchPictures(after, before);
  return { ...withVariants(after, draft, before), slug: before.slug };
}

/** A new product from a draft, with defaults for missing fields. */
export function newProduct(draft: Draft, slug: string): UncheckedProduct {
  const { values, place } = draft;
  const name = String(values.get("title") ?? "");
  const color = values.get("specs.color");
  const product: Record<string, unknown> = {
    id: NO_ID,
    price: 0,
    image: `${slug}/primary`,
    imageAlt: color ? `${name} in ${color}` : name,
    views: [],
    badges: [],
    swatches: [],
    specs: { material: "", color: "", width: 0, length: 0, height: 0, unit: "in", features: "" },
    availability: "in_stock",
    description: name,
    ...place,
  };
  return { ...withVariants(withValues(product, draft), draft), slug };
}

/** The product with its draft's options. */
function withVariants(
  product: Record<string, unknown>,
  draft: Draft,
  before?: ProductFile,
): Record<string, unknown> {
  if (draft.variantRows.length > 0) {
    return { ...product, ...fieldsFromVariantRows(draft, product, before) };
  }
  if (draft.variants.length === 0) return product;
  const fields = Object.entries(variantFields(draft, { specs: recordOf(product.specs) }, before));
  const after = { ...product };
  for (const [field, value] of fields) setOrRemove(after, field, value);
  return after;
}

/** A new product's requested slug: its own, or one made from its title. */
export function wantedSlug({ values, foreign }: Draft): string {
  const given = values.get("slug");
  if (typeof given === "string" && !foreign) return given;
  const names = [given, values.get("title"), values.get("sku")];
  return names.map((name) => slugFrom(String(name ?? ""))).find((slug) => slug !== "") ?? "";
}

function withValues(product: Record<string, unknown>, draft: Draft): Record<string, unknown> {
  const specs: Record<string, unknown> = { ...recordOf(product.specs) };
  for (const [field, value] of draft.values) {
    if (field.startsWith("specs.")) setOrRemove(specs, field.slice("specs.".length), value);
    else setOrRemove(product, field, value);
  }
  const features = String(specs.features ?? "");
  const more = draft.moreFeatures.filter((feature) => !features.includes(feature));
  if (more.length > 0) specs.features = [features, ...more].filter(Boolean).join(", ");
  return { ...product, specs };
}

function setOrRemove(fields: Record<string, unknown>, field: string, value: unknown): void {
  if (value === undefined) delete fields[field];
  else fields[field] = value;
}

/** Keeps the picture of each swatch whose name is unchanged, unless the draft has one. */
function keepSwatchPictures(after: Record<string, unknown>, before: ProductFile): void {
  if (!Array.isArray(after.swatches)) return;
  after.swatches = after.swatches.map((swatch: ProductFile["swatches"][number]) => {
    const image =
      swatch.image ?? before.swatches.find(({ label }) => label === swatch.label)?.image;
    return { ...swatch, ...(image === undefined ? {} : { image }) };
  });
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
