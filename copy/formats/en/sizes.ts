import { isMeasured } from "#domain/dimensions.ts";
import type { ProductSpecs } from "#domain/product.ts";

export function inchesText(inches: number): string {
  return `${inches} in`;
}

export function feetAndInches(inches: number): string {
  const tenths = Math.round(inches * 10);
  const feet = Math.floor(tenths / 120);
  const remainder = (tenths - feet * 120) / 10;
  return feet === 0 ? `${remainder}″` : `${feet}′ ${remainder}″`;
}

export function inchesAndFeet(inches: number): string {
  return `${inchesText(inches)} (${feetAndInches(inches)})`;
}

export function dimensionsText(specs: ProductSpecs): string {
  const { width, length, height, unit } = specs;
  return isMeasured(specs) ? `${width} × ${length} × ${height} ${unit}` : "";
}
