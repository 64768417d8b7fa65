import { Link } from "react-router";
import { AddToCart } from "#products/add-to-cart.tsx";
import { AvailabilityNote } from "#products/availability-note.tsx";
import { ChooseQuantity, useChosenQuantity } from "#products/choose-quantity.tsx";
import { Gallery, type GalleryView } from "#products/gallery.tsx";
import { useGalleryStrip } from "#products/gallery-strip.ts";
import { hoverAltOf } from "#products/hover-alt.ts";
import { PriceLine } from "#products/price-line.tsx";
import type { ProductCardData } from "#products/product-card-data.ts";
import { Swatches } from "#products/swatches.tsx";
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
  onClose: () => void;
}

/** A product in a dialog, without leaving the listing. */
export default function QuickView({ product, onClose }: QuickViewProps) {
  return (
    <Dialog open={product !== null} onClose={onClose} title={copy.title} className="max-w-4xl!">
      {product ? <QuickViewBody key={product.id} product={product} /> : null}
    </Dialog>
  );
}

function QuickViewBody({ product }: { product: ProductCardData }) {
  const chosen = useChosenQuantity();
  const views: GalleryView[] = [
    { picture: product.picture, alt: product.imageAlt },
    ...(product.hoverPicture
      ? [{ picture: product.hoverPicture, alt: hoverAltOf(product.title, product.hoverAlt) }]
      : []),
  ];
  const strip = useGalleryStrip(views.length);
  return (
    <div className="grid gap-6 p-5 sm:p-7 md:grid-cols-2 md:gap-9">
      <Gallery views={views} strip={strip} sizes="(min-width: 768px) 400px, 90vw" />
      <div className="grid content-start gap-4">
        <h3 translate="no" className="text-h2">
          {product.title}
        </h3>
        <p className="text-soft">
          {[product.dimensions, product.material].filter(Boolean).join(" · ")}
        </p>
        <p className="text-lg">
          <PriceLine product={product} />
        </p>
        <Swatches swatches={product.swatches} />
        <AvailabilityNote availability={product.availability} />
        {product.availability === "out_of_stock" ? null : (
          <ChooseQuantity chosen={chosen} of={product.title} />
        )}
        <div className="flex gap-2">
          <AddToCart product={product} chosen={chosen} className="flex-1" />
          <WishlistButton
            product={product}
            className="size-12 rounded-surface! border border-edge"
          />
        </div>
        <InCartNotice id={product.id} />
        <Link to={product.url} className="link-quiet py-2 font-semibold">
          {copy.fullDetails}
        </Link>
      </div>
    </div>
  );
}
