import { storedLines } from "#domain/saved-lines.ts";
import { CART_KEY, WISHLIST_KEY } from "#domain/storage-keys.ts";

/**
 * Names the saved lists that hold something, `cart` and `wishlist`, in `data-saved` of the
 * document, so that its style sheet shows the right page from the first paint (rule 7.16). The
 * server sends the page of an empty list.
 */
export function markSavedLists(): void {
  const saved = Object.entries({ cart: CART_KEY, wishlist: WISHLIST_KEY })
    .filter(([, key]) => holdsLines(key))
    .map(([name]) => name);
  if (saved.length > 0) document.documentElement.dataset.saved = saved.join(" ");
}

/** False also where storage is blocked. */
function holdsLines(key: string): boolean {
  try {
    const stored = localStorage.getItem(key);
    return stored !== null && (storedLines(stored)?.length ?? 0) > 0;
  } catch {
    return false;
  }
}
