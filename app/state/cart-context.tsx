import { createContext, type ReactNode, useContext, useState } from "react";
import {
  addToCart,
  type Cart,
  EMPTY_CART,
  removeFromCart,
  updateNotes,
  updateQuantity,
} from "#domain/cart.ts";
import type { ProductSnapshot } from "#domain/product-snapshot.ts";
import { MAX_QUANTITY } from "#domain/quantity.ts";
import { parseSavedCart, storeCart } from "#domain/saved-cart.ts";
import { CART_KEY } from "#domain/storage-keys.ts";
import { StoredValue, useStoredValue } from "./stored-value.ts";

/** Functions that change the cart. They are the same functions until the page is closed. */
export interface CartActions {
  /** Adds `quantity` of a product (rule 7.2); returns how many the cart had space for. */
  addItem: (product: ProductSnapshot, quantity?: number) => number;
  removeItem: (id: string) => void;
  /** 0 or less removes the product. */
  updateQuantity: (id: string, quantity: number) => void;
  updateNotes: (id: string, notes: string) => void;
  /** Applies any other change, such as the functions of `domain/cart.ts` that few pages need. */
  changeCart: (change: (cart: Cart) => Cart) => void;
}

interface CartStatus {
  status: "loading" | "ready";
  /** False when the browser could not store the cart, so that it is lost when the page closes. */
  isSaved: boolean;
  /** False when part of the stored cart had to be repaired or dropped. */
  isIntact: boolean;
}

interface CartStore {
  stored: StoredValue<Cart>;
  actions: CartActions;
}

const CartContext = createContext<CartStore | null>(null);

/** Provides the page's cart. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createCartStore);
  return <CartContext value={store}>{children}</CartContext>;
}

/**
 * The cart and its actions. `status` is `loading` in the server's HTML and during hydration, since
 * only the browser has the cart.
 */
export function useCart(): Cart & CartActions & CartStatus {
  const { stored, actions } = useCartStore();
  const { value, ...status } = useStoredValue(stored);
  return { ...(value ?? EMPTY_CART), ...actions, status: value ? "ready" : "loading", ...status };
}

/** Only the actions, for components that needn't re-render when the cart changes. */
export function useCartActions(): CartActions {
  return useCartStore().actions;
}

/** @throws outside of a `CartProvider` (rule 7.15). */
function useCartStore(): CartStore {
  const store = useContext(CartContext);
  if (!store) throw new Error("useCart must be used within a CartProvider");
  return store;
}

function createCartStore(): CartStore {
  const stored = new StoredValue<Cart>({
    key: CART_KEY,
    empty: EMPTY_CART,
    parse: parseSavedCart,
    store: storeCart,
    warnings: {
      load: "Failed to load cart from localStorage",
      save: "Failed to save cart to localStorage",
    },
  });
  const actions: CartActions = {
    addItem(product, quantity = 1) {
      const addedAt = new Date();
      const times = Math.min(quantity, MAX_QUANTITY);
      let added = 0;
      stored.change((cart) => {
        let next = cart;
        for (let time = 0; time < times; time++) next = addToCart(next, product, addedAt);
        added = next.count - cart.count;
        return next;
      });
      return added;
    },
    removeItem: (id) => void stored.change((cart) => removeFromCart(cart, id)),
    updateQuantity: (id, quantity) =>
      void stored.change((cart) => updateQuantity(cart, id, quantity)),
    updateNotes: (id, notes) => void stored.change((cart) => updateNotes(cart, id, notes)),
    changeCart: (change) => void stored.change(change),
  };
  return { stored, actions };
}
