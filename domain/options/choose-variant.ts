import type { Availability } from "#domain/product.ts";

/** What choosing needs of a variant; `values` has one label for each option. */
export interface Choice {
  values: readonly string[];
  availability: Availability;
}

/** The variant shown before anything is chosen: the first in stock, or else the first. */
export function firstChoice<T extends Choice>(variants: readonly T[]): T | undefined {
  return variants.find(({ availability }) => availability === "in_stock") ?? variants[0];
}

/**
 * The variant closest to the wanted values: the one with the value at `fixed`, and of those the one
 * that agrees with the earliest options. There is one for any wanted values.
 */
export function closestVariant<T extends Choice>(
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
export function exactVariant<T extends Choice>(
  variants: readonly T[],
  values: readonly string[],
): T | undefined {
  return variants.find((variant) =>
    variant.values.every((label, position) => label === values[position]),
  );
}
