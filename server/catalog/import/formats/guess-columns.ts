import { normalizeWord } from "#server/catalog/import/cells/cell.ts";
import { type Column, columnNamed } from "#server/catalog/import/draft/read-cells.ts";

/** Vendors' headings for the shop's columns, the most certain first. */
const guesses: readonly (readonly [column: string, headings: RegExp])[] = [
  [
    "sku",
    /^(itemnumber|itemno|itemcode|itemsku|vendorsku|partnumber|model(number|no)?|style(number|no)?|productcode|item|code)$/,
  ],
  [
    "title",
    /^(itemname|productname|itemdescription|productdescription|shortdescription|description)$/,
  ],
  [
    "price",
    /^((net|dealer|wholesale|unit|your|list|retail)?(price|cost)|map|msrp|net|east|west|central|texas)$/,
  ],
  ["type", /^(category|class|department|group|productline|subcategory)$/],
  ["width", /^(w|overallwidth|itemwidth|productwidth|assembledwidth)$/],
  ["length", /^(d|l|overalldepth|itemdepth|productdepth|assembleddepth|itemlength)$/],
  ["height", /^(h|overallheight|itemheight|productheight|assembledheight)$/],
  ["dimensions", /^(overalldimensions?|itemdimensions?|productdimensions?|dims?|measurements?)$/],
  ["color", /^(finish|cover|fabriccolor|colorname|colou?r)$/],
  ["material", /^(fabric|construction|primarymaterial|upholstery)$/],
  ["description", /^(longdescription|marketingcopy|romancecopy|copy)$/],
  ["availability", /^(status|instock|availability)$/],
  ["picture address", /^(image|photo|picture)(url|link|1)?$/],
];

/**
 * A first mapping of a file's headings: the shop's column for each, if there is a probable one. No
 * column is used twice.
 */
export function guessColumns(
  header: readonly string[],
  columns: readonly Column[],
): Record<string, string> {
  const headings = header.filter((heading) => heading !== "");
  const found = new Map<string, string>();
  const take = (column: string, heading: string | undefined) => {
    const isTaken = [...found.values()].includes(heading ?? "");
    if (heading !== undefined && !isTaken && !found.has(column)) found.set(column, heading);
  };
  const hasTitle = headings.some((heading) => columnNamed(heading, columns)?.field === "title");
  for (const heading of headings) {
    const column = columnNamed(heading, columns);
    if (column && (column.name !== "description" || hasTitle)) take(column.name, heading);
  }
  for (const [column, pattern] of guesses) {
    const matches = headings.filter((heading) => pattern.test(normalizeWord(heading)));
    for (const match of matches.sort((one, other) => other.length - one.length))
      take(column, match);
  }
  const columnOf = new Map([...found].map(([column, heading]) => [heading, column]));
  return Object.fromEntries(headings.map((heading) => [heading, columnOf.get(heading) ?? ""]));
}
