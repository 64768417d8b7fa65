import type { ProductSpecs } from "./product.ts";

/** Whether width, depth and height are all known (rule 3.1). */
export function isMeasured({ width, length, height }: ProductSpecs): boolean {
  return width > 0 && length > 0 && height > 0;
}
