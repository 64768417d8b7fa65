import { readSize, type SizeUnit } from "#domain/read-size.ts";
import type { CellReading } from "./cell.ts";
import { readDimensions } from "./dimensions.ts";

/** Reads one size; the value is a `Size`. */
export function sizeCell(text: string, unit: SizeUnit): CellReading {
  const size = readSize(text, unit);
  return "refuse" in size ? size : { value: size };
}

/** Reads width, depth and height in one cell; the value is `NamedSizes`. */
export function dimensionsCell(text: string, unit: SizeUnit): CellReading {
  const sizes = readDimensions(text, unit);
  return sizes ? { value: sizes } : { refuse: 'are not sizes such as 84"W x 38"D x 36"H' };
}

/** Reads the unit of a row's sizes: `in`, `cm` or `mm`. */
export function readUnit(text: string): SizeUnit | undefined {
  if (/^(in|inch|inches|")\.?$/i.test(text)) return "in";
  if (/^(cm|centimet(er|re)s?)\.?$/i.test(text)) return "cm";
  return /^(mm|millimet(er|re)s?)\.?$/i.test(text) ? "mm" : undefined;
}
