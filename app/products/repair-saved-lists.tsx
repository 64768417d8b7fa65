import { useEffect, useEffectEvent } from "react";
import { restoreLines } from "#domain/cart-lists.ts";
import {
  cartLinesWithoutProduct,
  wishlistIdsWithoutProduct,
} from "#domain/lines-without-product.ts";
import { CART_KEY, WISHLIST_KEY } from "#domain/storage-keys.ts";
import { useCartActions } from "#state/cart-context.tsx";
import { useWishlist } from "#state/wishlist-context.tsx";
import { fetchProducts } from "./fetch-products.ts";

/**
 * Looks up stored cart and wishlist lines that have an id but no product details, and restores
 * those the catalog has; the others stay dropped (rule 7.8).
 */
export default function RepairSavedLists() {
  const { changeCart } = useCartActions();
  const wishlist = useWishlist();

  const findProducts = useEffectEvent(async (signal: AbortSignal) => {
    const lines = cartLinesWithoutProduct(storedText(CART_KEY));
    const wishlistLines = wishlistIdsWithoutProduct(storedText(WISHLIST_KEY));
    const ids = [...new Set([...lines.map(({ id }) => id), ...wishlistLines])];
    if (ids.length === 0) return;
    const productsById = await fetchProducts(ids, signal).catch(() => new Map<string, never>());
    const restorable = lines.flatMap(({ id, ...line }) => {
      const product = productsById.get(id);
      return product ? [{ ...line, product }] : [];
    });
    changeCart((cart) => restoreLines(cart, restorable, new Date()));
    for (const id of wishlistLines) {
      const product = productsById.get(id);
      if (product) wishlist.add(product);
    }
  });

  useEffect(() => {
    const controller = new AbortController();
    findProducts(controller.signal);
    return () => controller.abort();
  }, []);
  return null;
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked, so there is nothing to look up.
    return null;
  }
}
