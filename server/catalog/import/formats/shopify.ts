import type { Availability } from "#domain/product.ts";
import { isMissingValue } from "#server/catalog/import/cells/cell.ts";
import { lineCell, priceCell, textCell } from "#server/catalog/import/cells/price-and-words.ts";
import { fittingSku, madeSku, skuCell } from "#server/catalog/import/cells/sku.ts";
import { slugFrom } from "#server/catalog/import/cells/slug-from.ts";
import type { Draft, DraftVariant } from "#server/catalog/import/draft/draft.ts";
import type { Column } from "#server/catalog/import/draft/read-cells.ts";
import { isColor } from "#server/catalog/import/draft/settle-variants.ts";
import {
  addNote,
  foreignDraft,
  SHARED_SKU_NOTE,
  settleForeignDraft,
  skuOfRow,
} from "./foreign-draft.ts";
import type { ForeignRow, ForeignTable, RowKey } from "./foreign-table.ts";

const numbers = [1, 2, 3];

/** The columns of both generations of Shopify's product export. */
export const shopifyColumns: readonly Column[] = [
  { name: "Handle", aliases: ["URL handle"], field: "slug", read: lineCell },
  { name: "Title", field: "title", read: lineCell },
  { name: "Body (HTML)", aliases: ["Description"], field: "description", read: textCell },
  { name: "Type", aliases: ["Custom product type"], field: "type", read: lineCell },
  {
    name: "Product category",
    aliases: ["Standard product type"],
    field: "category",
    read: lineCell,
  },
  { name: "Published", aliases: ["Published on online store"], field: "published", read: lineCell },
  { name: "Status", field: "status", read: lineCell },
  ...numbers.flatMap((number) => [
    { name: `Option${number} Name`, field: `name${number}`, read: lineCell },
    { name: `Option${number} Value`, field: `value${number}`, read: lineCell },
  ]),
  { name: "Variant SKU", aliases: ["SKU"], field: "sku", read: skuCell },
  { name: "Variant Price", aliases: ["Price"], field: "price", read: priceCell },
  {
    name: "Variant Compare At Price",
    aliases: ["Compare-at price"],
    field: "compareAtPrice",
    read: priceCell,
  },
  {
    name: "Variant Inventory Tracker",
    aliases: ["Inventory tracker"],
    field: "tracker",
    read: lineCell,
  },
  {
    name: "Variant Inventory Qty",
    aliases: ["Inventory quantity"],
    field: "stock",
    read: lineCell,
  },
  {
    name: "Variant Inventory Policy",
    aliases: ["Continue selling when out of stock"],
    field: "policy",
    read: lineCell,
  },
  { name: "Image Src", aliases: ["Product image URL"], field: "image", read: lineCell },
  { name: "Image Alt Text", field: "alt", read: lineCell },
  { name: "Variant Image", aliases: ["Variant image URL"], field: "variantImage", read: lineCell },
];

const keyFields = ["slug", "title", "sku", ...numbers.map((number) => `value${number}`)];

/** Reads Shopify's product export: variants and further pictures are rows of the same handle. */
export async function* readShopify(table: ForeignTable): AsyncGenerator<Draft> {
  for await (const { rows, repeatedSkus } of table.products(keyFields, keyOf)) {
    // In a sorted file the row with the product's own fields may be anywhere.
    const titled = rows.filter((row) => row.text("title") !== "");
    const [own] = titled.length > 0 ? titled : rows;
    if (!own) continue;
    const draft = foreignDraft(
      [own, ...rows.filter((row) => row !== own)],
      ["slug", "title", "description"],
    );
    draft.handle = own.text("slug") || own.text("title");
    draft.formerSku = madeSku([draft.handle], { distinct: true });
    draft.hidden = isHidden(own);
    for (const row of rows) {
      addVariant(draft, rows, row, table, repeatedSkus);
      addPictures(draft, row);
    }
    const category = firstText(rows, "type") || firstText(rows, "category");
    if (settleForeignDraft(draft, category, table.reading)) yield draft;
  }
}

