// biome-ignore-all lint/a11y/useAnchorContent: the picture repeats the link of the title, for pointers only

import { useState } from "react";
import { withPreview } from "#app/routing/page-preview.tsx";
import * as copy from "#copy/products.ts";
import { Badges } from "#ui/badge.tsx";
import { Icon } from "#ui/icon.tsx";
import { KeepHyphenated } from "#ui/line-breaks.tsx";
import { FramedPicture, Picture, PictureAlone } from "#ui/picture.tsx";
import { CardActions } from "./card-actions.tsx";
import { PriceLine } from "./price-line.tsx";
import { cardName, type ProductCardData } from "./product-card-data.ts";
import { productLang } from "./product-lang.ts";
import { productPreview } from "./product-preview.tsx";
import { ShownIn } from "./shown-in.tsx";
import { WishlistButton } from "./wishlist-button.tsx";

export interface ProductCardProps {
  product: ProductCardData;
  /** The `sizes` of the picture in this layout. */
  sizes: string;
  /** Whether its picture is the page's first. */
  isFirst?: boolean;
  headingLevel?: "h2" | "h3";
  /** Whether the heading names the color too, as in a list that somebody saved. */
  namesColor?: boolean;
  /** Opens the quick view; omit for a card without one. */
  onQuickView?: (id: string) => void;
}

export function ProductCard({
  product: listed,
  sizes,
  isFirst,
  headingLevel: Heading = "h3",
  namesColor,
  onQuickView,
}: ProductCardProps) {
  const [picked, showColor] = useState<ProductCardData>();
  const product = picked ?? listed;
  const name = namesColor ? product.title : cardName(product);
  return (
    <article className="group/card flex h-full flex-col">
      <div className="relative">
        <CardPictures product={product} sizes={sizes} isFirst={isFirst} />
        <Badges
          badges={product.badges}
          lang={productLang}
          // Next to the wishlist button, never under it; long badges wrap.
          className="pointer-events-none absolute top-2 right-13 left-2 max-sm:[&>li]:px-1.5 max-sm:[&>li]:text-[0.6875rem] max-sm:[&>li]:leading-[1.125rem] max-sm:[&>li]:whitespace-normal sm:top-3 sm:left-3"
        />
        <WishlistButton product={product} className="absolute top-1 right-1 bg-paper/80" />
        {onQuickView ? (
          <a
            href={product.url}
            className="needs-js absolute right-2 bottom-2 flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-surface bg-paper px-3 text-[0.9375rem] font-semibold opacity-100 shadow-float transition-opacity duration-150 group-focus-within/card:opacity-100 group-hover/card:opacity-100 hover:text-pine pointer-fine:opacity-0"
            aria-label={copy.quickViewOf({ title: name })}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onQuickView(product.id);
            }}
          >
            <Icon name="eye" className="size-4.5" />
            <span className="hidden sm:inline">{copy.quickView}</span>
          </a>
        ) : null}
      </div>
      <Heading className="mt-3.5 line-clamp-2 font-sans text-base leading-snug font-semibold tracking-normal">
        <a
          translate="no"
          lang={productLang}
          href={product.url}
          ref={withPreview(() => productPreview(product))}
          className="hover:text-pine"
        >
          <KeepHyphenated>{name}</KeepHyphenated>
        </a>
      </Heading>
      <p className="mt-1 text-[0.9375rem] text-soft">
        <span className="block">{`${factsOf(product)} `}</span>
        <KeepHyphenated lang={productLang}>{product.material}</KeepHyphenated>
      </p>
      <p className="mt-1.5">
        <PriceLine product={product} />
        {product.availability === "preorder" ? (
          <span className="text-soft max-xs:block">
            <span className="max-xs:hidden"> · </span>
            {copy.preorder}
          </span>
        ) : null}
      </p>
      <CardActions product={product} onColor={showColor} />
    </article>
  );
}

/** The card's sizes, and that the product can be seen in 3D (rule 5.7). */
function factsOf({ dimensions, hasModel }: ProductCardData): string {
  return [dimensions, hasModel ? "3D" : ""].filter(Boolean).join(" · ");
}

/** Two pictures in one place: hovering or focusing the card shows the second. */
function CardPictures({
  product,
  sizes,
  isFirst,
}: Pick<ProductCardProps, "product" | "sizes" | "isFirst">) {
  const { picture, hoverPicture, imageAlt } = product;
  return (
    <a
      href={product.url}
      ref={withPreview(() => productPreview(product))}
      tabIndex={-1}
      aria-hidden="true"
      className="relative block aspect-4/5 overflow-hidden bg-sand"
    >
      {picture ? (
        <FramedPicture picture={picture} alt={imageAlt} sizes={sizes} priority={isFirst} />
      ) : (
        <Picture picture={null} alt={imageAlt} sizes={sizes} className="absolute! inset-0" />
      )}
      {hoverPicture ? (
        <PictureAlone
          picture={hoverPicture}
          alt=""
          sizes={sizes}
          className="absolute inset-0 opacity-0 transition-opacity duration-250 group-focus-within/card:opacity-100 group-hover/card:opacity-100 pointer-coarse:hidden"
        />
      ) : null}
      {product.shownIn ? (
        <span className="absolute bottom-2 left-2 max-w-[calc(100%-4.25rem)] rounded-surface bg-paper/85 px-1.5 py-1 text-[0.75rem] sm:text-[0.8125rem] leading-tight text-soft sm:max-w-[calc(100%-9rem)]">
          <ShownIn color={product.shownIn} />
        </span>
      ) : null}
    </a>
  );
}
