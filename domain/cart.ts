import { createSnapshot, isSameProduct, type ProductSnapshot } from "./product-snapshot.ts";
import { MAX_QUANTITY } from "./quantity.ts";

/** A line of the cart (rule 7.1). */
export interface CartItem extends ProductSnapshot {
  /** From 1 to `MAX_QUANTITY`. */
  quantity: number;
  /** The shopper's special requests for this product, as typed. */
  notes: string;
  addedAt: Date;
}

/** The cart and its totals (rule 7.4). */
export interface Cart {
  readonly items: readonly CartItem[];
  /** Number of distinct products. */
  readonly total: number;
  /** Sum of the quantities, shown as "2 items". */
  readonly count: number;
}

export const EMPTY_CART: Cart = { items: [], total: 0, count: 0 };

/** A cart with these items and their totals (rule 7.1). */
export function loadCart(items: readonly CartItem[]): Cart {
  if (items.length === 0) return EMPTY_CART;
  const count = items.reduce((sum, item) => sum + item.quantity, 0);
  return { items, total: items.length, count };
}

/**
 * Adds one of a product: its quantity increases by 1, or it is added at the end with quantity 1
 * (rule 7.2). Unchanged if the product is out of stock (rule 7.3) or its line has `MAX_QUANTITY`. A
 * line of another product with the same id, which can no longer be ordered, is replaced.
 */
export function addToCart(cart: Cart, product: ProductSnapshot, addedAt: Date): Cart {
  if (product.availability === "out_of_stock") return cart;
  const existing = cart.items.find((item) => item.id === product.id);
  if (existing && isSameProduct(existing, product)) {
    return updateQuantity(cart, existing.id, existing.quantity + 1);
  }
  const others = cart.items.filter((item) => item !== existing);
  return loadCart([...others, { ...createSnapshot(product), quantity: 1, notes: "", addedAt }]);
}

/** Removes the product with that id; unchanged if there is none (rule 7.4). */
export function removeFromCart(cart: Cart, id: string): Cart {
  if (!cart.items.some((item) => item.id === id)) return cart;
  return loadCart(cart.items.filter((item) => item.id !== id));
}

/**
 * Sets a product's quantity: 0 or less removes it; anything else is rounded down and capped at
 * `MAX_QUANTITY` (rule 7.4). `NaN` changes nothing.
 */
export function updateQuantity(cart: Cart, id: string, quantity: number): Cart {
  if (Number.isNaN(quantity)) return cart;
  const wholeQuantity = Math.min(Math.floor(quantity), MAX_QUANTITY);
  if (wholeQuantity <= 0) return removeFromCart(cart, id);
  return changeItem(cart, id, { quantity: wholeQuantity });
}

/** Sets the special requests of the product with that id (rule 8.2). */
export function updateNotes(cart: Cart, id: string, notes: string): Cart {
  return changeItem(cart, id, { notes });
}

function changeItem(
  cart: Cart,
  id: string,
  change: Partial<Pick<CartItem, "quantity" | "notes">>,
): Cart {
  const existing = cart.items.find((item) => item.id === id);
  if (!existing) return cart;
  const changed = { ...existing, ...change };
  if (changed.quantity === existing.quantity && changed.notes === existing.notes) return cart;
  return loadCart(cart.items.map((item) => (item === existing ? changed : item)));
}
