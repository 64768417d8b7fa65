import {
  createSnapshot,
  isSameProduct,
  type ProductNames,
  type ProductSnapshot,
} from "./product-snapshot.ts";

/** One piece a shopper wants to remember. */
export interface WishlistItem extends ProductSnapshot {
  addedAt: Date;
}

/** Remembered pieces, oldest first, each once (rule 7.12). */
export type Wishlist = readonly WishlistItem[];

export const EMPTY_WISHLIST: Wishlist = [];

/**
 * Remembers a piece; one already remembered stays as it is. Stock doesn't matter for wishing. Another
 * piece that had the same id, and so can't be had any more, makes room for it.
 */
export function addToWishlist(list: Wishlist, product: ProductSnapshot, addedAt: Date): Wishlist {
  if (isWished(list, product)) return list;
  return [...list.filter(({ id }) => id !== product.id), { ...createSnapshot(product), addedAt }];
}

/** Forgets the piece with that id; without one the list stays as it is. */
export function removeFromWishlist(list: Wishlist, id: string): Wishlist {
  return list.some((item) => item.id === id) ? list.filter((item) => item.id !== id) : list;
}

/** Whether the piece is remembered. */
export function isWished(list: Wishlist, product: ProductNames & { id: string }): boolean {
  return list.some((item) => item.id === product.id && isSameProduct(item, product));
}
