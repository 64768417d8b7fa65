import type { ReactNode } from "react";
import * as copy from "#copy/product.ts";
import { callHref, textHref } from "#domain/phone-link.ts";
import type { ProductSnapshot } from "#domain/product-snapshot.ts";
import { AddToCart } from "#products/add-to-cart.tsx";
import { AvailabilityNote } from "#products/availability-note.tsx";
import { ChooseQuantity, useChosenQuantity } from "#products/choose-quantity.tsx";
import { MonthlyCostForm, MonthlyCostQuestion } from "#products/monthly-cost.tsx";
import { productLang } from "#products/product-lang.ts";
import { ProductHead } from "#products/product-top.tsx";
import { WishlistButton } from "#products/wishlist-button.tsx";
import { facts } from "#shop/facts.ts";
import { useToasts } from "#state/toast.tsx";
import { buttonClass } from "#ui/button.tsx";
import { OptionalPart } from "#ui/dom-repair-boundary.tsx";
import { Icon } from "#ui/icon.tsx";
import { ShareButton } from "#ui/share-button.tsx";
import type { ProductPageData } from "./product-page-data.ts";

interface BuyPanelProps {
  data: ProductPageData;
  /** The product, or the product as the chosen variant. */
  card: ProductSnapshot;
  /** Id of the form with the product's options, if it has any. */
  optionsForm: string | undefined;
  /** The product's options. */
  children: ReactNode;
}

/** Name, price, colors and the ways to request the product (rule 5.2). */
export function BuyPanel({ data, card, optionsForm, children }: BuyPanelProps) {
  const { description, trail, choices } = data;
  const isOut = card.availability === "out_of_stock";
  const chosen = useChosenQuantity();
  const message = copy.bestPriceMessage(card);
  return (
    <div className="grid content-start gap-6 print:gap-3">
      <ProductHead trail={trail} title={data.card.title} card={card} />
      <p lang={productLang} className="max-w-prose whitespace-pre-line text-lead text-soft">
        {description}
      </p>
      {children}
      <OptionalPart>
        <AvailabilityNote
          availability={card.availability}
          others={choices?.variants.map(({ card }) => card.availability)}
        />
      </OptionalPart>
      <div className="no-print grid gap-4 border-t border-line pt-6">
        {isOut && !choices ? null : (
          <div className={isOut ? "invisible" : "contents"}>
            <ChooseQuantity chosen={chosen} of={card.title} />
          </div>
        )}
        <div className="flex gap-2">
          <AddToCart product={card} chosen={chosen} optionsForm={optionsForm} className="flex-1" />
          <WishlistButton product={card} className="size-12 rounded-surface! border border-edge" />
        </div>
        <div className="grid grid-cols-2 gap-2">
          <a
            href={textHref(facts.phone, message)}
            className={buttonClass({ tone: "outline" }, "px-3")}
          >
            <Icon name="chat" className="size-4.5" />
            {copy.textUs}
          </a>{" "}
          <a href={callHref(facts.phone)} className={buttonClass({ tone: "outline" }, "px-3")}>
            <Icon name="phone" className="size-4.5" />
            {copy.callNow}
          </a>
        </div>
        <OptionalPart>
          <MonthlyCostForm />
          <MonthlyCostQuestion />
          <ShareProduct title={card.title} path={card.url} />
        </OptionalPart>
      </div>
    </div>
  );
}

/** A button that shares a product's page. */
function ShareProduct({ title, path }: { title: string; path: string }) {
  const toasts = useToasts();
  return (
    <ShareButton
      title={title}
      path={path}
      label={copy.share}
      onCopied={() => toasts.show(copy.copied)}
    />
  );
}
