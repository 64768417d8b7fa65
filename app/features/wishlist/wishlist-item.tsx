import { useState } from "react";
import { item as copy } from "#copy/wishlist.ts";
import { paths } from "#domain/paths.ts";
import type { WishlistItem as Item } from "#domain/wishlist.ts";
import { AddOrChoose } from "#products/add-or-choose.tsx";
import { addToCartToast } from "#products/add-to-cart-toast.ts";
import { ColorSelect } from "#products/color-select.tsx";
import { PriceLine } from "#products/price-line.tsx";
import { productLang } from "#products/product-lang.ts";
import { ShownIn } from "#products/shown-in.tsx";
import type { CurrentProduct } from "#products/use-products.ts";
import { useCartActions } from "#state/cart-context.tsx";
import { useToasts } from "#state/toast.tsx";
import { Button } from "#ui/button.tsx";
import { KeepHyphenated } from "#ui/line-breaks.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import { Picture } from "#ui/picture.tsx";

/** Ids of the elements in a card to which the focus can move. */
export function cardIds({ id }: { id: string }) {
  return {
    title: `wish-title-${id}`,
    remove: `wish-remove-${id}`,
    color: `wish-color-${id}`,
  };
}

interface WishlistItemProps {
  item: Item;
  /**
   * The catalog's current data: undefined until it is loaded, null if the product has left the
   * catalog.
   */
  current: CurrentProduct;
  /** Puts the product in another color in its place; rejects if that can't be fetched. */
  onColor: (color: string) => Promise<void>;
  /**
   * Called with the element of the neighboring card that gets focus, never a button with another
   * effect.
   */
  onRemoved: (focusTarget: "title" | "remove") => void;
}

/** A product in the wishlist, to view, move to the cart or remove. */
export function WishlistItem({ item, current, onColor, onRemoved }: WishlistItemProps) {
  const { addItem } = useCartActions();
  const toasts = useToasts();
  const [isChanging, setChanging] = useState(false);
  const product = current ?? item;
  const isRemoved = current === null;
  const available = !isRemoved && product.availability !== "out_of_stock";

  async function chooseColor(color: string) {
    setChanging(true);
    await onColor(color).finally(() => setChanging(false));
  }

  function moveToCart() {
    const added = addItem(product);
    if (added === 0) return toasts.show(addToCartToast(product.title, 1, added));
    onRemoved("title");
    toasts.show({
      title: copy.moved,
      description: copy.movedText({ title: product.title }),
      action: { label: copy.viewCart, to: paths.quoteRequest },
    });
  }

  return (
    <li className="flex flex-col">
      {current === undefined ? (
        <span className="block aspect-4/5 bg-sand" />
      ) : (
        <Picture
          picture={current?.picture ?? null}
          alt={product.imageAlt}
          lang={productLang}
          sizes="(min-width: 48rem) 30vw, 46vw"
          className={`aspect-4/5 ${isRemoved ? "opacity-60" : ""}`}
        />
      )}
      <h2
        id={cardIds(item).title}
        translate="no"
        lang={productLang}
        tabIndex={-1}
        className="mt-4 text-h3 print:mt-1 print:text-base"
      >
        {isRemoved ? (
          product.title
        ) : (
          <a href={product.url} className="hover:text-pine">
            <KeepHyphenated>{product.title}</KeepHyphenated>
          </a>
        )}
      </h2>
      <p className="mt-1 text-[0.9375rem] text-soft">
        <NoTranslate>{copy.sku({ sku: product.sku })}</NoTranslate>
        {current?.shownIn ? <ShownIn color={current.shownIn} follows /> : null}
      </p>
      {current?.colors && current.colors.length > 1 ? (
        <div className="no-print mt-2">
          <ColorSelect product={current} id={cardIds(current).color} onChoose={chooseColor} />
        </div>
      ) : null}
      <p className="mt-1 mb-4 text-[0.9375rem] print:m-0">
        {available ? (
          <PriceLine product={product} />
        ) : (
          <span className="font-semibold text-clay">{isRemoved ? copy.gone : copy.outOfStock}</span>
        )}
      </p>
      <div className="no-print mt-auto flex flex-wrap items-center gap-x-4 gap-y-1">
        {available && current?.hasVariants ? (
          <AddOrChoose product={current} tone="outline" size="small" className="grow sm:grow-0" />
        ) : null}
        {available && !current?.hasVariants ? (
          <Button
            tone="outline"
            size="small"
            className="grow sm:grow-0"
            disabled={isChanging}
            aria-label={`${copy.moveToCart}: ${product.title}`}
            onClick={moveToCart}
          >
            {copy.moveToCart}
          </Button>
        ) : null}
        <button
          type="button"
          id={cardIds(item).remove}
          onClick={() => onRemoved("remove")}
          aria-label={copy.removeNamed({ title: product.title })}
          className="tap link-quiet min-h-11 text-[0.9375rem] text-soft hover:text-clay"
        >
          {copy.remove}
        </button>
      </div>
    </li>
  );
}
