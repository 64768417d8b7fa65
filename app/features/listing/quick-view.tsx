import { useState } from "react";
import { quickView as copy } from "#copy/listing.ts";
import { valuesByKind } from "#domain/options/option-kind.ts";
import { paths } from "#domain/paths.ts";
import { AddOrChoose } from "#products/add-or-choose.tsx";
import { AddToCart } from "#products/add-to-cart.tsx";
import { AvailabilityNote } from "#products/availability-note.tsx";
import { ChooseQuantity, useChosenQuantity } from "#products/choose-quantity.tsx";
import { Gallery, type GalleryView, hoverView } from "#products/gallery.tsx";
import { useGalleryStrip } from "#products/gallery-strip.ts";
import { modelPagePath } from "#products/model-data.ts";
import { OptionChooser } from "#products/option-chooser.tsx";
import { PriceLine } from "#products/price-line.tsx";
import { cardName, type ProductCardData } from "#products/product-card-data.ts";
import { chosenOf } from "#products/product-choices.ts";
import { productLang } from "#products/product-lang.ts";
import { ShownIn } from "#products/shown-in.tsx";
import { Swatches } from "#products/swatches.tsx";
import { useVariantChoices, type VariantCard } from "#products/use-variant-choices.ts";
import { WishlistButton } from "#products/wishlist-button.tsx";
import { useCart } from "#state/cart-context.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";

interface QuickViewProps {
  /** The product to show, or null while closed. */
  product: ProductCardData | null;
  /** Id of the variant that the card shows. */
  chosen: string | null;
  onClose: () => void;
}

/** A product in a dialog, without leaving the listing. */
export default function QuickView({ product, chosen, onClose }: QuickViewProps) {
  return (
    <Dialog open={product !== null} onClose={onClose} title={copy.title} className="max-w-4xl!">
      {product ? <QuickViewBody key={product.id} product={product} onCard={chosen} /> : null}
    </Dialog>
  );
}

interface QuickViewBodyProps {
  product: ProductCardData;
  onCard: QuickViewProps["chosen"];
}

function QuickViewBody({ product, onCard }: QuickViewBodyProps) {
  const quantity = useChosenQuantity();
  const choices = useVariantChoices(product);
  const [picked, setPicked] = useState<VariantCard>();
  const chosen = picked ?? (choices && chosenOf(choices, onCard));
  const shown = chosen?.card ?? product;
  const name = cardName(product);
  const views: GalleryView[] = [
    { picture: shown.picture, alt: shown.imageAlt, lang: productLang },
    ...(shown.hoverPicture ? [hoverView(shown.hoverPicture, name, shown.hoverAlt)] : []),
  ];
  const strip = useGalleryStrip(views.length);
  const color = choices && chosen ? valuesByKind(choices.options, chosen).color : undefined;
  return (
    <div className="grid gap-6 p-5 sm:p-7 md:grid-cols-2 md:gap-9">
      <Gallery views={views} strip={strip} sizes="(min-width: 768px) 400px, 90vw" />
      <div className="grid content-start gap-4">
        <h3 translate="no" lang={productLang} className="text-h2">
          {name}
        </h3>
        <p className="text-soft">
          {shown.dimensions ? (
            <span>{shown.dimensions + (shown.material ? " · " : "")}</span>
          ) : null}
          <span lang={productLang}>{shown.material}</span>
        </p>
        <p className="text-lg">
          <PriceLine product={shown} />
        </p>
        {choices && chosen ? (
          <OptionChooser
            choices={choices}
            chosen={chosen}
            onChoose={(variant) => {
              setPicked(variant);
              strip.show(0);
            }}
            action={product.url}
          />
        ) : (
          <Swatches swatches={product.swatches} />
        )}
        {shown.shownIn ? (
          <p className="text-[0.9375rem] text-soft">
            <ShownIn color={shown.shownIn} />
          </p>
        ) : null}
        <AvailabilityNote
          availability={shown.availability}
          others={choices?.variants.map(({ card }) => card.availability)}
        />
        {shown.availability === "out_of_stock" || shown.hasVariants ? null : (
          <ChooseQuantity chosen={quantity} of={shown.title} />
        )}
        <div className="flex gap-2">
          {shown.hasVariants ? (
            <AddOrChoose product={shown} className="flex-1" />
          ) : (
            <AddToCart product={shown} chosen={quantity} className="flex-1" />
          )}
          <WishlistButton product={shown} className="size-12 rounded-surface! border border-edge" />
        </div>
        <InCartNotice id={shown.id} />
        <div className="flex flex-wrap gap-x-5">
          <a href={shown.url} className="link-quiet py-2 font-semibold">
            {copy.fullDetails}
          </a>
          {product.hasModel ? (
            <a
              href={modelPagePath(product.url, color)}
              data-model={product.slug}
              className="link-quiet py-2 font-semibold"
            >
              {copy.in3D}
            </a>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** Shows, where a product is added, that it is in the cart, with a link to the quote request. */
function InCartNotice({ id }: { id: string }) {
  const quantity = useCart().items.find((item) => item.id === id)?.quantity ?? 0;
  return (
    <p role="status" className="text-[0.9375rem] empty:hidden">
      {quantity > 0 ? (
        <span className="flex flex-wrap items-center gap-x-2">
          <Icon name="check" className="size-4.5 text-pine" />
          <span>{copy.inCart({ count: quantity })}</span>{" "}
          <a href={paths.quoteRequest} className="link-quiet py-2.5 font-semibold text-pine">
            {copy.requestQuote}
          </a>
        </span>
      ) : null}
    </p>
  );
}
