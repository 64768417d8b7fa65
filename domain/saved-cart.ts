import { type Cart, type CartItem, EMPTY_CART, loadCart } from "./cart.ts";
import { isRecord } from "./is-record.ts";
import { parseSnapshot } from "./product-snapshot.ts";
import { MAX_QUANTITY, mergeLines } from "./quantity.ts";
import { type ParsedValue, parseDate, storedLines } from "./saved-lines.ts";

/**
 * Reads a stored cart of any version without throwing (rule 7.8): damaged lines are repaired or
 * dropped, and two lines of the same product are merged. Lines without product fields are left to
 * `cartLinesWithoutProduct`.
 *
 * @param stored text from local storage, `null` if there is none
 * @param now used where `addedAt` can't be read
 */
export function parseSavedCart(stored: string | null, now: Date): ParsedValue<Cart> {
  if (stored === null) return { value: EMPTY_CART, intact: true };
  const lines = storedLines(stored);
  if (!lines) return { value: EMPTY_CART, intact: false };
  let intact = true;
  const items = new Map<string, CartItem>();
  for (const line of lines) {
    const parsed = parseItem(line, now);
    const earlier = parsed && items.get(parsed.value.id);
    if (!parsed?.intact || earlier) intact = false;
    if (parsed)
      items.set(parsed.value.id, earlier ? mergeLines(earlier, parsed.value) : parsed.value);
  }
  return { value: loadCart([...items.values()]), intact };
}

/** The cart as text for `parseSavedCart`. */
export function storeCart(cart: Cart): string {
  return JSON.stringify(cart.items);
}

function parseItem(line: unknown, now: Date): ParsedValue<CartItem> | undefined {
  if (!isRecord(line)) return undefined;
  const snapshot = parseSnapshot(line);
  const quantity = parseQuantity(line.quantity);
  if (!snapshot || quantity <= 0) return undefined;
  const notes = parseNotes(line.notes);
  const addedAt = parseDate(line.addedAt);
  const intact = addedAt !== undefined && quantity === line.quantity && notes === line.notes;
  return { value: { ...snapshot, quantity, notes, addedAt: addedAt ?? now }, intact };
}

/** Notes of a stored line; empty if they can't be read. */
export function parseNotes(stored: unknown): string {
  return typeof stored === "string" ? stored : "";
}

/** Quantity of a stored line; 1 if it can't be read. */
export function parseQuantity(stored: unknown): number {
  const readable = typeof stored === "number" || typeof stored === "string";
  const quantity = readable ? Math.floor(Number(stored)) : Number.NaN;
  return Number.isNaN(quantity) ? 1 : Math.min(quantity, MAX_QUANTITY);
}
