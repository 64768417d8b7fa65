import type { Collection } from "#domain/collection.ts";
import { normalizeWord } from "#server/catalog/import/cells/cell.ts";
import type { ShopClock } from "#server/catalog/import/cells/sale-time.ts";
import type { Draft } from "#server/catalog/import/draft/draft.ts";
import { Findings } from "#server/catalog/import/draft/findings.ts";
import { columnNamed } from "#server/catalog/import/draft/read-cells.ts";
import { csvRecords, UnreadableFileError } from "#server/catalog/import/file/csv-records.ts";
import { feedTable } from "#server/catalog/import/file/feed-rows.ts";
import { type HeadedTable, headedTable } from "#server/catalog/import/file/headed-table.ts";
import { openText } from "#server/catalog/import/file/text-of-file.ts";
import { ForeignTable } from "./foreign-table.ts";
import { googleColumns, readGoogleMerchant } from "./google-merchant.ts";
import { guessColumns } from "./guess-columns.ts";
import { readJsonProducts } from "./json-products.ts";
import type { Mapping } from "./mapping.ts";
import { ProductTypes } from "./product-types.ts";
import type { Reading } from "./reading.ts";
import { shopColumns } from "./shop-columns.ts";
import { placeShopColumns, readShopTable } from "./shop-table.ts";
import { readShopify, shopifyColumns } from "./shopify.ts";
import { readWooCommerce, wooColumns } from "./woocommerce.ts";

const FEED = "a product feed for Google or Meta";

/** A file whose kind was recognized. */
export interface CatalogFile {
  /** Its kind, for messages to the owner. */
  kind: string;
  findings: Findings;
  /** Its products, read lazily. */
  drafts: AsyncIterable<Draft>;
  /** Where a field's column is, such as `column F (price)`. */
  columnOf(field: string): string | undefined;
  /** A first mapping, if the file has unknown headings or categories. */
  mapping(): Mapping | undefined;
}

/**
 * Recognizes what a file is by its first rows: our own columns, an export of Shopify or
 * WooCommerce, a feed for Google or Meta, JSON, or a table that needs a mapping (rule 3.17).
 * @throws UnreadableFileError if it is none of them.
 */
export async function openCatalogFile(
  path: string,
  {
    collections,
    mapping,
    clock,
  }: { collections: readonly Collection[]; mapping: Mapping; clock: ShopClock },
): Promise<CatalogFile> {
  const text = await openText(path);
  if ("unreadable" in text) throw new UnreadableFileError(text.unreadable);
  const start = await firstSign(text.chunks());
  if (start === "") throw new UnreadableFileError("The file is empty.");
  const reading: Reading = {
    findings: new Findings(start === "<" ? "item" : "row"),
    types: new ProductTypes(collections),
    mapping,
    clock,
    categories: new Map(),
    hasUnplaced: false,
  };
  if (start === "<") {
    const table = feedTable(
      text.chunks,
      googleColumns.map(({ name }) => name),
    );
    const feed = new ForeignTable(table, googleColumns, reading);
    return openedForeign(`${FEED} (XML)`, feed, readGoogleMerchant(feed));
  }
  if (start === "{" || start === "[") {
    return opened("products as JSON", reading, readJsonProducts(text.chunks(), reading));
  }
  const columns = shopColumns(collections);
  const known = [...columns, ...shopifyColumns, ...wooColumns, ...googleColumns];
  const isHeading = (cell: string) =>
    cell in mapping.columns || columnNamed(cell, known) !== undefined;
  const table = await headedTable(() => csvRecords(text.chunks(), isHeading), isHeading);
  if (!table) throw new UnreadableFileError("The file has no rows.");
  return openTable(table, reading, columns);
}

