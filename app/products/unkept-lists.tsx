import { useEffect, useEffectEvent } from "react";
import { useCart } from "#state/cart-context.tsx";
import { useToasts } from "#state/toast.tsx";
import { useWishlist } from "#state/wishlist-context.tsx";
import { quoteListHref, wishlistHref } from "./list-links.ts";
import { unkeptWords } from "./unkept-words.ts";

/** Says once, when the browser can't keep the cart or the wishlist, what to do about it. */
export default function UnkeptLists() {
  const cart = useCart();
  const wishlist = useWishlist();
  const toasts = useToasts();
  const cartIsLost = !cart.kept && cart.total > 0;
  const wishlistIsLost = !wishlist.kept && wishlist.count > 0;

  const tellOfCart = useEffectEvent(() => {
    const lines = cart.items.map(({ id, quantity }) => ({ id, quantity }));
    toasts.show({
      title: unkeptWords.cart.title,
      description: unkeptWords.cart.text,
      action: { label: unkeptWords.cart.action, to: quoteListHref(lines) },
    });
  });
  const tellOfWishlist = useEffectEvent(() => {
    toasts.show({
      title: unkeptWords.wishlist.title,
      description: unkeptWords.wishlist.text,
      action: {
        label: unkeptWords.wishlist.link,
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
