import type { ProductSpecs } from "./product.ts";

/** Width × depth × height on one line, e.g. `84 × 37 × 33 in`. */
export function dimensionsText({ width, length, height, unit }: ProductSpecs): string {
  return `${width} × ${length} × ${height} ${unit}`;
}

/** Inches as feet and inches: `84` → `7′ 0″`. */
export function feetAndInches(inches: number): string {
  const tenths = Math.round(inches * 10);
  const feet = Math.floor(tenths / 120);
  const remainder = (tenths - feet * 120) / 10;
  return feet === 0 ? `${remainder}″` : `${feet}′ ${remainder}″`;
}
