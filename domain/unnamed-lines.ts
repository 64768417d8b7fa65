import { isRecord } from "./plain-record.ts";
import { reviveId, reviveSnapshot } from "./product-snapshot.ts";
import { reviveNotes, reviveQuantity } from "./stored-cart.ts";
import { storedLines } from "./stored-lines.ts";

/** A stored line that only says an id: which piece it is, the catalogue must tell. */
export interface UnnamedLine {
  id: string;
  quantity: number;
  notes: string;
}

/**
 * The stored lines that `reviveCart` leaves out because they hold an id but not what piece it is, so
 * that the catalogue can be asked. Never fails; each id once.
 */
export function unnamedCartLines(stored: string | null): UnnamedLine[] {
  const found = new Map<string, UnnamedLine>();
  for (const line of storedLines(stored ?? "") ?? []) {
    if (!isRecord(line) || reviveSnapshot(line)) continue;
    const id = reviveId(line);
    const quantity = reviveQuantity(line.quantity);
    if (id && quantity > 0 && !found.has(id)) {
      found.set(id, { id, quantity, notes: reviveNotes(line.notes) });
    }
  }
  return [...found.values()];
}

/** Ids of the stored lines that don't say what piece they are, like `unnamedCartLines`. */
export function unnamedWishes(stored: string | null): string[] {
  const ids = (storedLines(stored ?? "") ?? []).flatMap((line) =>
    isRecord(line) && !reviveSnapshot(line) ? (reviveId(line) ?? []) : [],
  );
  return [...new Set(ids)];
}
