import { isRecord } from "./is-record.ts";
import { parseId, parseSnapshot } from "./product-snapshot.ts";
import { parseNotes, parseQuantity } from "./saved-cart.ts";
import { storedLines } from "./saved-lines.ts";

/** A stored cart line with an id but without product fields, which the catalog must fill in. */
export interface LineWithoutProduct {
  id: string;
  quantity: number;
  notes: string;
}

/**
 * The stored cart lines that `parseSavedCart` leaves out because they have an id but no product
 * fields, to be looked up in the catalog. Never throws; each id once.
 */
export function cartLinesWithoutProduct(stored: string | null): LineWithoutProduct[] {
  const found = new Map<string, LineWithoutProduct>();
  for (const line of storedLines(stored ?? "") ?? []) {
    if (!isRecord(line) || parseSnapshot(line)) continue;
    const id = parseId(line);
    const quantity = parseQuantity(line.quantity);
    if (id && quantity > 0 && !found.has(id)) {
      found.set(id, { id, quantity, notes: parseNotes(line.notes) });
    }
  }
  return [...found.values()];
}

/** Ids of stored wishlist lines without product fields, like `cartLinesWithoutProduct`. */
export function wishlistIdsWithoutProduct(stored: string | null): string[] {
  const ids = (storedLines(stored ?? "") ?? []).flatMap((line) =>
    isRecord(line) && !parseSnapshot(line) ? (parseId(line) ?? []) : [],
  );
  return [...new Set(ids)];
}
