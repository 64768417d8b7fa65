import { isRecord } from "./plain-record.ts";
import { reviveSnapshot } from "./product-snapshot.ts";
import { type Revived, reviveDate, storedLines } from "./stored-lines.ts";
import { EMPTY_WISHLIST, type Wishlist, type WishlistItem } from "./wishlist.ts";

/**
 * Reads a stored wishlist of any age without ever failing, like `reviveCart` (rules 7.8 and 7.12).
 *
 * @param stored what local storage held, `null` when nothing
 * @param now stands in for an added-at that can't be read
 */
export function reviveWishlist(stored: string | null, now: Date): Revived<Wishlist> {
  if (stored === null) return { value: EMPTY_WISHLIST, intact: true };
  const lines = storedLines(stored);
  if (!lines) return { value: EMPTY_WISHLIST, intact: false };
  let intact = true;
  const items = new Map<string, WishlistItem>();
  for (const line of lines) {
    const snapshot = isRecord(line) ? reviveSnapshot(line) : undefined;
    const addedAt = isRecord(line) ? reviveDate(line.addedAt) : undefined;
    if (!snapshot || !addedAt || items.has(snapshot.id)) intact = false;
    if (snapshot && !items.has(snapshot.id)) {
      items.set(snapshot.id, { ...snapshot, addedAt: addedAt ?? now });
    }
  }
  return { value: [...items.values()], intact };
}

/** The text `reviveWishlist` reads back as the same list. */
export function storeWishlist(list: Wishlist): string {
  return JSON.stringify(list);
}