/** A row without a handle belongs to the row above, unless it has a title. */
function keyOf(row: ForeignRow, above: string): RowKey {
  const named = row.text("slug").toLowerCase() || slugFrom(row.text("title")) || row.text("title");
  const choice = numbers.map((number) => row.text(`value${number}`)).join("\n");
  return { product: named || above, choice, sku: fittingSku(row.text("sku")) };
}

function firstText(rows: readonly ForeignRow[], field: string): string {
  return rows.find((row) => row.text(field) !== "")?.text(field) ?? "";
}

function isHidden(row: ForeignRow): boolean {
  const status = row.text("status").toLowerCase();
  return row.text("published").toLowerCase() === "false" || (status !== "" && status !== "active");
}

/** A row with a price is a variant; one with only a picture, or that repeats another, isn't. */
function addVariant(
  draft: Draft,
  rows: readonly ForeignRow[],
  row: ForeignRow,
  table: ForeignTable,
  repeatedSkus: ReadonlySet<string>,
): void {
  const price = row.amount("price");
  const compareAtPrice = row.amount("compareAtPrice");
  if (row.text("sku") === "" && price === undefined && row.text("value1") === "") return;
  const options = optionsOf(row, rows);
  const sku = ownSku(row, table, repeatedSkus);
  const variant: DraftVariant = {
    row: row.number,
    options,
    ...(sku === "" ? {} : { sku }),
    ...(price === undefined ? {} : { price }),
    ...(compareAtPrice === undefined ? {} : { compareAtPrice }),
    availability: availability(row, table),
  };
  if (!draft.variants.some((other) => isRepeated(variant, other))) draft.variants.push(variant);
}

function optionsOf(row: ForeignRow, rows: readonly ForeignRow[]): DraftVariant["options"] {
  return numbers.flatMap((number) => {
    const field = `value${number}`;
    const name = row.text(`name${number}`) || firstText(rows, `name${number}`);
    const value = row.text(field);
    return value === "" || value === "Default Title" ? [] : [{ name, value, field }];
  });
}

function ownSku(row: ForeignRow, table: ForeignTable, repeatedSkus: ReadonlySet<string>): string {
  const given = row.text("sku");
  if (!repeatedSkus.has(fittingSku(given))) return skuOfRow(row, table);
  addNote(row, table, "sku", SHARED_SKU_NOTE, given);
  return "";
}

/** Whether a row only repeats a variant, as rows with further pictures may in a filled-down file. */
function isRepeated(variant: DraftVariant, other: DraftVariant): boolean {
  const isSame = <T>(one: T | undefined, two: T | undefined) => one === undefined || one === two;
  const values = ({ options }: DraftVariant) => JSON.stringify(options.map(({ value }) => value));
  return (
    values(variant) === values(other) &&
    isSame(variant.sku, other.sku) &&
    isSame(variant.price, other.price)
  );
}

/** Stock that isn't tracked never runs out, whatever its quantity says (rule 3.33). */
function availability(row: ForeignRow, table: ForeignTable): Availability {
  const tracker = row.text("tracker");
  const isTracked = !table.has("tracker") || (tracker !== "" && !isMissingValue(tracker));
  const quantity = row.text("stock").replaceAll(",", "");
  const isLeft = quantity === "" || !(Number(quantity) <= 0);
  if (!isTracked || isLeft) return "in_stock";
  return ["continue", "true"].includes(row.text("policy").toLowerCase())
    ? "preorder"
    : "out_of_stock";
}

function addPictures(draft: Draft, row: ForeignRow): void {
  const color = draft.variants.at(-1)?.options.find(({ name }) => isColor(name))?.value;
  const alt = row.text("alt") || String(draft.values.get("title") ?? "");
  const known = (address: string) => draft.pictures.some((picture) => picture.address === address);
  const [image, variantImage] = [row.text("image"), row.text("variantImage")];
  if (variantImage !== "" && !known(variantImage)) {
    draft.pictures.push({ address: variantImage, alt, ...(color ? { color } : {}) });
  }
  if (image !== "" && !known(image)) draft.pictures.push({ address: image, alt });
}
