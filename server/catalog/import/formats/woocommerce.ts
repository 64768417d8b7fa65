import type { Availability } from "#domain/product.ts";
import {
  availabilityCell,
  lineCell,
  priceCell,
  textCell,
} from "#server/catalog/import/cells/price-and-words.ts";
import { saleTimeCell } from "#server/catalog/import/cells/sale-time.ts";
import { sizeCell } from "#server/catalog/import/cells/size-cells.ts";
import { fittingSku, madeSku, skuCell } from "#server/catalog/import/cells/sku.ts";
import type { Draft, DraftVariant } from "#server/catalog/import/draft/draft.ts";
import type { Column } from "#server/catalog/import/draft/read-cells.ts";
import { isColor } from "#server/catalog/import/draft/settle-variants.ts";
import { sizesOfRow } from "#server/catalog/import/draft/variant-sizes.ts";
import {
  addNote,
  foreignDraft,
  MADE_SKU_NOTE,
  SHARED_SKU_NOTE,
  settleForeignDraft,
  skuOfRow,
} from "./foreign-draft.ts";
import type { ForeignRow, ForeignTable, RowKey } from "./foreign-table.ts";
import { pricesOfRow } from "./sale-price.ts";

const attributes = [1, 2, 3, 4, 5, 6];
/** WooCommerce writes line breaks as `\n`. */
const lines: Column["read"] = (text) => textCell(text.replaceAll("\\n", "\n"));

/** The columns of WooCommerce's product export. */
export const wooColumns: readonly Column[] = [
  { name: "ID", field: "number", read: lineCell },
  { name: "Type", field: "kind", read: lineCell },
  { name: "SKU", field: "sku", read: skuCell },
  { name: "Name", field: "title", read: lineCell },
  { name: "Published", field: "published", read: lineCell },
  { name: "Visibility in catalog", field: "visibility", read: lineCell },
  { name: "Short description", field: "short", read: lines },
  { name: "Description", field: "description", read: lines },
  { name: "Date sale price starts", field: "starts", read: saleTimeCell },
  { name: "Date sale price ends", field: "ends", read: saleTimeCell },
  { name: "In stock?", field: "availability", read: availabilityCell },
  { name: "Stock", field: "stock", read: lineCell },
  { name: "Backorders allowed?", field: "backorders", read: lineCell },
  { name: "Length", field: "specs.length", read: sizeCell },
  { name: "Width", field: "specs.width", read: sizeCell },
  { name: "Height", field: "specs.height", read: sizeCell },
  { name: "Sale price", field: "sale", read: priceCell },
  { name: "Regular price", field: "regular", read: priceCell },
  { name: "Categories", field: "categories", read: lineCell },
  { name: "Images", field: "images", read: lineCell },
  { name: "Parent", field: "parent", read: lineCell },
  ...attributes.flatMap((number) => [
    { name: `Attribute ${number} name`, field: `name${number}`, read: lineCell },
    { name: `Attribute ${number} value(s)`, field: `value${number}`, read: lineCell },
  ]),
];

const fields = ["title", "description", "specs.length", "specs.width", "specs.height"];

/**
 * Reads WooCommerce's product export. Variations may come anywhere, so products with variations are
 * held until the end of the file.
 */
export async function* readWooCommerce(table: ForeignTable): AsyncGenerator<Draft> {
  const { repeatedSkus } = await table.overview(["number", "kind", "sku"], keyOf);
  const variable = new Map<string, { draft: Draft; row: ForeignRow }>();
  const variations: ForeignRow[] = [];
  for await (const row of table.rows()) {
    if (isVariation(row)) {
      variations.push(row);
      continue;
    }
    const draft = productDraft(row, table);
    const sku = skuOf(row, table, isParent(row) ? new Set() : repeatedSkus);
    if (!isParent(row)) {
      draft.variants.push(variantOf(row, [], sku, table));
      if (settled(draft, row, table)) yield draft;
      continue;
    }
    draft.values.set("sku", sku);
    const parent = { draft, row };
    for (const key of [`#${row.text("number")}`, row.text("sku")]) variable.set(key, parent);
  }
  for (const row of variations) {
    const parent = variable.get(row.text("parent").replace(/^id:/, "#"));
    if (parent) addVariation(parent.draft, row, table, repeatedSkus);
    else reportOrphan(row, table);
  }
  for (const { draft, row } of new Set(variable.values()))
    if (settled(draft, row, table)) yield draft;
}

