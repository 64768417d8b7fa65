import type { ProductFile } from "#domain/product-file.ts";
import type { ProductEntry } from "#server/catalog/starter-set/product-folder.ts";
import type { UsedId } from "#server/catalog/starter-set/used-ids.ts";
import type { ImportRow } from "./read-rows.ts";

/** A product file that is not checked yet: only its slug is certain. */
export interface DraftProduct extends Record<string, unknown> {
  slug: string;
}

/**
 * The product file for a row: the existing product changed by the row's cells, or a new product
 * with defaults for the row's empty cells.
 */
export function productFromRow(
  row: ImportRow,
  before: ProductFile | undefined,
  id: string,
): DraftProduct {
  const draft: Record<string, unknown> = before
    ? (structuredClone<object>(before) as Record<string, unknown>)
    : newProduct(row, id);
  const specs = { ...(draft.specs as object) } as Record<string, unknown>;
  for (const [field, value] of row.values) {
    if (field.startsWith("specs.")) specs[field.replace("specs.", "")] = value;
    else draft[field] = value;
  }
  if (before && row.values.has("swatches")) keepSwatchPictures(draft, before);
  return { ...draft, specs, slug: String(draft.slug) };
}

/** Keeps the picture of swatches that keep their name, as a swatch cell contains no pictures. */
function keepSwatchPictures(draft: Record<string, unknown>, before: ProductFile): void {
  draft.swatches = (draft.swatches as ProductFile["swatches"]).map((swatch) => ({
    ...swatch,
    image: before.swatches.find(({ label }) => label === swatch.label)?.image,
  }));
}

/**
 * The id for the first new product: one above every id ever used (rule 3.3) and every id in the
 * rows.
 */
export function nextId(
  entries: readonly ProductEntry[],
  rows: readonly ImportRow[],
  used: readonly UsedId[],
): number {
  const ids = [
    ...used.map(({ id }) => id),
    ...entries.map(({ file }) => file.id),
    ...rows.map(({ values }) => values.get("id")),
  ];
  return Math.max(1000, ...ids.map(Number).filter(Number.isSafeInteger)) + 1;
}

function newProduct({ values }: ImportRow, id: string): Record<string, unknown> {
  const name = String(values.get("title") ?? values.get("sku") ?? "");
  const color = values.get("specs.color");
  const slug = String(values.get("slug") ?? slugFromTitle(name));
  return {
    id,
    slug,
    price: 0,
    image: `${slug}/primary`,
    imageAlt: color ? `${name} in ${color}` : name,
    badges: [],
    has360: false,
    swatches: [],
    specs: { unit: "in", features: "" },
    availability: "in_stock",
  };
}

/** Such as `Bouclé Chair №2` → `boucle-chair-2`. */
function slugFromTitle(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
