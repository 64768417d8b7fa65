import * as copy from "#copy/quote.ts";
import { sections } from "#domain/paths.ts";
import { buttonClass } from "#ui/button.tsx";
import { ShopContact } from "./empty-cart.tsx";
import { LoadingPageHead } from "./page-head.tsx";

/**
 * The page with a kept list until the script has read it. If that doesn't come, it explains what to
 * do.
 */
export function LoadingCart() {
  return (
    <div className="if-cart-saved min-h-[70vh]">
      <LoadingPageHead />
      <p role="status" className="mt-8 text-soft">
        {copy.loading}
      </p>
      <div className="mt-6 grid gap-3 lg:w-7/12 lg:pr-8" aria-hidden="true">
        <div className="h-44 bg-sand sm:h-56" />
        <div className="h-44 bg-sand sm:h-56" />
      </div>
      <section className="mt-10">
        <h2 className="text-h3">{copy.notShowing.title}</h2>
        <p className="mt-2 max-w-prose text-soft">{copy.notShowing.text}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <a href={sections.collections} className={buttonClass()}>
            {`${copy.empty.browse} `}
          </a>
          <ShopContact />
        </div>
      </section>
    </div>
  );
}
