import { LRUCache } from "lru-cache";
import { isValidElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { siteParts } from "#features/navigation/site-parts.server.tsx";
import { textBytes } from "#server/platform/held-bytes.ts";
import { CartProvider } from "#state/cart-context.tsx";
import { ToastContextProvider } from "#state/toast.tsx";
import { WishlistProvider } from "#state/wishlist-context.tsx";
import { PartsContext } from "#ui/server-part.tsx";

/** Some 4,000 parts of 5 kB. */
const maxBytes = 24 * 1024 * 1024;
/** What an entry takes besides its texts. */
const entryBytes = 300;

const parts = new LRUCache<string, string>({
  maxSize: maxBytes,
  sizeCalculation: (html, key) => textBytes(html) + textBytes(key) + entryBytes,
});

/** The HTML of a part of a page, rendered once for its component and props (`CachedPart`). */
export function cachedPart(part: ReactElement): string {
  const key = keyOf(part);
  const cached = parts.get(key);
  if (cached !== undefined) return cached;
  const html = rendered(part);
  parts.set(key, html);
  return html;
}

/**
 * The same text for the same value: elements by component and props, objects by identity. Functions
 * are alike, because event handlers are new on every page and don't show in HTML.
 */
function keyOf(value: unknown): string {
  if (typeof value === "function") return "function";
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  if (!isValidElement<object>(value)) return identity(value);
  const { type, props } = value;
  const component = typeof type === "string" ? type : identity(type);
  const values = Object.entries(props).map(([name, prop]) => `${name}=${keyOf(prop)}`);
  return `<${component} ${values.join(" ")}>`;
}

const identities = new WeakMap<WeakKey, number>();
let nextIdentity = 0;

function identity(value: WeakKey): string {
  let found = identities.get(value);
  if (found === undefined) {
    found = nextIdentity;
    nextIdentity += 1;
    identities.set(value, found);
  }
  return `#${found}`;
}

function rendered(part: ReactElement): string {
  return renderToString(
    <PartsContext value={siteParts}>
      <CartProvider>
        <WishlistProvider>
          <ToastContextProvider>{part}</ToastContextProvider>
        </WishlistProvider>
      </CartProvider>
    </PartsContext>,
  );
}
