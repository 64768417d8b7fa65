import type { ProductFile } from "#domain/product-file.ts";
import { isMissingValue } from "#server/catalog/import/cells/cell.ts";
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

/** One of several texts in a cell, with the characters that separate texts and colors escaped. */
function itemCell(text: string): string {
  const escaped = textCell(text, plainLine);
  const isPlain = escaped === text && !/[|;#]|^[\s=:(]|[\s=:(]$/.test(text);
  return isPlain ? escaped : withEntities(text);
}

function withEntities(text: string): string {
  return text.replace(/^.|[^\p{L}\p{N} .,]/gsu, (sign) => `&#${sign.codePointAt(0)};`);
}

/** A line of CSV (RFC 4180). */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) =>
    /[",;\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${quoted.join(",")}\r\n`;
}
