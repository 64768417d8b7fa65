/**
 * A fraction as the nearest whole number, a half upward. Exact for fractions of any size, and so for
 * money times a rate, as long as the result is a safe integer.
 * @param numerator 0 or more
 * @param denominator more than 0
 */
export function roundHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}
