import type { ProductFile } from "#domain/product-file.ts";
import type { ProductEntry } from "#server/catalog/product-folder.ts";
import type { UsedId } from "#server/catalog/used-ids.ts";
import type { ImportRow } from "./read-rows.ts";

/** A product file still to be checked: nothing about its fields is certain but the slug. */
export interface DraftProduct extends Record<string, unknown> {
  slug: string;
}

/**
 * The product file a row asks for: the piece as it was with the row's cells laid over it, or a
 * new piece in which the row's gaps are filled with what a shop would mean by leaving them empty.
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

/** A swatch cell has no room for a picture, so a swatch that keeps its name keeps its picture. */
function keepSwatchPictures(draft: Record<string, unknown>, before: ProductFile): void {
  draft.swatches = (draft.swatches as ProductFile["swatches"]).map((swatch) => ({
    ...swatch,
    image: before.swatches.find(({ label }) => label === swatch.label)?.image,
  }));
}

/**
 * The id for the first new piece: one above every id ever used (rule 3.3) and those in the rows.
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

/** `Bouclé Chair №2` → `boucle-chair-2`. */
function slugFromTitle(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
