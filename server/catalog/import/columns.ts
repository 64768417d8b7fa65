import type { Collection } from "#domain/collection.ts";
import {
  availabilityCell,
  type CellReader,
  inchesCell,
  listCell,
  normalizeWord,
  priceCell,
  swatchesCell,
  textCell,
  unitCell,
  viewsCell,
  yesNoCell,
} from "./cells.ts";

/** A column of the owner's spreadsheet. */
export interface Column {
  name: string;
  /** Other headings for it. Case, spaces and dashes are ignored. */
  aliases?: readonly string[];
  /** The field of the product file that gets the value. */
  field: string;
  read: CellReader;
  /** The value that `-` in a cell stands for; columns without it can't be emptied. */
  emptied?: unknown;
}

const ABSENT = undefined;

/**
 * All columns an import knows, in the order of `shop/catalogue-template.csv`, which omits `unit`:
 * that column only serves to reject sizes that are not in inches.
 */
export function importColumns(collections: readonly Collection[]): readonly Column[] {
  return [
    { name: "sku", field: "sku", read: textCell },
    { name: "title", aliases: ["name", "product"], field: "title", read: textCell },
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
    { name: "material", field: "specs.material", read: textCell },
    { name: "color", aliases: ["colour"], field: "specs.color", read: textCell },
    {
      name: "swatches",
      aliases: ["colors", "colours"],
      field: "swatches",
      read: swatchesCell,
      emptied: [],
    },
    { name: "width", field: "specs.width", read: inchesCell },
    { name: "length", aliases: ["depth"], field: "specs.length", read: inchesCell },
    { name: "height", field: "specs.height", read: inchesCell },
    { name: "features", field: "specs.features", read: textCell, emptied: "" },
    { name: "retail code", field: "specs.retailCode", read: textCell, emptied: ABSENT },
    { name: "description", field: "description", read: textCell },
    { name: "image", aliases: ["picture"], field: "image", read: textCell },
    {
      name: "image alt",
      aliases: ["alt", "picture text"],
      field: "imageAlt",
      read: textCell,
    },
    { name: "hover image", field: "hoverImage", read: textCell, emptied: ABSENT },
    { name: "hover image alt", field: "hoverImageAlt", read: textCell, emptied: ABSENT },
    { name: "views", aliases: ["more pictures"], field: "views", read: viewsCell, emptied: [] },
    { name: "has 360", aliases: ["360"], field: "has360", read: yesNoCell },
    { name: "slug", aliases: ["handle"], field: "slug", read: textCell },
    { name: "id", field: "id", read: textCell },
    { name: "unit", aliases: ["units"], field: "specs.unit", read: unitCell },
  ];
}

/** The column for a heading; undefined if unknown. */
export function columnFor(heading: string, columns: readonly Column[]): Column | undefined {
  const word = normalizeWord(heading);
  return columns.find(({ name, aliases = [] }) =>
    [name, ...aliases].some((known) => normalizeWord(known) === word),
  );
}

/**
 * Reads a slug or a title, such as `living-room` or `Living Room`; anything else is rejected later
 * by the product check.
 */
function slugAmong(options: readonly { slug: string; title: string }[]): CellReader {
  return (text) => {
    const word = normalizeWord(text);
    const match = options.find(({ slug, title }) =>
      [slug, title].map(normalizeWord).includes(word),
    );
    return { value: match?.slug ?? text };
  };
}
