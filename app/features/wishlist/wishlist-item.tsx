import { Link } from "react-router";
import { paths } from "#domain/paths.ts";
import type { WishlistItem as Item } from "#domain/wishlist.ts";
import { addToCartToast } from "#products/add-to-cart-toast.ts";
import { PriceLine } from "#products/price-line.tsx";
import type { PieceNow } from "#products/use-products.ts";
import { useCartActions } from "#state/cart-context.tsx";
import { useToasts } from "#state/toast.tsx";
import { Button } from "#ui/button.tsx";
import { WholeWords } from "#ui/line-breaks.tsx";
import { Picture } from "#ui/picture.tsx";
import { words } from "./words.ts";

/** Where the focus can go on in a card. */
export function cardIds({ id }: Item) {
  return { title: `wish-title-${id}`, remove: `wish-remove-${id}` };
}

interface WishlistItemProps {
  item: Item;
  /** The catalogue's present word on it. */
  now: PieceNow;
  /** Told where the focus belongs in the neighbour: not at a button that does something else. */
  onRemoved: (goOn: keyof ReturnType<typeof cardIds>) => void;
}

/** A remembered piece: look at it, move it to the cart, or forget it. */
export function WishlistItem({ item, now, onRemoved }: WishlistItemProps) {
  const { addItem } = useCartActions();
  const toasts = useToasts();
  const piece = now ?? item;
  const gone = now === null;
  const available = !gone && piece.availability !== "out_of_stock";

  function moveToCart() {
    const added = addItem(piece);
    if (added === 0) return toasts.show(addToCartToast(piece.title, 1, added));
    onRemoved("title");
    toasts.show({
      title: words.moved,
      description: words.movedText(piece.title),
      action: { label: words.viewCart, to: paths.quoteRequest },
    });
  }

  return (
    <li className="flex flex-col">
      {now === undefined ? (
        <span className="block aspect-4/5 bg-sand" />
      ) : (
        <Picture
          picture={now?.picture ?? null}
          alt={piece.imageAlt}
          sizes="(min-width: 48rem) 30vw, 46vw"
          className={`aspect-4/5 ${gone ? "opacity-60" : ""}`}
        />
      )}
      <h2
        id={cardIds(item).title}
        translate="no"
        tabIndex={-1}
        className="mt-4 text-h3 print:mt-1 print:text-base"
      >
        {gone ? (
          piece.title
        ) : (
          <Link to={piece.url} className="hover:text-pine">
            <WholeWords>{piece.title}</WholeWords>
          </Link>
        )}
      </h2>
      <p className="mt-1 mb-4 text-[0.9375rem] print:m-0">
        {available ? (
          <PriceLine product={piece} />
        ) : (
          <span className="font-semibold text-clay">{gone ? words.gone : words.outOfStock}</span>
        )}
      </p>
      <div className="no-print mt-auto flex flex-wrap items-center gap-x-4 gap-y-1">
        {available ? (
          <Button
            tone="outline"
            size="small"
            className="grow sm:grow-0"
            aria-label={`${words.moveToCart}: ${piece.title}`}
            onClick={moveToCart}
          >
            {words.moveToCart}
          </Button>
        ) : null}
        <button
          type="button"
          id={cardIds(item).remove}
          onClick={() => onRemoved("remove")}
          aria-label={words.removeNamed(piece.title)}
          className="tap link-quiet min-h-11 text-[0.9375rem] text-soft hover:text-clay"
        >
          {words.remove}
        </button>
      </div>
    </li>
  );
}
