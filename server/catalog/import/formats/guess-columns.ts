import { normalizeWord } from "#server/catalog/import/cells/cell.ts";
import { type Column, columnNamed, withoutUnit } from "#server/catalog/import/draft/read-cells.ts";

/** Words around a size that still mean the size of the whole piece. */
const WHOLE =
  "(overall|oa|item|product|prod|assembled|actual|unit|total|furniture|dimensions?|dim|size)?";
const END = "(overall|assembled|size)?";

/** The lowest price a vendor allows to be advertised. */
const ADVERTISED =
  /^(u|i|unilateral|promo|current)?map(price|pricing|policy|retail|usd)*$|^min(imum)?adv(ertised)?(retail)?(price)?$|^umrp$/;

/** Vendors' headings for the shop's columns, the most certain first. */
const guesses: readonly (readonly [column: string, headings: RegExp])[] = [
  [
    "sku",
    /^(itemnumber|itemno|itemnum|itemcode|itemid|itemsku|vendorsku|skunumber|sku#|partnumber|partno|model(number|no)?|style(number|no)?|productcode|stockcode|item|code)$/,
  ],
  [
    "title",
    /^(itemname|productname|producttitle|itemdescription|productdescription|itemdesc|desc|shortdescription|description)$/,
  ],
  ["price", ADVERTISED],
  [
    "price",
    /^(our|sale|selling|sell|web|online|internet|store|promo|retail|consumer|everyday|regular)price(usd)?$/,
  ],
  [
    "price",
    /^(msrp|srp|rrp|mrp|retail|(sugg(ested)?|sugg(ested)?retail|manufacturersuggestedretail|recommendedretail|recommended|list|ticket|full)price|list)(price)?(usd)?$/,
  ],
  ["price", /^(unitprice|price(usd|each|ea)?|east|west|central|texas)$/],
  [
    "compare at price",
    /^(msrp|srp|rrp|retail|suggretail|((sugg(ested)?retail|list|was|full)price))(usd)?$/,
  ],
  ["type", /^(category|class|department|group|productline|productcategory|subcategory)$/],
  ["width", new RegExp(`^${WHOLE}(w|wd|wdth|width|wide)${END}$`)],
  ["length", new RegExp(`^${WHOLE}(d|dp|dpth|depth|deep)${END}$`)],
  ["length", new RegExp(`^${WHOLE}(l|lg|len|lgth|length|long)${END}$`)],
  ["height", new RegExp(`^${WHOLE}(h|ht|hgt|height|high|tall)${END}$`)],
  [
    "dimensions",
    /^(overall|item|product|assembled)?(dimensions?|dims?|measurements?|sizewxdxh|wxdxh|lxwxh)$/,
  ],
  ["color", /^(finish|cover|fabriccolor|colorname|colou?r(finish)?|finishcolor)$/],
  [
    "material",
    /^(madeof|madefrom|(primary|main|body|frame|cover|upholstery)?materials?|material(s|content|type)?|fabric(content)?|composition|construction|upholstery(material)?|covercontent)$/,
  ],
  ["description", /^(longdescription|longdesc|marketingcopy|romancecopy|webcopy|copy)$/],
  ["availability", /^(status|instock|availability|stockstatus)$/],
  ["picture address", /^(main|primary)?(image|photo|picture)(url|link|1)?$/],
];

/** Words for what the shop pays, which shoppers must not see as a price. */
const COST =
  /\b(cost|costs|cogs|dealer|dlr|wholesale|whsl|wsl|wsp|net|nett|landed|fob|exw|ddp|cif|invoice|trade|jobber|distributor|stocking|purchase|buy|buying|buyer|container|factory|vendor|supplier|your|tier|confidential|member|designer)\b/;

/** Whether a heading means what the shop pays, such as `Dealer Cost` or `Net Price`. */
export function isCost(heading: string): boolean {
  const words = heading
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[^A-Za-z]+/g, " ")
    .toLowerCase();
  return COST.test(words);
}

/**
 * A first mapping of a file's headings: the shop's column for each, if there is a probable one. No
 * column is used twice, and what the shop pays is never a price.
 */
export function guessColumns(
  header: readonly string[],
  columns: readonly Column[],
): Record<string, string> {
  const headings = header.filter((heading) => heading !== "");
  const found = new Map<string, string>();
  const take = (column: string, heading: string) => {
    const isTaken = [...found.values()].includes(heading);
    const isWrong = column.endsWith("price") && isCost(heading);
    if (!isTaken && !isWrong && !found.has(column)) found.set(column, heading);
  };
  const guess = (isWanted: (column: string) => boolean) => {
    for (const [column, pattern] of guesses) {
      if (!isWanted(column)) continue;
      const matches = headings.filter((heading) =>
        pattern.test(normalizeWord(withoutUnit(heading))),
      );
      for (const match of matches.sort((one, other) => other.length - one.length))
        take(column, match);
    }
  };
  // Beside a price to be advertised, a plain price is what a dealer pays.
  guess((column) => column === "price" && headings.some((heading) => isAdvertised(heading)));
  const hasTitle = headings.some((heading) => columnNamed(heading, columns)?.field === "title");
  for (const heading of headings) {
    const column = columnNamed(heading, columns);
    if (column && (column.name !== "description" || hasTitle)) take(column.name, heading);
  }
  guess(() => true);
  const columnOf = new Map([...found].map(([column, heading]) => [heading, column]));
  return Object.fromEntries(headings.map((heading) => [heading, columnOf.get(heading) ?? ""]));
}

function isAdvertised(heading: string): boolean {
  return ADVERTISED.test(normalizeWord(heading));
}
