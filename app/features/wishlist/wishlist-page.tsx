import { useState } from "react";
import * as copy from "#copy/wishlist.ts";
import { wishlistHref } from "#domain/list-link.ts";
import { fetchProduct } from "#products/fetch-products.ts";
import { OwnColorsNotice } from "#products/own-colors-notice.tsx";
import { UnsavedWishlistNotice } from "#products/unsaved-notices.tsx";
import { useOwnColors } from "#products/use-own-colors.ts";
import { currentProductOf, useProducts } from "#products/use-products.ts";
import { useToasts } from "#state/toast.tsx";
import { useWishlist } from "#state/wishlist-context.tsx";
import { moveFocusTo } from "#ui/move-focus.ts";
import { headingType } from "#ui/page-title.tsx";
import type { PictureData } from "#ui/picture.tsx";
import { ShareButton } from "#ui/share-button.tsx";
import { EmptyWishlist } from "./empty-wishlist.tsx";
import { cardIds, WishlistItem } from "./wishlist-item.tsx";

/** The wishlist saved in this browser (rules 7.12 and 7.13). */
export function WishlistPage({ room }: { room: PictureData | null }) {
  const wishlist = useWishlist();
  const toasts = useToasts();
  const [announcement, setAnnouncement] = useState("");
  const { currentProduct, remember } = useProducts(wishlist.items.map(({ id }) => id));
  const replaced = useOwnColors(wishlist.items, currentProduct, wishlist.replace);

  /** Rejects if the product in that color can't be fetched. */
  async function chooseColor(id: string, color: string) {
    const product = await fetchProduct(color);
    remember(product);
    wishlist.replace(id, product);
    setAnnouncement(copy.nowColor({ title: product.title }));
    moveFocusTo(cardIds(product).color);
  }

  if (wishlist.count === 0) {
    const ready = wishlist.status === "ready";
    return (
      <>
        <div className={ready ? undefined : "unless-wishlist-saved"}>
          <EmptyWishlist announcement={announcement} picture={room} />
        </div>
        {ready ? null : <Loading />}
      </>
    );
  }
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="text-display print:text-h2">{copy.title}</h1>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-1">
          <p className="text-soft tabular-nums">{copy.count({ count: wishlist.count })}</p>
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
      <OwnColorsNotice titles={replaced} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ul className="mt-10 grid cramped:grid-cols-1 grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-8 md:grid-cols-3 lg:mt-14 lg:gap-x-10 lg:gap-y-14 print:mt-4 print:grid-cols-5 print:gap-4">
        {wishlist.items.map((item, index) => (
          <WishlistItem
            key={item.id}
            item={item}
            current={currentProductOf(item, currentProduct(item.id))}
            onColor={(color) => chooseColor(item.id, color)}
            onRemoved={(focusTarget) => {
              wishlist.remove(item.id);
              setAnnouncement(copy.nowRemoved({ title: item.title }));
              const neighbor = wishlist.items[index + 1] ?? wishlist.items[index - 1];
              moveFocusTo(neighbor && cardIds(neighbor)[focusTarget]);
            }}
          />
        ))}
      </ul>
    </>
  );
}

/**
 * The page with a kept wishlist until the script has read it, beside the empty wishlist's page,
 * whose heading is the only one of the first level.
 */
function Loading() {
  return (
    <div className="if-wishlist-saved min-h-[70vh]">
      <p className={`text-display ${headingType}`}>{copy.title}</p>
      <p role="status" className="mt-6 text-soft">
        {copy.loading}
      </p>
    </div>
  );
}
