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
import { isColor } from "./variants.ts";

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
  { name: "In stock?", field: "availability", read: availabilityCell },
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

const fields = [
  "sku",
  "title",
  "description",
  "availability",
  "specs.length",
  "specs.width",
  "specs.height",
];

/**
 * Reads WooCommerce's product export. Variations may come anywhere, so products with variations are
 * held until the end of the file.
 */
export async function* readWooCommerce(
  table: HeadedTable,
  reading: Reading,
): AsyncGenerator<Draft> {
  const variable = new Map<string, { draft: Draft; row: ForeignRow }>();
  const orphans: ForeignRow[] = [];
  const parentOf = (row: ForeignRow) => variable.get(row.text("parent").replace(/^id:/, "#"));
  for await (const row of foreignRows(table, wooColumns, reading)) {
    const kind = row.text("kind").toLowerCase();
    if (kind.startsWith("variation")) {
      const parent = parentOf(row);
      if (parent) addVariation(parent.draft, row);
      else orphans.push(row);
      continue;
    }
    const draft = productDraft(row);
    if (!kind.startsWith("variable")) {
      draft.variants.push(variantOf(row, []));
      if (settled(draft, row, reading)) yield draft;
      continue;
    }
    const parent = { draft, row };
    for (const key of [`#${row.text("number")}`, row.text("sku")]) variable.set(key, parent);
  }
  for (const row of orphans) addOrphan(row, parentOf(row)?.draft, reading);
  for (const { draft, row } of new Set(variable.values()))
    if (settled(draft, row, reading)) yield draft;
}

function addOrphan(row: ForeignRow, parent: Draft | undefined, { findings }: Reading): void {
  if (parent) {
    addVariation(parent, row);
    return;
  }
  const message = "is a variation of a product that isn't in the file";
  findings.add("problem", { row: row.number, message, value: row.text("sku") });
}

function productDraft(row: ForeignRow): Draft {
  const draft = foreignDraft(row, fields);
  const short = row.text("short");
  if (!draft.values.has("description") && short !== "") draft.values.set("description", short);
  draft.hidden = row.text("published") !== "1" || row.text("visibility") === "hidden";
  addPictures(draft, row);
  for (const { name, value } of attributesOf(row)) {
    if (/^material$/i.test(name)) draft.values.set("specs.material", value);
    if (isColor(name) && !value.includes(",")) draft.values.set("specs.color", value);
  }
  return draft;
}

function settled(draft: Draft, row: ForeignRow, reading: Reading): boolean {
  const [category = ""] = row.text("categories").split(/,\s*/);
  return settleForeignDraft(draft, category, reading);
}

function addVariation(draft: Draft, row: ForeignRow): void {
  draft.rows.push(row.number);
  const options = attributesOf(row);
  draft.variants.push(variantOf(row, options));
  addPictures(draft, row, options.find(({ name }) => isColor(name))?.value);
}

function addPictures({ pictures }: Draft, row: ForeignRow, color?: string): void {
  const alt = row.text("title");
  for (const address of row.text("images").split(/,\s*/).filter(Boolean)) {
    if (pictures.some((picture) => picture.address === address)) continue;
    pictures.push({ address, alt, ...(color ? { color } : {}) });
  }
}

function variantOf(row: ForeignRow, options: DraftVariant["options"]): DraftVariant {
  const [sale, regular] = [row.amount("sale"), row.amount("regular")];
  const price = sale ?? regular;
  return {
    row: row.number,
    options,
    sku: row.text("sku"),
    ...(price === undefined ? {} : { price }),
    ...(sale === undefined || regular === undefined ? {} : { compareAtPrice: regular }),
    availability: (row.text("availability") || "in_stock") as Availability,
    ...sizesOfRow(row),
  };
}

function attributesOf(row: ForeignRow): DraftVariant["options"] {
  return attributes.flatMap((number) => {
    const [name, value] = [row.text(`name${number}`), row.text(`value${number}`)];
    return name === "" || value === "" ? [] : [{ name, value }];
  });
}
