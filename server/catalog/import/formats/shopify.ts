import type { Availability } from "#domain/product.ts";
import {
  lineCell,
  priceCell,
  skuCell,
  textCell,
} from "#server/catalog/import/cells/price-and-words.ts";
import type { Draft } from "#server/catalog/import/draft/draft.ts";
import type { Column } from "#server/catalog/import/draft/read-cells.ts";
import type { HeadedTable } from "#server/catalog/import/file/headed-table.ts";
import { type ForeignRow, foreignDraft, foreignRows, settleForeignDraft } from "./foreign-rows.ts";
import type { Reading } from "./reading.ts";
import { isColor } from "./variants.ts";

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
  ...[1, 2, 3].flatMap((number) => [
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

/** Reads Shopify's product export: variants and further pictures are rows of the same handle. */
export async function* readShopify(table: HeadedTable, reading: Reading): AsyncGenerator<Draft> {
  let product: { draft: Draft; first: ForeignRow } | undefined;
  for await (const row of foreignRows(table, shopifyColumns, reading)) {
    if (!product || row.text("slug") !== product.first.text("slug")) {
      if (product && settled(product, reading)) yield product.draft;
      const draft = foreignDraft(row, ["slug", "title", "description"]);
      product = { draft, first: row };
      draft.hidden = isHidden(row);
    } else product.draft.rows.push(row.number);
    addVariant(product.draft, product.first, row);
    addPictures(product.draft, row);
  }
  if (product && settled(product, reading)) yield product.draft;
}

function settled({ draft, first }: { draft: Draft; first: ForeignRow }, reading: Reading): boolean {
  return settleForeignDraft(draft, first.text("type") || first.text("category"), reading);
}

function isHidden(row: ForeignRow): boolean {
  const status = row.text("status").toLowerCase();
  return row.text("published").toLowerCase() === "false" || (status !== "" && status !== "active");
}

/** A row with a price is a variant; one with only a picture isn't. */
function addVariant(draft: Draft, first: ForeignRow, row: ForeignRow): void {
  const price = row.amount("price");
  const compareAtPrice = row.amount("compareAtPrice");
  const sku = row.text("sku");
  if (sku === "" && price === undefined && row.text("value1") === "") return;
  const options = [1, 2, 3].flatMap((number) => {
    const name = row.text(`name${number}`) || first.text(`name${number}`);
    const value = row.text(`value${number}`);
    return value === "" || value === "Default Title" ? [] : [{ name, value }];
  });
  draft.variants.push({
    row: row.number,
    options,
    ...(sku === "" ? {} : { sku }),
    ...(price === undefined ? {} : { price }),
    ...(compareAtPrice === undefined ? {} : { compareAtPrice }),
    availability: availability(row),
  });
}

function availability(row: ForeignRow): Availability {
  if (row.text("stock") === "" || Number(row.text("stock")) > 0) return "in_stock";
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
