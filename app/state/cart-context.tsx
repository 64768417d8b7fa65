import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from "react";
import {
  addToCart,
  type Cart,
  EMPTY_CART,
  fillEmptyCart,
  type NewLine,
  removeFromCart,
  restoreLines,
  takeSent,
  updateNotes,
  updateQuantity,
} from "#domain/cart.ts";
import type { ProductSnapshot } from "#domain/product-snapshot.ts";
import { MAX_QUANTITY } from "#domain/quantity.ts";
import { reviveCart, storeCart } from "#domain/stored-cart.ts";
import { StoredValue } from "./stored-value.ts";

/** Where the browser keeps the cart. */
export const CART_KEY = "parsons-furniture-cart";

/** What can be done with the cart; the same functions for as long as the page lives. */
export interface CartActions {
  /** Adds pieces one by one (ruling 17); answers how many the cart took. */
  addItem: (product: ProductSnapshot, quantity?: number) => number;
  removeItem: (id: string) => void;
  /** 0 or less removes the piece. */
  updateQuantity: (id: string, quantity: number) => void;
  updateNotes: (id: string, notes: string) => void;
  /** Takes off what a request was sent with; all of it, unless more was added meanwhile. */
  takeSent: (sent: readonly { id: string; quantity: number }[]) => void;
  /** Puts back stored lines that only the catalogue could name. */
  restoreLines: (lines: readonly NewLine[]) => void;
  /** Fills the cart with a list from a link, if it is empty. */
  fillCart: (lines: readonly NewLine[]) => void;
}

interface CartStatus {
  status: "loading" | "ready";
  /** False when the browser could not store it: it ends with the page. */
  kept: boolean;
}

interface CartStore {
  stored: StoredValue<Cart>;
  actions: CartActions;
}

const CartContext = createContext<CartStore | null>(null);

/** Holds the one cart of the page. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createCartStore);
  return <CartContext value={store}>{children}</CartContext>;
}

/**
 * The cart with its actions. `status` is `loading` in the server's HTML and while it is hydrated,
 * since only the browser knows the cart.
 */
export function useCart(): Cart & CartActions & CartStatus {
  const { stored, actions } = useCartStore();
  const cart = useSyncExternalStore(stored.subscribe, stored.read, beforeLoading);
  const kept = useSyncExternalStore(stored.subscribe, stored.isKept, () => true);
  return { ...(cart ?? EMPTY_CART), ...actions, status: cart ? "ready" : "loading", kept };
}

/** The actions alone, for components that needn't render again when the cart changes. */
export function useCartActions(): CartActions {
  return useCartStore().actions;
}

function useCartStore(): CartStore {
  const store = useContext(CartContext);
  if (!store) throw new Error("useCart must be used within a CartProvider");
  return store;
}

function beforeLoading(): Cart | null {
  return null;
}

function createCartStore(): CartStore {
  const stored = new StoredValue<Cart>({
    key: CART_KEY,
    empty: EMPTY_CART,
    revive: reviveCart,
    store: storeCart,
    warnings: {
      load: "Failed to load cart from localStorage",
      save: "Failed to save cart to localStorage",
    },
  });
  const actions: CartActions = {
    addItem(product, quantity = 1) {
      const addedAt = new Date();
      const pieces = Math.min(quantity, MAX_QUANTITY);
      let added = 0;
      stored.change((cart) => {
        let next = cart;
        for (let piece = 0; piece < pieces; piece++) next = addToCart(next, product, addedAt);
        added = next.count - cart.count;
        return next;
      });
      return added;
    },
    removeItem: (id) => void stored.change((cart) => removeFromCart(cart, id)),
    updateQuantity: (id, quantity) =>
      void stored.change((cart) => updateQuantity(cart, id, quantity)),
    updateNotes: (id, notes) => void stored.change((cart) => updateNotes(cart, id, notes)),
    takeSent: (sent) => void stored.change((cart) => takeSent(cart, sent)),
    restoreLines: (lines) => void stored.change((cart) => restoreLines(cart, lines, new Date())),
    fillCart: (lines) => void stored.change((cart) => fillEmptyCart(cart, lines, new Date())),
  };
  return { stored, actions };
}
