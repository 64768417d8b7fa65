import { feetAndInches } from "#domain/dimensions.ts";
import type { Product, ProductSpecs } from "#domain/product.ts";

/** The full specification as names and values; missing values are left out (rule 5.8). */
export function specRows({ specs, sku }: Product): [name: string, value: string][] {
  const rows: [string, string][] = [
    ["Width", measure(specs.width)],
    ["Depth", measure(specs.length)],
    ["Height", measure(specs.height)],
    ["Material", specs.material],
    ["Color", specs.color],
    ["Features", specs.features],
    ["SKU", sku],
    ["Retail code", specs.retailCode ?? ""],
  ];
  return rows.filter(([, value]) => value !== "");
}

/** The dimensions as a sentence, for the caption of their drawing. */
export function drawingCaption({ width, length, height }: ProductSpecs): string {
  return `${feetAndInches(width)} wide, ${feetAndInches(length)} deep, ${feetAndInches(height)} high. Drawn to one scale from the outside measures.`;
}

const measure = (inches: number) => (inches === 0 ? "" : `${inches} in (${feetAndInches(inches)})`);
