import type { ReactNode } from "react";
import * as copy from "#copy/quote.ts";
import { callHref, textHref } from "#domain/phone-link.ts";
import { facts } from "#shop/facts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import { Picture, type PictureData } from "#ui/picture.tsx";
import { RichText } from "#ui/rich-text.tsx";

interface EmptyCartProps {
  /** Opens the collections dialog. */
  browse: ReactNode;
  picture: PictureData | null;
  /**
   * Whether the heading gets focus, because the last product was just removed and the focus
   * with it.
   */
  takesFocus: boolean;
}

/** An empty cart: links to products, and ways to ask the shop instead (rule 8.1). */
export function EmptyCart({ browse, picture, takesFocus }: EmptyCartProps) {
  return (
    <div className="grid min-h-[calc(100svh-5rem)] content-start items-center gap-x-16 py-10 lg:min-h-[70vh] lg:content-center lg:grid-cols-12">
      <div className="lg:col-span-6">
        <h1 ref={takesFocus ? focus : undefined} tabIndex={-1} className="text-display">
          {copy.empty.title}
        </h1>
        <p className="needs-js mt-5 max-w-[34ch] text-lead text-soft">{copy.empty.text}</p>
        <p className="without-js mt-5 max-w-[34ch] text-lead text-soft">{copy.notShowing.text}</p>
        <div className="mt-8 flex flex-wrap gap-3 max-xs:*:grow">
          {browse}
          <ShopContact />
        </div>
      </div>
      <Picture
        picture={picture}
        alt=""
        priority="if-shown"
        sizes="(min-width: 64rem) 67vw, (min-width: 40rem) 123vw, 92vw"
        className="mt-10 aspect-4/3 lg:col-span-6 lg:mt-0"
      />
    </div>
  );
}

function focus(heading: HTMLElement | null) {
  heading?.focus();
}

/** Buttons to call or text the shop. */
export function ShopContact() {
  return (
    <>
      <a href={callHref(facts.phone)} className={buttonClass({ tone: "outline" }, "px-5")}>
        <Icon name="phone" className="size-4.5" />
        <span>
          <RichText
            parts={copy.empty.call({
              number: `${facts.phone} `,
              phone: (words) => <NoTranslate>{words}</NoTranslate>,
            })}
          />
        </span>
      </a>
      <a
        data-chat
        href={textHref(facts.phone, copy.empty.textMessage)}
        className={buttonClass({ tone: "quiet" })}
      >
        <Icon name="chat" className="size-4.5" />
        {copy.empty.chat}
      </a>
    </>
  );
}
