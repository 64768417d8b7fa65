import { isRecord } from "./is-record.ts";
import { parseId, parseSnapshot } from "./product-snapshot.ts";
import { parseNotes, parseQuantity } from "./saved-cart.ts";
import { storedLines } from "./saved-lines.ts";

/** A stored line that only says an id: which piece it is, the catalog must tell. */
export interface UnnamedLine {
  id: string;
  quantity: number;
  notes: string;
}

/**
 * The stored lines that `parseSavedCart` leaves out because they hold an id but not what piece it is, so
 * that the catalog can be asked. Never fails; each id once.
 */
export function cartLinesWithoutProduct(stored: string | null): UnnamedLine[] {
  const found = new Map<string, UnnamedLine>();
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

/** Ids of the stored lines that don't say what piece they are, like `cartLinesWithoutProduct`. */
export function unnamedWishes(stored: string | null): string[] {
  const ids = (storedLines(stored ?? "") ?? []).flatMap((line) =>
    isRecord(line) && !parseSnapshot(line) ? (parseId(line) ?? []) : [],
  );
  return [...new Set(ids)];
}
