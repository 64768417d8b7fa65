import {
  addToCart,
  type Cart,
  type CartItem,
  loadCart,
  updateNotes,
  updateQuantity,
} from "./cart.ts";
import { createSnapshot, type ProductSnapshot } from "./product-snapshot.ts";
import { mergeLines } from "./quantity.ts";

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

/**
 * Puts another product into a line, such as the chair in another color; its quantity and notes stay
 * (rule 7.18). If the cart has that product already, the two lines become one, at the place of the
 * earlier, with the notes of both. Unchanged without a line of that id.
 */
export function changeProduct(cart: Cart, id: string, product: ProductSnapshot): Cart {
  const line = cart.items.find((item) => item.id === id);
  if (!line || product.id === id) return cart;
  const changed: CartItem = { ...createSnapshot(product), ...changeableFields(line) };
  const twin = cart.items.find((item) => item.id === product.id);
  if (!twin) return loadCart(cart.items.map((item) => (item === line ? changed : item)));
  const isFirst = cart.items.indexOf(line) < cart.items.indexOf(twin);
  const merged = isFirst ? mergeLines(changed, twin) : mergeLines(twin, changed);
  const [kept, dropped] = isFirst ? [line, twin] : [twin, line];
  return loadCart(
    cart.items.flatMap((item) => (item === dropped ? [] : [item === kept ? merged : item])),
  );
}

function changeableFields({ quantity, notes, addedAt }: CartItem) {
  return { quantity, notes, addedAt };
}
