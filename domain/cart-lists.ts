import { addToCart, type Cart, loadCart, updateNotes, updateQuantity } from "./cart.ts";
import { createSnapshot, type ProductSnapshot } from "./product-snapshot.ts";

/** Pieces to put into a cart all at once. */
export interface NewLine {
  product: ProductSnapshot;
  quantity: number;
  notes: string;
}

/** Fills an empty cart with a list from a link; one that holds anything stays as it is. */
export function fillEmptyCart(cart: Cart, lines: readonly NewLine[], addedAt: Date): Cart {
  if (cart.total > 0) return cart;
  return lines.reduce((filling, { product, quantity, notes }) => {
    const added = addToCart(filling, product, addedAt);
    return updateNotes(updateQuantity(added, product.id, quantity), product.id, notes);
  }, cart);
}

/**
 * Puts back lines whose pieces the catalog has named, with their quantities and notes. A piece
 * that is in the cart already stays as it is there.
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
 * Takes off the pieces a request was sent with. What was added while it was on its way, in another
 * tab or after leaving the form, stays: nobody has been asked for it yet (rule 8.6).
 */
export function removeSubmitted(
  cart: Cart,
  sent: readonly { id: string; quantity: number }[],
): Cart {
  return sent.reduce((left, { id, quantity }) => {
    const existing = left.items.find((item) => item.id === id);
    return existing ? updateQuantity(left, id, existing.quantity - quantity) : left;
  }, cart);
}
