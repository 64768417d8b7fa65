import { createContext, type ReactNode, useContext, useState } from "react";
import type { ProductSnapshot } from "#domain/product-snapshot.ts";
import { parseSavedWishlist, storeWishlist } from "#domain/saved-wishlist.ts";
import { WISHLIST_KEY } from "#domain/storage-keys.ts";
import {
  addToWishlist,
  EMPTY_WISHLIST,
  isInWishlist,
  removeFromWishlist,
  replaceInWishlist,
  type Wishlist,
} from "#domain/wishlist.ts";
import { StoredValue, useStoredValue } from "./stored-value.ts";

interface WishlistState {
  items: Wishlist;
  /** Number of products, shown in the header. */
  count: number;
  /** `loading` in the server's HTML and during hydration. */
  status: "loading" | "ready";
  /** False when the browser could not store the wishlist, so that it is lost with the page. */
  isSaved: boolean;
  /** False when part of the stored wishlist had to be repaired or dropped. */
  isIntact: boolean;
  has: (product: ProductSnapshot) => boolean;
  add: (product: ProductSnapshot) => void;
  remove: (id: string) => void;
  /** Puts another product in the place of the one with that id. */
  replace: (id: string, product: ProductSnapshot) => void;
  /** Adds or removes a product; returns whether the wishlist has it afterwards. */
  toggle: (product: ProductSnapshot) => boolean;
}

const WishlistContext = createContext<StoredValue<Wishlist> | null>(null);

/** Provides the page's wishlist (rule 7.12). */
export function WishlistProvider({ children }: { children: ReactNode }) {
  const [stored] = useState(createWishlistStore);
  return <WishlistContext value={stored}>{children}</WishlistContext>;
}

/**
 * The wishlist and the functions that change it.
 * @throws outside of a `WishlistProvider`.
 */
export function useWishlist(): WishlistState {
  const stored = useContext(WishlistContext);
  if (!stored) throw new Error("useWishlist must be used within a WishlistProvider");
  const { value, ...status } = useStoredValue(stored);
  const items = value ?? EMPTY_WISHLIST;
  return {
    items,
    count: items.length,
    status: value ? "ready" : "loading",
    ...status,
    has: (product) => isInWishlist(items, product),
    add: (product) => void stored.change((list) => addToWishlist(list, product, new Date())),
    remove: (id) => void stored.change((list) => removeFromWishlist(list, id)),
    replace: (id, product) => void stored.change((list) => replaceInWishlist(list, id, product)),
    toggle(product) {
      const after = stored.change((list) =>
        isInWishlist(list, product)
          ? removeFromWishlist(list, product.id)
          : addToWishlist(list, product, new Date()),
      );
      return isInWishlist(after, product);
    },
  };
}

function createWishlistStore(): StoredValue<Wishlist> {
  return new StoredValue<Wishlist>({
    key: WISHLIST_KEY,
    empty: EMPTY_WISHLIST,
    parse: parseSavedWishlist,
    store: storeWishlist,
    warnings: {
      load: "Failed to load wishlist from localStorage",
      save: "Failed to save wishlist to localStorage",
    },
  });
}
