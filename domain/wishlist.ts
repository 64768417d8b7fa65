import {
  createSnapshot,
  isSameProduct,
  type ProductNames,
  type ProductSnapshot,
} from "./product-snapshot.ts";

/** A product in the wishlist. */
export interface WishlistItem extends ProductSnapshot {
  addedAt: Date;
}

/** Wishlist products, oldest first, each once (rule 7.12). */
export type Wishlist = readonly WishlistItem[];

export const EMPTY_WISHLIST: Wishlist = [];

/**
 * Adds a product, in stock or not; unchanged if it is already there. Another product with the same
 * id, which can no longer be ordered, is replaced.
 */
export function addToWishlist(list: Wishlist, product: ProductSnapshot, addedAt: Date): Wishlist {
  if (isInWishlist(list, product)) return list;
  return [...list.filter(({ id }) => id !== product.id), { ...createSnapshot(product), addedAt }];
}

/** Removes the product with that id; unchanged if there is none. */
export function removeFromWishlist(list: Wishlist, id: string): Wishlist {
  return list.some((item) => item.id === id) ? list.filter((item) => item.id !== id) : list;
}

/** Whether the product is in the wishlist. */
export function isInWishlist(list: Wishlist, product: ProductNames & { id: string }): boolean {
  return list.some((item) => item.id === product.id && isSameProduct(item, product));
}

/**
 * Puts another product in the place of the one with that id, such as the chair in another color; if
 * that is in the wishlist already, only the one with the id goes.
 */
export function replaceInWishlist(list: Wishlist, id: string, product: ProductSnapshot): Wishlist {
  if (isInWishlist(list, product)) return removeFromWishlist(list, id);
  return list.map((item) => (item.id === id ? { ...item, ...createSnapshot(product) } : item));
}