function openTable(
  table: HeadedTable,
  reading: Reading,
  columns: ReturnType<typeof shopColumns>,
): CatalogFile {
  const headings = new Set(table.header.map(normalizeWord));
  const has = (...words: string[]) => words.every((word) => headings.has(word));
  const hasAny = (...words: string[]) => words.some((word) => headings.has(word));
  if (
    hasAny("handle", "urlhandle") &&
    has("title") &&
    hasAny("option1name", "option1value", "variantprice", "productimageurl")
  ) {
    const shopify = new ForeignTable(table, shopifyColumns, reading);
    return openedForeign("a Shopify export", shopify, readShopify(shopify));
  }
  if (has("sku", "name", "type", "regularprice") && hasAny("published", "instock", "parent")) {
    const woo = new ForeignTable(table, wooColumns, reading);
    return openedForeign("a WooCommerce export", woo, readWooCommerce(woo));
  }
  if (has("id", "title") && hasAny("link", "imagelink") && !has("sku")) {
    const feed = new ForeignTable(table, googleColumns, reading);
    return openedForeign(FEED, feed, readGoogleMerchant(feed));
  }
  const { placed, unknown } = placeShopColumns(table, columns, reading.mapping.columns);
  const fields = placed.map(({ column }) => column.field);
  const row = table.headerRow;
  if (unknown.length > 0) {
    const message = `${unknown.length === 1 ? "heading is not a column" : "headings are not columns"} we know: ${unknown.join(", ")}`;
    reading.findings.add("problem", { row, message });
  } else if (!fields.includes("sku") && !fields.includes("slug")) {
    const message = "there must be a column named sku (or slug) to tell pieces apart";
    reading.findings.add("problem", { row, message });
  }
  const twice = placed.filter(({ column }, index) => fields.indexOf(column.field) !== index);
  for (const { label, column } of twice) {
    const first = placed.find((each) => each.column.field === column.field);
    reading.findings.add("problem", {
      row,
      column: label,
      message: `says the same as ${first?.label}`,
    });
  }
  // A wrong heading affects every row, so it is reported once.
  const isReadable = reading.findings.count("problem") === 0;
  const drafts = isReadable ? readShopTable(table, placed, reading) : none();
  const guess = unknown.length > 0 ? guessColumns(table.header, columns) : undefined;
  const kind = row > 1 ? `a table with its headings in row ${row}` : "a table";
  return {
    ...opened(kind, reading, drafts, guess),
    columnOf: (field) =>
      placed.find(({ column }) => column.field === field || isWithin(field, column.field))?.label,
  };
}

/** Another shop's file, with its own words for the fields. */
function openedForeign(kind: string, table: ForeignTable, drafts: AsyncIterable<Draft>) {
  return { ...opened(kind, table.reading, drafts), columnOf: columnsOf(table) };
}

/** The first column of the file for a field, or for what the field is read from. */
function columnsOf(table: ForeignTable): CatalogFile["columnOf"] {
  const sources: Record<string, readonly string[]> = {
    price: ["price", "regular", "sale"],
    compareAtPrice: ["compareAtPrice", "regular"],
    type: ["type", "category", "categories"],
  };
  return (field) =>
    (sources[field] ?? [field]).map((each) => table.labelOf(each)).find((label) => label);
}

function opened(
  kind: string,
  reading: Reading,
  drafts: AsyncIterable<Draft>,
  columns?: Mapping["columns"],
): CatalogFile {
  const { findings, mapping, categories } = reading;
  return {
    kind,
    findings,
    drafts,
    columnOf: () => undefined,
    mapping: () =>
      columns || reading.hasUnplaced || [...categories.values()].includes("")
        ? {
            ...mapping,
            columns: { ...columns, ...mapping.columns },
            categories: Object.fromEntries([...categories].sort()),
          }
        : undefined,
  };
}

function isWithin(field: string, group: string): boolean {
  return field.startsWith(`${group} `) || field.startsWith(`${group}.`);
}

async function* none(): AsyncGenerator<Draft> {}

async function firstSign(chunks: AsyncIterable<string>): Promise<string> {
  for await (const chunk of chunks) {
    const sign = /\S/.exec(chunk)?.[0];
    if (sign) return sign;
  }
  return "";
}
