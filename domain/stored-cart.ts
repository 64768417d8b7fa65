import { type Cart, type CartItem, EMPTY_CART, loadCart } from "./cart.ts";
import { isRecord } from "./plain-record.ts";
import { reviveSnapshot } from "./product-snapshot.ts";
import { MAX_QUANTITY } from "./quantity.ts";
import { type Revived, reviveDate, storedLines } from "./stored-lines.ts";

/**
 * Reads a stored cart of any age without ever failing (rule 7.8): lines are repaired
 * where they can be, dropped where they can't, two lines of one piece become one. Lines without
 * their product fields are left to `unnamedCartLines`.
 *
 * @param stored what local storage held, `null` when nothing
 * @param now stands in for an added-at that can't be read
 */
export function reviveCart(stored: string | null, now: Date): Revived<Cart> {
  if (stored === null) return { value: EMPTY_CART, intact: true };
  const lines = storedLines(stored);
  if (!lines) return { value: EMPTY_CART, intact: false };
  let intact = true;
  const items = new Map<string, CartItem>();
  for (const line of lines) {
    const revived = reviveItem(line, now);
    const earlier = revived && items.get(revived.value.id);
    if (!revived?.intact || earlier) intact = false;
    if (revived)
      items.set(revived.value.id, earlier ? merge(earlier, revived.value) : revived.value);
  }
  return { value: loadCart([...items.values()]), intact };
}

/** The text `reviveCart` reads back as the same cart. */
export function storeCart(cart: Cart): string {
  return JSON.stringify(cart.items);
}

function reviveItem(line: unknown, now: Date): Revived<CartItem> | undefined {
  if (!isRecord(line)) return undefined;
  const snapshot = reviveSnapshot(line);
  const quantity = reviveQuantity(line.quantity);
  if (!snapshot || quantity <= 0) return undefined;
  const notes = reviveNotes(line.notes);
  const addedAt = reviveDate(line.addedAt);
  const intact = addedAt !== undefined && quantity === line.quantity && notes === line.notes;
  return { value: { ...snapshot, quantity, notes, addedAt: addedAt ?? now }, intact };
}

/** Notes of a stored line; none where they can't be read. */
export function reviveNotes(stored: unknown): string {
  return typeof stored === "string" ? stored : "";
}

/** Quantity of a stored line. An unreadable one stands for the one piece that was certainly wanted. */
export function reviveQuantity(stored: unknown): number {
  const readable = typeof stored === "number" || typeof stored === "string";
  const quantity = readable ? Math.floor(Number(stored)) : Number.NaN;
  return Number.isNaN(quantity) ? 1 : Math.min(quantity, MAX_QUANTITY);
}

function merge(earlier: CartItem, later: CartItem): CartItem {
  const quantity = Math.min(earlier.quantity + later.quantity, MAX_QUANTITY);
  const notes = [...new Set([earlier.notes, later.notes])].filter(Boolean).join("\n");
  return { ...earlier, quantity, notes };
}
