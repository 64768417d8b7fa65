/** Sizes of a model or a product in inches, as in a product's specs; 0 if unknown. */
export interface ModelSizes {
  /** Side to side. */
  width: number;
  /** Front to back. */
  length: number;
  /** Floor to top. */
  height: number;
}

export type Side = keyof ModelSizes;

export const sides: readonly Side[] = ["width", "length", "height"];

/** A size may differ by so much from the catalog's, whichever is more: a share of it, or inches. */
const SHARE = 0.03;
const INCHES = 0.5;
/** Rounding of numbers in files. */
const ROUNDING = 1e-6;

/** Whether a size is near enough to the catalog's; any is near a size that is unknown. */
export function isNear(size: number, catalog: number): boolean {
  if (catalog === 0) return true;
  return Math.abs(size - catalog) <= Math.max(INCHES, SHARE * catalog) + ROUNDING;
}

/** Whether all sizes are near enough to the catalog's. */
export function areNear(sizes: ModelSizes, catalog: ModelSizes): boolean {
  return sides.every((side) => isNear(sizes[side], catalog[side]));
}

/** The same sizes times a factor. */
export function scaled(sizes: ModelSizes, factor: number): ModelSizes {
  return {
    width: sizes.width * factor,
    length: sizes.length * factor,
    height: sizes.height * factor,
  };
}
