import type { Availability } from "#domain/product.ts";

interface Combination {
  /** One value label for each option. */
  values: readonly string[];
}

/** The initially chosen variant: the first in stock, or else the first. */
export function firstChoice(variants: readonly { availability: Availability }[]): number {
  return Math.max(
    0,
    variants.findIndex(({ availability }) => availability === "in_stock"),
  );
}

/**
 * The variant closest to the wanted values: the one with the value at `fixed`, and of those the one
 * that agrees with the earliest options. Always returns a variant.
 */
export function closestVariant<T extends Combination>(
  variants: readonly T[],
  wanted: readonly (string | undefined)[],
  fixed?: number,
): T | undefined {
  let closest: T | undefined;
  let best = -1;
  for (const variant of variants) {
    const score = wanted.reduce(
      (sum, label, position) =>
        label === variant.values[position]
          ? sum + 2 ** (position === fixed ? wanted.length : wanted.length - 1 - position)
          : sum,
      0,
    );
    if (score > best) [closest, best] = [variant, score];
  }
  return closest;
}

/** The variant with exactly these values, if there is one. */
export function exactVariant<T extends Combination>(
  variants: readonly T[],
  values: readonly string[],
): T | undefined {
  return variants.find((variant) =>
    variant.values.every((label, position) => label === values[position]),
  );
}
