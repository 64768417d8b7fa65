import { createSnapshot, isSameProduct, type ProductSnapshot } from "./product-snapshot.ts";
import { MAX_QUANTITY } from "./quantity.ts";

/** One line of the quote-request cart (rule 7.1). */
export interface CartItem extends ProductSnapshot {
  /** Pieces asked for, 1 to `MAX_QUANTITY`. */
  quantity: number;
  /** The shopper's special requests for this piece, as typed. */
  notes: string;
  addedAt: Date;
}

/** The cart and what is counted from it (rule 7.4). */
export interface Cart {
  readonly items: readonly CartItem[];
  /** Number of distinct pieces. */
  readonly total: number;
  /** Number of pieces: the sum of quantities, shown as "2 items". */
  readonly count: number;
}

export const EMPTY_CART: Cart = { items: [], total: 0, count: 0 };

/** Replaces the cart with stored items (rule 7.1). */
export function loadCart(items: readonly CartItem[]): Cart {
  if (items.length === 0) return EMPTY_CART;
  const count = items.reduce((sum, item) => sum + item.quantity, 0);
  return { items, total: items.length, count };
}

/**
 * Adds one piece: its quantity rises by 1, or it joins the end of the cart with quantity 1 (rule
 * 7.2). An out-of-stock piece leaves the cart as it is (rule 7.3), as does one at `MAX_QUANTITY`. A
 * line of another piece that had the same id, and so can't be had any more, makes room for it.
 */
export function addToCart(cart: Cart, product: ProductSnapshot, addedAt: Date): Cart {
  if (product.availability === "out_of_stock") return cart;
  const held = cart.items.find((item) => item.id === product.id);
  if (held && isSameProduct(held, product)) {
    return updateQuantity(cart, held.id, held.quantity + 1);
  }
  const others = cart.items.filter((item) => item !== held);
  return loadCart([...others, { ...createSnapshot(product), quantity: 1, notes: "", addedAt }]);
}

/** Removes the piece with that id; without one the cart stays as it is (rule 7.4). */
export function removeFromCart(cart: Cart, id: string): Cart {
  if (!cart.items.some((item) => item.id === id)) return cart;
  return loadCart(cart.items.filter((item) => item.id !== id));
}

/**
 * Sets how many of a piece are wanted: 0 or less removes it, anything else is held to whole pieces
 * up to `MAX_QUANTITY` (rule 7.4). Something that is no number changes nothing.
 */
export function updateQuantity(cart: Cart, id: string, quantity: number): Cart {
  if (Number.isNaN(quantity)) return cart;
  const pieces = Math.min(Math.floor(quantity), MAX_QUANTITY);
  if (pieces <= 0) return removeFromCart(cart, id);
  return changeItem(cart, id, { quantity: pieces });
}

/** Sets the special requests of the piece with that id (rule 8.2). */
export function updateNotes(cart: Cart, id: string, notes: string): Cart {
  return changeItem(cart, id, { notes });
}

function changeItem(
  cart: Cart,
  id: string,
  change: Partial<Pick<CartItem, "quantity" | "notes">>,
): Cart {
  const held = cart.items.find((item) => item.id === id);
  if (!held) return cart;
  const changed = { ...held, ...change };
  if (changed.quantity === held.quantity && changed.notes === held.notes) return cart;
  return loadCart(cart.items.map((item) => (item === held ? changed : item)));
}
