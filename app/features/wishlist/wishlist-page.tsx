import { useState } from "react";
import { wishlistHref } from "#products/list-links.ts";
import { UnsavedWishlistNotice } from "#products/unsaved-notices.tsx";
import { currentProductOf, useProducts } from "#products/use-products.ts";
import { useToasts } from "#state/toast.tsx";
import { useWishlist } from "#state/wishlist-context.tsx";
import { moveFocusTo } from "#ui/move-focus.ts";
import type { PictureData } from "#ui/picture.tsx";
import { ShareButton } from "#ui/share-button.tsx";
import { copy } from "./copy.ts";
import { EmptyWishlist } from "./empty-wishlist.tsx";
import { cardIds, WishlistItem } from "./wishlist-item.tsx";

/** The pieces this browser remembers (rules 7.12 and 7.13). */
export function WishlistPage({ room }: { room: PictureData | null }) {
  const wishlist = useWishlist();
  const toasts = useToasts();
  const [said, setSaid] = useState("");
  const { currentProduct } = useProducts(wishlist.items.map(({ id }) => id));
  if (wishlist.status === "loading") return <Loading />;
  if (wishlist.count === 0) return <EmptyWishlist said={said} picture={room} />;
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="text-display print:text-h2">{copy.title}</h1>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-1">
          <p className="text-soft tabular-nums">{copy.count(wishlist.count)}</p>
          <ShareButton
            path={wishlistHref(wishlist.items.map(({ id }) => id))}
            title={copy.share.title}
            label={copy.share.button}
            onCopied={() =>
              toasts.show({ title: copy.share.copied, description: copy.share.copiedText })
            }
          />
        </div>
      </header>
      <UnsavedWishlistNotice />
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul className="mt-10 grid cramped:grid-cols-1 grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-8 md:grid-cols-3 lg:mt-14 lg:gap-x-10 lg:gap-y-14 print:mt-4 print:grid-cols-5 print:gap-4">
        {wishlist.items.map((item, place) => (
          <WishlistItem
            key={item.id}
            item={item}
            current={currentProductOf(item, currentProduct(item.id))}
            onRemoved={(goOn) => {
              wishlist.remove(item.id);
              setSaid(copy.nowRemoved(item.title));
              const beside = wishlist.items[place + 1] ?? wishlist.items[place - 1];
              moveFocusTo(beside && cardIds(beside)[goOn]);
            }}
          />
        ))}
      </ul>
    </>
  );
}

function Loading() {
  return (
    <div className="min-h-[70vh]">
      <h1 className="text-display">{copy.title}</h1>
      <p role="status" className="needs-js mt-6 text-soft">
        {copy.loading}
      </p>
      <p className="mt-6 max-w-prose text-lead text-soft">{copy.withoutScript}</p>
    </div>
  );
}
