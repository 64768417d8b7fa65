import { isDeepStrictEqual } from "node:util";
import { partText } from "#domain/fit/part-text.ts";
import type { DeliveredPart } from "#domain/product.ts";
import type { ProductFile } from "#domain/product-file.ts";
import { isMissingValue } from "#server/catalog/import/cells/cell.ts";
import { deliveredInCell } from "#server/catalog/import/cells/delivered-in.ts";
import { plainLine, plainText } from "#server/catalog/import/cells/plain-text.ts";

/**
 * A text written so that the import reads it back unchanged. Anything the import would interpret,
 * such as `<b>`, `-` or a formula, is written with entities.
 */
export function textCell(text: string, read: (cell: string) => string = plainText): string {
  const isPlain = read(text) === text && !/^[-=+@#]/.test(text) && !isMissingValue(text);
  return isPlain ? text : withEntities(text);
}

/** Texts separated by `|`. */
export function listCell(texts: readonly string[]): string {
  return texts.map(itemCell).join(" | ");
}

/** Such as `Stone Gray #8d8c88 sofa/primary-gray | Sand #c9b899`. */
export function swatchesCell(swatches: ProductFile["swatches"]): string {
  return swatches
    .map(({ label, colorHex, image }) => [itemCell(label), colorHex, image ?? ""].join(" ").trim())
    .join(" | ");
}

/** Such as `sofa/detail Close view of the arm | sofa/back The sofa from behind`. */
export function viewsCell(views: ProductFile["views"]): string {
  return views.map(({ image, alt }) => `${image} ${itemCell(alt)}`).join(" | ");
}

/** Such as `Base 37 x 36 x 25; 2 × Back 24 x 11 x 27`. */
export function partsCell(parts: readonly DeliveredPart[]): string {
  return parts
    .map((part) => {
      const plain = partText({ ...part, name: itemCell(part.name) });
      const isReadBack = isDeepStrictEqual(deliveredInCell(plain, "in"), { value: [part] });
      // A name such as `2 x Back` or `Shelf 7 ft` would be read as a count or a size.
      return isReadBack ? plain : partText({ ...part, name: asEntities(part.name) });
    })
    .join("; ");
}

/** One of several texts in a cell, with the characters that separate texts and colors escaped. */
function itemCell(text: string): string {
  const escaped = textCell(text, plainLine);
  const isPlain = escaped === text && !/[|;#]|^[\s=:(]|[\s=:(]$/.test(text);
  return isPlain ? escaped : withEntities(text);
}

function withEntities(text: string): string {
  return text.replace(/^.|[^\p{L}\p{N} .,]/gsu, asEntities);
}

function asEntities(text: string): string {
  return Array.from(text, (sign) => `&#${sign.codePointAt(0)};`).join("");
}

/** A line of CSV (RFC 4180). */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) =>
    /[",;\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${quoted.join(",")}\r\n`;
}
