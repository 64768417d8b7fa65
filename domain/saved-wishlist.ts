import { isRecord } from "./is-record.ts";
import { parseSnapshot } from "./product-snapshot.ts";
import { type ParsedValue, parseDate, storedLines } from "./saved-lines.ts";
import { EMPTY_WISHLIST, type Wishlist, type WishlistItem } from "./wishlist.ts";

/**
 * Reads a stored wishlist of any version without throwing, like `parseSavedCart`
 * (rules 7.8 and 7.12).
 *
 * @param stored text from local storage, `null` if there is none
 * @param now used where `addedAt` can't be read
 */
export function parseSavedWishlist(stored: string | null, now: Date): ParsedValue<Wishlist> {
  if (stored === null) return { value: EMPTY_WISHLIST, intact: true };
  const lines = storedLines(stored);
  if (!lines) return { value: EMPTY_WISHLIST, intact: false };
  let intact = true;
  const items = new Map<string, WishlistItem>();
  for (const line of lines) {
    const snapshot = isRecord(line) ? parseSnapshot(line) : undefined;
    const addedAt = isRecord(line) ? parseDate(line.addedAt) : undefined;
    if (!snapshot || !addedAt || items.has(snapshot.id)) intact = false;
    if (snapshot && !items.has(snapshot.id)) {
      items.set(snapshot.id, { ...snapshot, addedAt: addedAt ?? now });
    }
  }
  return { value: [...items.values()], intact };
}

/** The wishlist as text for `parseSavedWishlist`. */
export function storeWishlist(list: Wishlist): string {
  return JSON.stringify(list);
}
