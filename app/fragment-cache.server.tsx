import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { CartProvider } from "#state/cart-context.tsx";
import { ToastContextProvider } from "#state/toast.tsx";
import { WishlistProvider } from "#state/wishlist-context.tsx";

/** Parts of pages kept at most: some 5 kB each. */
const maxParts = 4_000;

const parts = new LRUCache<object, Map<string, string>>({ max: maxParts });

/** The HTML of a part of a page, rendered once for each source and variant (`fragmentHtml`). */
export function cachedFragment(source: object, variant: string, part: ReactElement): string {
  const variants = parts.get(source) ?? new Map<string, string>();
  parts.set(source, variants);
  const html = variants.get(variant) ?? rendered(part);
  variants.set(variant, html);
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
