import type { ReactNode } from "react";
import * as copy from "#copy/products.ts";
import { quoteListHref, wishlistHref } from "#domain/list-link.ts";
import { useCart } from "#state/cart-context.tsx";
import { useWishlist } from "#state/wishlist-context.tsx";

/** For the quote page: shown while the browser can't store the cart. */
export function UnsavedCartNotice() {
  const { isSaved, items } = useCart();
  if (isSaved || items.length === 0) return null;
  const href = quoteListHref(items.map(({ id, quantity }) => ({ id, quantity })));
  return <Notice {...copy.unsavedCart} href={href} />;
}

/** For the wishlist page: shown while the browser can't store the wishlist. */
export function UnsavedWishlistNotice() {
  const { isSaved, items } = useWishlist();
  if (isSaved || items.length === 0) return null;
  return <Notice {...copy.unsavedWishlist} href={wishlistHref(items.map(({ id }) => id))} />;
}

interface NoticeProps {
  title: string;
  text: string;
  link: ReactNode;
  href: string;
}

function Notice({ title, text, link, href }: NoticeProps) {
  return (
    <div role="note" className="no-print mt-6 border-l-4 border-clay bg-white py-3 pr-4 pl-5">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
      <a href={href} className="link-quiet inline-flex min-h-11 items-center font-semibold">
        {link}
      </a>
    </div>
  );
}