function isVariation(row: ForeignRow): boolean {
  return row.text("kind").toLowerCase().startsWith("variation");
}

function isParent(row: ForeignRow): boolean {
  return row.text("kind").toLowerCase().startsWith("variable");
}

/** A variation may have its product's SKU, which is still the product's. */
function keyOf(row: ForeignRow): RowKey {
  const sku = isParent(row) ? "" : fittingSku(row.text("sku"));
  return { product: row.text("number") || `row ${row.number}`, choice: "", sku };
}

function reportOrphan(row: ForeignRow, table: ForeignTable): void {
  const message = "is a variation of a product that isn't in the file";
  const column = table.labelOf("parent") ?? "Parent";
  const value = row.text("parent") || row.text("title");
  table.reading.findings.add("problem", { row: row.number, column, message, value });
}

/** A row's SKU or, if it has none of its own, the one made from the product's number or name. */
function skuOf(row: ForeignRow, table: ForeignTable, shared: ReadonlySet<string>): string {
  const given = row.text("sku");
  if (given !== "" && !shared.has(fittingSku(given))) return skuOfRow(row, table);
  const sku = skuFromNumber(row);
  if (given === "") addNote(row, table, "sku", MADE_SKU_NOTE, sku);
  else addNote(row, table, "sku", `${SHARED_SKU_NOTE}: ${sku} was made`, given);
  return sku;
}

function skuFromNumber(row: ForeignRow): string {
  const number = row.text("number");
  return madeSku(number === "" ? [row.text("title")] : ["WOO", number]);
}

function productDraft(row: ForeignRow, table: ForeignTable): Draft {
  const draft = foreignDraft([row], fields);
  draft.formerSku = skuFromNumber(row);
  const short = row.text("short");
  if (!draft.values.has("description") && short !== "") draft.values.set("description", short);
  // Exports with chosen columns may leave these out.
  draft.hidden =
    (table.has("published") && !/^(1|yes|true)$/i.test(row.text("published"))) ||
    row.text("visibility") === "hidden";
  addPictures(draft, row);
  for (const { name, value } of attributesOf(row)) {
    if (/^material$/i.test(name)) draft.values.set("specs.material", value);
    if (isColor(name) && !value.includes(",")) draft.values.set("specs.color", value);
  }
  return draft;
}

function settled(draft: Draft, row: ForeignRow, { reading }: ForeignTable): boolean {
  const [category = ""] = row.text("categories").split(/,\s*/);
  return settleForeignDraft(draft, category, reading);
}

function addVariation(
  draft: Draft,
  row: ForeignRow,
  table: ForeignTable,
  repeatedSkus: ReadonlySet<string>,
): void {
  draft.rows.push(row.number);
  const options = attributesOf(row);
  const shared = new Set([...repeatedSkus, String(draft.values.get("sku"))]);
  draft.variants.push(variantOf(row, options, skuOf(row, table, shared), table));
  addPictures(draft, row, options.find(({ name }) => isColor(name))?.value);
}

function addPictures({ pictures }: Draft, row: ForeignRow, color?: string): void {
  const alt = row.text("title");
  for (const address of row.text("images").split(/,\s*/).filter(Boolean)) {
    if (pictures.some((picture) => picture.address === address)) continue;
    pictures.push({ address, alt, ...(color ? { color } : {}) });
  }
}

function variantOf(
  row: ForeignRow,
  options: DraftVariant["options"],
  sku: string,
  table: ForeignTable,
): DraftVariant {
  return {
    row: row.number,
    options,
    sku,
    ...pricesOfRow(row, table),
    availability: availabilityOf(row),
    ...sizesOfRow(row),
  };
}

/** Stock that isn't managed never runs out, unless the product is marked as out of stock. */
function availabilityOf(row: ForeignRow): Availability {
  const given = row.text("availability");
  if (given !== "") return given as Availability;
  const isOut = row.text("stock") !== "" && Number(row.text("stock")) <= 0;
  if (!isOut) return "in_stock";
  return ["1", "yes", "notify"].includes(row.text("backorders").toLowerCase())
    ? "preorder"
    : "out_of_stock";
}

function attributesOf(row: ForeignRow): DraftVariant["options"] {
  return attributes.flatMap((number) => {
    const [name, value] = [row.text(`name${number}`), row.text(`value${number}`)];
    return name === "" || value === "" ? [] : [{ name, value, field: `value${number}` }];
  });
}
