import { MAX_QUANTITY } from "./quantity.ts";

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
