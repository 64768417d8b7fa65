import type { Availability } from "#domain/product.ts";
import {
  availabilityCell,
  lineCell,
  priceCell,
  textCell,
} from "#server/catalog/import/cells/price-and-words.ts";
import { salePeriodCell, saleTimeCell } from "#server/catalog/import/cells/sale-time.ts";
import { sizeCell } from "#server/catalog/import/cells/size-cells.ts";
import { fittingSku, madeSku, skuCell } from "#server/catalog/import/cells/sku.ts";
import type { Draft, DraftVariant } from "#server/catalog/import/draft/draft.ts";
import type { Column } from "#server/catalog/import/draft/read-cells.ts";
import { sizesOfRow } from "#server/catalog/import/draft/variant-sizes.ts";
import {
  addNote,
  foreignDraft,
  MADE_SKU_NOTE,
  settleForeignDraft,
  skuOfRow,
} from "./foreign-draft.ts";
import type { ForeignRow, ForeignTable } from "./foreign-table.ts";
import { pricesOfRow } from "./sale-price.ts";

/** The attributes of a feed for Google or Meta that are imported. */
export const googleColumns: readonly Column[] = [
  { name: "id", field: "sku", read: skuCell },
  { name: "title", field: "title", read: lineCell },
  { name: "description", field: "description", read: textCell },
  { name: "image link", aliases: ["image 0 url"], field: "image", read: lineCell },
  { name: "additional image link", field: "images", read: lineCell },
  { name: "availability", field: "availability", read: availabilityCell },
  { name: "price", field: "regular", read: priceCell },
  { name: "sale price", field: "sale", read: priceCell },
  {
    name: "sale price effective date",
    aliases: ["sale price effective dates"],
    field: "period",
    read: salePeriodCell,
  },
  { name: "sale price start date", field: "starts", read: saleTimeCell },
  { name: "sale price end date", field: "ends", read: saleTimeCell },
  {
    name: "google product category",
    aliases: ["fb product category"],
    field: "category",
    read: lineCell,
  },
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
 * Reads a feed for Google or Meta, in which the rows of an item group are the variants of one
 * product.
 */
export async function* readGoogleMerchant(table: ForeignTable): AsyncGenerator<Draft> {
  const keyOf = (row: ForeignRow) => {
    const product = row.text("group") || `row ${row.number}`;
    // Two items with one id are a fault of the feed, which the plan reports.
    return { product, choice: "", sku: "" };
  };
  for await (const { rows } of table.products(["group"], keyOf)) {
    const [first] = rows;
    if (!first) continue;
    const draft = foreignDraft(rows, fields);
    for (const row of rows) addVariant(draft, row, table);
    if (settled(draft, first, table)) yield draft;
  }
}

function addVariant(draft: Draft, row: ForeignRow, table: ForeignTable): void {
  const options = [
    { name: "Color", value: row.text("color"), field: "color" },
    { name: "Size", value: row.text("size"), field: "size" },
    { name: MATERIAL, value: row.text("specs.material"), field: "specs.material" },
  ].filter(({ value }) => value !== "");
  const availability = row.text("availability") as Availability | "";
  draft.variants.push({
    row: row.number,
    sku: skuOfRow(row, table) || skuFromTitle(row, options, table),
    options,
    ...pricesOfRow(row, table),
    ...(availability === "" ? {} : { availability }),
    ...sizesOfRow(row),
  });
  const alt = row.text("title");
  const color = row.text("color");
  const addresses = [row.text("image"), ...row.text("images").split(/,\s*/)].filter(Boolean);
  for (const address of addresses) {
    draft.pictures.push({ address, alt, ...(color === "" ? {} : { color }) });
  }
}

function skuFromTitle(
  row: ForeignRow,
  options: DraftVariant["options"],
  table: ForeignTable,
): string {
  const sku = madeSku([row.text("title"), ...options.map(({ value }) => value)]);
  addNote(row, table, "sku", MADE_SKU_NOTE, sku);
  return sku;
}

function settled(draft: Draft, first: ForeignRow, table: ForeignTable): boolean {
  const group = first.text("group");
  if (group !== "") draft.values.set("title", withoutColor(first));
  if (draft.variants.length > 1) {
    dropSharedMaterial(draft);
    draft.values.set("sku", fittingSku(group));
  }
  const category = first.text("type") || first.text("category");
  return settleForeignDraft(draft, category, table.reading);
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
