import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { textBytes } from "#server/platform/held-bytes.ts";
import { CartProvider } from "#state/cart-context.tsx";
import { ToastContextProvider } from "#state/toast.tsx";
import { WishlistProvider } from "#state/wishlist-context.tsx";

/** Some 4,000 parts of 5 kB. */
const maxBytes = 24 * 1024 * 1024;
/** What an entry takes besides its HTML: the map of its variants, and its place in the cache. */
const entryBytes = 500;

const parts = new LRUCache<object, ReadonlyMap<string, string>>({
  maxSize: maxBytes,
  sizeCalculation: (variants) =>
    [...variants].flat().reduce((bytes, text) => bytes + textBytes(text), entryBytes),
});

/** The HTML of a part of a page, rendered once for each source and variant (`fragmentHtml`). */
export function cachedFragment(source: object, variant: string, part: ReactElement): string {
  const variants = parts.get(source);
  const kept = variants?.get(variant);
  if (kept !== undefined) return kept;
  const html = rendered(part);
  // Another map, because the cache counts a value only when it is new.
  parts.set(source, new Map([...(variants ?? []), [variant, html]]));
  return html;
}

function rendered(part: ReactElement): string {
  return renderToString(
    <CartProvider>
      <WishlistProvider>
        <ToastContextProvider>{part}</ToastContextProvider>
      </WishlistProvider>
    </CartProvider>,
  );
}
