import type { Collection } from "#domain/collection.ts";
import type { Size } from "#domain/read-size.ts";
import { normalizeWord } from "#server/catalog/import/cells/cell.ts";
import { deliveredInCell } from "#server/catalog/import/cells/delivered-in.ts";
import { jsonCell, listCell, swatchesCell, viewsCell } from "#server/catalog/import/cells/lists.ts";
import {
  availabilityCell,
  lineCell,
  priceCell,
  textCell,
  yesNoCell,
} from "#server/catalog/import/cells/price-and-words.ts";
import { dimensionsCell, sizeCell } from "#server/catalog/import/cells/size-cells.ts";
import { skuCell } from "#server/catalog/import/cells/sku.ts";
import type { Column } from "#server/catalog/import/draft/read-cells.ts";

const ABSENT = undefined;
const UNKNOWN_SIZE: Size = { inches: 0 };

/**
 * The shop's own columns, in the order of `shop/catalogue-template.csv` and of an export; those
 * from `dimensions` on are only read.
 */
export function shopColumns(collections: readonly Collection[]): readonly Column[] {
  return [
    { name: "sku", field: "sku", read: skuCell },
    { name: "title", aliases: ["name", "product"], field: "title", read: lineCell },
    { name: "collection", aliases: ["room"], field: "collection", read: slugAmong(collections) },
    {
      name: "type",
      aliases: ["category", "product type"],
      field: "type",
      read: slugAmong(collections.flatMap(({ types }) => types)),
    },
    { name: "price", field: "price", read: priceCell },
    {
      name: "compare at price",
      aliases: ["was price", "was"],
      field: "compareAtPrice",
      read: priceCell,
      emptied: ABSENT,
    },
    { name: "availability", aliases: ["stock"], field: "availability", read: availabilityCell },
    { name: "badges", aliases: ["badge"], field: "badges", read: listCell, emptied: [] },
    { name: "material", field: "specs.material", read: lineCell, emptied: "" },
    { name: "color", aliases: ["colour"], field: "specs.color", read: lineCell, emptied: "" },
    {
      name: "swatches",
      aliases: ["colors", "colours"],
      field: "swatches",
      read: swatchesCell,
      emptied: [],
    },
    {
      name: "width",
      aliases: ["overall width"],
      field: "specs.width",
      read: sizeCell,
      emptied: UNKNOWN_SIZE,
    },
    {
      name: "length",
      aliases: ["depth", "overall depth"],
      field: "specs.length",
      read: sizeCell,
      emptied: UNKNOWN_SIZE,
    },
    {
      name: "height",
      aliases: ["overall height"],
      field: "specs.height",
      read: sizeCell,
      emptied: UNKNOWN_SIZE,
    },
    { name: "delivered in", field: "deliveredIn", read: deliveredInCell, emptied: ABSENT },
    { name: "features", field: "specs.features", read: lineCell, emptied: "" },
    { name: "retail code", field: "specs.retailCode", read: lineCell, emptied: ABSENT },
    { name: "description", field: "description", read: textCell },
    { name: "image", aliases: ["picture"], field: "image", read: lineCell },
    {
      name: "image alt",
      aliases: ["alt", "picture text"],
      field: "imageAlt",
      read: lineCell,
    },
    { name: "hover image", field: "hoverImage", read: lineCell, emptied: ABSENT },
    { name: "hover image alt", field: "hoverImageAlt", read: lineCell, emptied: ABSENT },
    { name: "views", aliases: ["more pictures"], field: "views", read: viewsCell, emptied: [] },
    { name: "has 360", aliases: ["360"], field: "has360", read: lineCell },
    { name: "slug", aliases: ["handle"], field: "slug", read: lineCell },
    { name: "id", field: "id", read: lineCell },
    { name: "published", aliases: ["shown", "visible"], field: "published", read: yesNoCell },
    { name: "choice", aliases: ["variant"], field: "choice", read: listCell },
    { name: "options", field: "options", read: jsonCell, emptied: ABSENT },
    { name: "variants", field: "variants", read: jsonCell, emptied: ABSENT },
    { name: "dimensions", aliases: ["size", "sizes"], field: "dimensions", read: dimensionsCell },
    {
      name: "picture address",
      aliases: ["image link", "image url"],
      field: "address",
      read: lineCell,
    },
    { name: "unit", aliases: ["units"], field: "unit", read: lineCell },
  ];
}

/** Columns that an export doesn't write. */
export const readOnlyColumns = ["variants", "dimensions", "picture address", "unit"];

/**
 * Reads a slug or a title, such as `living-room` or `Living Room`; the product check later refuses
 * anything else.
 */
function slugAmong(options: readonly { slug: string; title: string }[]): Column["read"] {
  const slugs = new Map(
    options.flatMap(({ slug, title }) => [slug, title].map((name) => [normalizeWord(name), slug])),
  );
  return (text) => ({ value: slugs.get(normalizeWord(text)) ?? text });
}
