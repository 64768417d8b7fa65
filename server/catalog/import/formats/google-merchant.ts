import type { Availability } from "#domain/product.ts";
import {
  availabilityCell,
  lineCell,
  priceCell,
  skuCell,
  textCell,
} from "#server/catalog/import/cells/price-and-words.ts";
import { sizeCell } from "#server/catalog/import/cells/size-cells.ts";
import type { Draft, DraftVariant } from "#server/catalog/import/draft/draft.ts";
import type { Column } from "#server/catalog/import/draft/read-cells.ts";
import { sizesOfRow } from "#server/catalog/import/draft/variant-sizes.ts";
import type { HeadedTable } from "#server/catalog/import/file/headed-table.ts";
import { type ForeignRow, foreignDraft, foreignRows, settleForeignDraft } from "./foreign-rows.ts";
import type { Reading } from "./reading.ts";

/** The attributes of a Google Merchant feed that are imported. */
export const googleColumns: readonly Column[] = [
  { name: "id", field: "sku", read: skuCell },
  { name: "title", field: "title", read: lineCell },
  { name: "description", field: "description", read: textCell },
  { name: "image link", field: "image", read: lineCell },
  { name: "additional image link", field: "images", read: lineCell },
  { name: "availability", field: "availability", read: availabilityCell },
  { name: "price", field: "price", read: priceCell },
  { name: "sale price", field: "sale", read: priceCell },
  { name: "google product category", field: "category", read: lineCell },
  { name: "product type", field: "type", read: lineCell },
  { name: "color", field: "color", read: lineCell },
  { name: "size", field: "size", read: lineCell },
  { name: "material", field: "specs.material", read: lineCell },
  { name: "item group id", field: "group", read: lineCell },
  { name: "product length", field: "specs.length", read: sizeCell },
  { name: "product width", field: "specs.width", read: sizeCell },
  { name: "product height", field: "specs.height", read: sizeCell },
];

const MATERIAL = "Material";
const fields = [
  "title",
  "description",
  "specs.material",
  "specs.length",
  "specs.width",
  "specs.height",
];

/**
 * Reads a Google Merchant feed, in which the rows of an item group are the variants of one product.
 */
export async function* readGoogleMerchant(
  table: HeadedTable,
  reading: Reading,
): AsyncGenerator<Draft> {
  let product: { draft: Draft; first: ForeignRow } | undefined;
  const finished = new Set<string>();
  for await (const row of foreignRows(table, googleColumns, reading)) {
    const group = row.text("group");
    const isNext = product !== undefined && group !== "" && group === product.first.text("group");
    if (!isNext) {
      if (product && settled(product, reading)) yield product.draft;
      product = { draft: foreignDraft(row, fields), first: row };
      reportScattered(group, row, finished, reading);
    } else product?.draft.rows.push(row.number);
    if (product) addOffer(product.draft, row);
  }
  if (product && settled(product, reading)) yield product.draft;
}

function reportScattered(
  group: string,
  row: ForeignRow,
  finished: Set<string>,
  { findings }: Reading,
) {
  if (finished.has(group)) {
    const message = "is an item group whose rows don't stand together: sort the feed by it";
    findings.add("problem", { row: row.number, message, value: group });
  }
  if (group !== "") finished.add(group);
}

function addOffer(draft: Draft, row: ForeignRow): void {
  const [sale, regular] = [row.amount("sale"), row.amount("price")];
  const price = sale ?? regular;
  const color = row.text("color");
  draft.variants.push({
    row: row.number,
    sku: row.text("sku"),
    options: [
      { name: "Color", value: color },
      { name: "Size", value: row.text("size") },
      { name: MATERIAL, value: row.text("specs.material") },
    ].filter(({ value }) => value !== ""),
    ...(price === undefined ? {} : { price }),
    ...(sale === undefined || regular === undefined ? {} : { compareAtPrice: regular }),
    availability: (row.text("availability") || "in_stock") as Availability,
    ...sizesOfRow(row),
  });
  const alt = row.text("title");
  const addresses = [row.text("image"), ...row.text("images").split(/,\s*/)].filter(Boolean);
  for (const address of addresses) {
    draft.pictures.push({ address, alt, ...(color === "" ? {} : { color }) });
  }
}

function settled({ draft, first }: { draft: Draft; first: ForeignRow }, reading: Reading): boolean {
  if (draft.variants.length > 1) {
    dropSharedMaterial(draft);
    draft.values.set("title", withoutColor(first));
    draft.values.set("sku", first.text("group"));
  }
  return settleForeignDraft(draft, first.text("type") || first.text("category"), reading);
}

/** Leaves the material to the product unless it can be chosen. */
function dropSharedMaterial({ variants }: Draft): void {
  const material = ({ options }: DraftVariant) => options.find(({ name }) => name === MATERIAL);
  if (new Set(variants.map((variant) => material(variant)?.value)).size > 1) return;
  for (const variant of variants) {
    variant.options = variant.options.filter(({ name }) => name !== MATERIAL);
  }
}

/** The title all variants share: `Iris Recliner, Gray` is `Iris Recliner`. */
function withoutColor(row: ForeignRow): string {
  const [title, color] = [row.text("title"), row.text("color")];
  if (color === "" || !title.toLowerCase().endsWith(color.toLowerCase())) return title;
  return title.slice(0, -color.length).replace(/[\s,–|(-]+$/, "") || title;
}
