import * as copy from "#copy/products.ts";
import { exactVariant } from "#domain/options/choose-variant.ts";
import type { Availability } from "#domain/product.ts";
import type { ProductChoices, VariantChoice } from "./product-choices.ts";

/** The note on a value, for its combination with the chosen others. */
export interface ValueNote {
  text: string;
  /** Whether the combination isn't available. */
  isMissing: boolean;
}

const availabilityNotes: Record<Availability, ValueNote> = {
  in_stock: { text: copy.availability.in_stock.label, isMissing: false },
  preorder: { text: copy.preorder, isMissing: false },
  out_of_stock: { text: copy.outOfStock, isMissing: true },
};

/**
 * Longest option value, in characters, that fits on the note's line, so that no note moves the
 * page.
 */
const longestName = 6;

/** The note on a value of the option at `position`, with the other values as chosen. */
export function noteOn(
  { options, variants }: ProductChoices,
  { values }: VariantChoice,
  position: number,
  label: string,
): ValueNote {
  const variant = exactVariant(variants, withValue(values, position, label));
  if (variant) return availabilityNotes[variant.card.availability];
  const [other, ...more] = options.filter((_, index) => index !== position);
  const isNamed = other && more.length === 0 && other.name.length <= longestName;
  const text = isNamed ? copy.notInThis({ option: other.name.toLowerCase() }) : copy.notWithThese;
  return { text, isMissing: true };
}

/** The values with another one at `position`. */
export function withValue(values: readonly string[], position: number, label: string): string[] {
  return values.map((value, at) => (at === position ? label : value));
}

/** Whether some combination doesn't exist or isn't in stock, so that each value gets a note. */
export function needsNotes({ options, variants }: ProductChoices): boolean {
  const combinations = options.reduce((count, { values }) => count * values.length, 1);
  return (
    variants.length < combinations || variants.some(({ card }) => card.availability !== "in_stock")
  );
}
