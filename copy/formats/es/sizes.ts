import { isMeasured } from "#domain/dimensions.ts";
import type { ProductSpecs } from "#domain/product.ts";

export function inchesText(inches: number): string {
  return `${inches} pulg.`;
}

export function feetAndInches(inches: number): string {
  const tenths = Math.round(inches * 10);
  const feet = Math.floor(tenths / 120);
  const remainder = (tenths - feet * 120) / 10;
  const parts = [
    feet > 0 ? `${feet} ${feet === 1 ? "pie" : "pies"}` : "",
    remainder > 0 || feet === 0 ? inchesText(remainder) : "",
  ];
  return parts.filter(Boolean).join(" ");
}

export function inchesAndFeet(inches: number): string {
  const feet = feetAndInches(inches);
  const size = inchesText(inches);
  return feet === size ? size : `${size} (${feet})`;
}

export function dimensionsText(specs: ProductSpecs): string {
  const { width, length, height } = specs;
  return isMeasured(specs) ? `${width} × ${length} × ${inchesText(height)}` : "";
}
