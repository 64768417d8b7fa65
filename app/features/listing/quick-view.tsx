import { useState } from "react";
import { AddOrChoose } from "#products/add-or-choose.tsx";
import { AddToCart } from "#products/add-to-cart.tsx";
import { AvailabilityNote } from "#products/availability-note.tsx";
import { ChooseQuantity, useChosenQuantity } from "#products/choose-quantity.tsx";
import { Gallery, type GalleryView } from "#products/gallery.tsx";
import { useGalleryStrip } from "#products/gallery-strip.ts";
import { hoverAltOf } from "#products/hover-alt.ts";
import { OptionChooser } from "#products/option-chooser.tsx";
import { PriceLine } from "#products/price-line.tsx";
import { cardName, type ProductCardData } from "#products/product-card-data.ts";
import { chosenOf } from "#products/product-choices.ts";
import { ShownIn } from "#products/shown-in.tsx";
import { Swatches } from "#products/swatches.tsx";
import { useVariantChoices, type VariantCard } from "#products/use-variant-choices.ts";
import { WishlistButton } from "#products/wishlist-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { InCartNotice } from "./in-cart-notice.tsx";

const copy = {
  title: "Quick View",
  fullDetails: "See full details",
} as const;

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
    { picture: shown.picture, alt: shown.imageAlt },
    ...(shown.hoverPicture
      ? [{ picture: shown.hoverPicture, alt: hoverAltOf(name, shown.hoverAlt) }]
      : []),
  ];
  const strip = useGalleryStrip(views.length);
  return (
    <div className="grid gap-6 p-5 sm:p-7 md:grid-cols-2 md:gap-9">
      <Gallery views={views} strip={strip} sizes="(min-width: 768px) 400px, 90vw" />
      <div className="grid content-start gap-4">
        <h3 translate="no" className="text-h2">
          {name}
        </h3>
        <p className="text-soft">
          {[shown.dimensions, shown.material].filter(Boolean).join(" · ")}
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
        <a href={shown.url} className="link-quiet py-2 font-semibold">
          {copy.fullDetails}
        </a>
      </div>
    </div>
  );
}
