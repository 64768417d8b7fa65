import { useEffect, useEffectEvent } from "react";
import * as copy from "#copy/products.ts";
import { quoteListHref, wishlistHref } from "#domain/list-link.ts";
import { useCart } from "#state/cart-context.tsx";
import { useToasts } from "#state/toast.tsx";
import { useWishlist } from "#state/wishlist-context.tsx";

/** Shows a toast once when the browser can't store the cart or wishlist. */
export default function UnsavedLists() {
  const cart = useCart();
  const wishlist = useWishlist();
  const toasts = useToasts();
  const cartIsLost = !cart.isSaved && cart.total > 0;
  const wishlistIsLost = !wishlist.isSaved && wishlist.count > 0;

  const notifyCart = useEffectEvent(() => {
    const lines = cart.items.map(({ id, quantity }) => ({ id, quantity }));
    toasts.show({
      title: copy.unsavedCart.title,
      description: copy.unsavedCart.text,
      action: { label: copy.unsavedCart.action, to: quoteListHref(lines) },
    });
  });
  const notifyWishlist = useEffectEvent(() => {
    toasts.show({
      title: copy.unsavedWishlist.title,
      description: copy.unsavedWishlist.text,
      action: {
        label: copy.unsavedWishlist.link,
        to: wishlistHref(wishlist.items.map(({ id }) => id)),
      },
    });
  });
  useEffect(() => {
    if (cartIsLost) notifyCart();
  }, [cartIsLost]);
  useEffect(() => {
    if (wishlistIsLost) notifyWishlist();
  }, [wishlistIsLost]);
  return null;
}
