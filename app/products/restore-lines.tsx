import { useEffect, useEffectEvent } from "react";
import { restoreLines } from "#domain/cart-lists.ts";
import { unnamedCartLines, unnamedWishes } from "#domain/unnamed-lines.ts";
import { CART_KEY, useCartActions } from "#state/cart-context.tsx";
import { useWishlist, WISHLIST_KEY } from "#state/wishlist-context.tsx";
import { fetchPieces } from "./fetch-products.ts";

/**
 * Looks up stored lines of cart and wishlist that say an id and not what piece it is, and puts back
 * those the catalogue knows; the others stay dropped (rule 7.8).
 */
export default function RestoreLines() {
  const { changeCart } = useCartActions();
  const wishlist = useWishlist();

  const lookUp = useEffectEvent(async (signal: AbortSignal) => {
    const lines = unnamedCartLines(storedText(CART_KEY));
    const wishes = unnamedWishes(storedText(WISHLIST_KEY));
    const ids = [...new Set([...lines.map(({ id }) => id), ...wishes])];
    if (ids.length === 0) return;
    const known = await fetchPieces(ids, signal).catch(() => new Map<string, never>());
    const named = lines.flatMap(({ id, ...line }) => {
      const piece = known.get(id);
      return piece ? [{ ...line, piece }] : [];
    });
    changeCart((cart) => restoreLines(cart, named, new Date()));
    for (const id of wishes) {
      const piece = known.get(id);
      if (piece) wishlist.add(piece);
    }
  });

  useEffect(() => {
    const left = new AbortController();
    lookUp(left.signal);
    return () => left.abort();
  }, []);
  return null;
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is forbidden: there is nothing to look up.
    return null;
  }
}
