import { addToCart, type Cart, loadCart, updateNotes, updateQuantity } from "./cart.ts";
import { createSnapshot, type ProductSnapshot } from "./product-snapshot.ts";

/** A line to add to a cart, with its quantity and notes. */
export interface NewLine {
  product: ProductSnapshot;
  quantity: number;
  notes: string;
}

/**
 * Fills an empty cart with the lines of a list link; a cart with any line is returned unchanged.
 */
export function fillEmptyCart(cart: Cart, lines: readonly NewLine[], addedAt: Date): Cart {
  if (cart.total > 0) return cart;
  return lines.reduce((filled, { product, quantity, notes }) => {
    const added = addToCart(filled, product, addedAt);
    return updateNotes(updateQuantity(added, product.id, quantity), product.id, notes);
  }, cart);
}

/**
 * Restores lines for which the catalog returned the product, with their quantities and notes. A
 * product already in the cart stays unchanged.
 */
export function restoreLines(cart: Cart, lines: readonly NewLine[], addedAt: Date): Cart {
  const restored = lines
    .filter(({ product }) => !cart.items.some(({ id }) => id === product.id))
    .map(({ product, quantity, notes }) => ({
      ...createSnapshot(product),
      quantity,
      notes,
      addedAt,
    }));
  return restored.length > 0 ? loadCart([...cart.items, ...restored]) : cart;
}

/**
 * Removes the products of a submitted quote request. What was added in the meantime, in another tab
 * or after leaving the form, stays, because it wasn't part of the request (rule 8.6).
 */
export function removeSubmitted(
  cart: Cart,
  sent: readonly { id: string; quantity: number }[],
): Cart {
  return sent.reduce((remaining, { id, quantity }) => {
    const existing = remaining.items.find((item) => item.id === id);
    return existing ? updateQuantity(remaining, id, existing.quantity - quantity) : remaining;
  }, cart);
}
