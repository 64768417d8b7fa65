import type { Size } from "#domain/read-size.ts";
import type { Draft, DraftVariant, Side } from "./draft.ts";
import { sides } from "./draft-sizes.ts";

type Sizes = Partial<Record<Side, number>>;

/** The sizes in a variant's row, in the fields of the format's columns. */
export function sizesOfRow(row: { value(field: string): unknown }): Pick<DraftVariant, "sizes"> {
  const given = sides.flatMap((side) => {
    const size = row.value(`specs.${side}`) as Size | undefined;
    return size === undefined ? [] : [[side, size] as const];
  });
  return given.length === 0 ? {} : { sizes: Object.fromEntries(given) };
}

/** Gives a product without a size that of its first variant that has it. */
export function shareSizes({ values, variants }: Draft): void {
  for (const side of sides) {
    const size = variants.find(({ sizes }) => sizes?.[side])?.sizes?.[side];
    if (size && !values.has(`specs.${side}`)) values.set(`specs.${side}`, size);
  }
}

/**
 * The specs of a variant after an import: in its row's sizes those that differ from the product's,
 * and otherwise what it had.
 */
export function variantSpecs<T extends Sizes>(
  { sizes = {} }: DraftVariant,
  product: Sizes,
  before: T | undefined,
): { specs?: T | Sizes } {
  const specs: T | Sizes = { ...before };
  for (const side of sides) {
    const size = sizes[side];
    if (size === undefined) continue;
    if (size.inches === product[side]) delete specs[side];
    else specs[side] = size.inches;
  }
  return Object.keys(specs).length > 0 ? { specs } : {};
}
