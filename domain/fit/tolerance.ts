/** How much a size may exceed a measure by, so that rounding decides nothing; inches. */
const tolerance = 0.000001;

/** Whether a size is within a measure. */
export function isWithin(size: number, measure: number): boolean {
  return size <= measure + tolerance;
}
