import { readSize, type SizeUnit } from "#domain/read-size.ts";

/** Sizes in one text, in inches, by the letter next to each. */
export interface NamedSizes {
  width?: number;
  depth?: number;
  height?: number;
  length?: number;
}

const SIDES: Readonly<Record<string, keyof NamedSizes>> = {
  w: "width",
  d: "depth",
  h: "height",
  l: "length",
};
const PART =
  /^(?:(w|d|h|l|width|depth|height|length)\s*:?\s*)?(\d.*?)\s*(w|d|h|l|wide|deep|high|tall|long|width|depth|height|length)?\.?$/i;

/**
 * Reads sizes in one text: `84"W x 38"D x 36"H`, `61 1/2" L x 38" W x 36" H`. Without letters they
 * are width, depth and height.
 * @returns undefined if the text contains anything else.
 */
export function readDimensions(text: string, unit: SizeUnit = "in"): NamedSizes | undefined {
  const overall = unitAtEnd(text) ?? unit;
  const parts = text.trim().split(/\s*(?:[x×;|]|\bby\b|,(?!\d))\s*/i);
  if (parts.length < 2 || parts.length > 3) return undefined;
  const sizes: NamedSizes = {};
  for (const [index, part] of parts.entries()) {
    const [, before, size = "", after] = PART.exec(part) ?? [];
    const letter = (before ?? after)?.[0]?.toLowerCase().replace("t", "h");
    const side = letter ? SIDES[letter] : (["width", "depth", "height"] as const)[index];
    const read = readSize(size, overall);
    if (!side || "refuse" in read || sizes[side] !== undefined) return undefined;
    sizes[side] = read.inches;
  }
  return sizes;
}

/** The first dimensions in a longer text, such as a description; each must have its letter. */
export function findDimensions(text: string): NamedSizes | undefined {
  const size = String.raw`\d[\d ./½¼¾⅛⅜⅝⅞-]*\s*(?:"|''|”|″|in\.?|inches|cm)?\s*[wdhl]\b\.?`;
  const found = new RegExp(String.raw`${size}\s*[x×]\s*${size}\s*[x×]\s*${size}`, "i").exec(
    text,
  )?.[0];
  return found === undefined ? undefined : readDimensions(found);
}

function unitAtEnd(text: string): SizeUnit | undefined {
  return /\bcm\.?$/i.test(text.trim()) ? "cm" : /\bmm\.?$/i.test(text.trim()) ? "mm" : undefined;
}
