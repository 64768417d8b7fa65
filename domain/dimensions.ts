import type { ProductSpecs } from "./product.ts";

/** Whether width, depth and height are all known (rule 3.1). */
export function isMeasured({ width, length, height }: ProductSpecs): boolean {
  return width > 0 && length > 0 && height > 0;
}

/** Width × depth × height on one line, e.g. `84 × 37 × 33 in`; empty unless all are known. */
export function dimensionsText(specs: ProductSpecs): string {
  const { width, length, height, unit } = specs;
  if (!isMeasured(specs)) return "";
  return `${width} × ${length} × ${height} ${unit}`;
}

/** Inches as feet and inches: `84` → `7′ 0″`. */
export function feetAndInches(inches: number): string {
  const tenths = Math.round(inches * 10);
  const feet = Math.floor(tenths / 120);
  const remainder = (tenths - feet * 120) / 10;
  return feet === 0 ? `${remainder}″` : `${feet}′ ${remainder}″`;
}
