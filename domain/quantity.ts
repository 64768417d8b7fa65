import { formLimits } from "./form-limits.ts";

/** The highest quantity of one product; for more, the shopper should call. */
export const MAX_QUANTITY = formLimits.itemQuantity;

/** Whether a number is a valid quantity: whole, from 1 to `MAX_QUANTITY`. */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
}

/**
 * Two lines of one product as one: the earlier, with the quantities added up to `MAX_QUANTITY`, and
 * the notes of both.
 */
export function mergeLines<Line extends { quantity: number; notes: string }>(
  earlier: Line,
  later: Line,
): Line {
  const quantity = Math.min(earlier.quantity + later.quantity, MAX_QUANTITY);
  const notes = [...new Set([earlier.notes, later.notes])].filter(Boolean).join("\n");
  return { ...earlier, quantity, notes };
}
