import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useCart } from "#state/cart-context.tsx";
import { useToasts } from "#state/toast.tsx";
import { useWishlist } from "#state/wishlist-context.tsx";
import { quoteListHref, wishlistHref } from "./list-links.ts";

const words = {
  cart: {
    title: "This list ends with your visit",
    text: "Your browser couldn't save it: its storage is full or switched off. Request your quote before you leave, or keep the link to your list.",
    action: "Request your quote",
    link: "Open the link to your list",
  },
  wishlist: {
    title: "Your wishlist ends with your visit",
    text: "Your browser couldn't save it: its storage is full or switched off. Its link brings the pieces back: bookmark it, or send it to yourself.",
    link: "Open the link to your wishlist",
  },
} as const;

/** Says once, when the browser can't keep the cart or the wishlist, what to do about it. */
export function UnkeptLists() {
  const cart = useCart();
  const wishlist = useWishlist();
  const toasts = useToasts();
  const cartIsLost = !cart.kept && cart.total > 0;
  const wishlistIsLost = !wishlist.kept && wishlist.count > 0;

  const tellOfCart = useEffectEvent(() => {
    const lines = cart.items.map(({ id, quantity }) => ({ id, quantity }));
    toasts.show({
      title: words.cart.title,
      description: words.cart.text,
      action: { label: words.cart.action, to: quoteListHref(lines) },
    });
  });
  const tellOfWishlist = useEffectEvent(() => {
    toasts.show({
      title: words.wishlist.title,
      description: words.wishlist.text,
      action: {
        label: words.wishlist.link,
        to: wishlistHref(wishlist.items.map(({ id }) => id)),
      },
    });
  });
  useEffect(() => {
    if (cartIsLost) tellOfCart();
  }, [cartIsLost]);
  useEffect(() => {
    if (wishlistIsLost) tellOfWishlist();
  }, [wishlistIsLost]);
  return null;
}

/** On the quote page, for as long as the browser can't keep the list. */
export function UnkeptCartNotice() {
  const { kept, items } = useCart();
  if (kept || items.length === 0) return null;
  const href = quoteListHref(items.map(({ id, quantity }) => ({ id, quantity })));
  return <Notice {...words.cart} href={href} />;
}

/** On the wishlist's page, likewise. */
export function UnkeptWishlistNotice() {
  const { kept, items } = useWishlist();
  if (kept || items.length === 0) return null;
  return <Notice {...words.wishlist} href={wishlistHref(items.map(({ id }) => id))} />;
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
