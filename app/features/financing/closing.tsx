import * as copy from "#copy/financing-page.ts";
import { paths } from "#domain/paths.ts";
import { facts } from "#shop/facts.ts";
import { ButtonLink } from "#ui/button.tsx";
import { RichText } from "#ui/rich-text.tsx";

/** Offers to add delivery to the same quote. */
export function BundleDelivery() {
  const { title, text, info, book } = copy.bundle;
  return (
    <section aria-labelledby="bundle-title" className="no-print bg-pine text-paper">
      <div className="page-width grid gap-x-16 gap-y-8 py-14 lg:grid-cols-[1.4fr_1fr] lg:items-end lg:py-24">
        <h2 id="bundle-title" className="max-w-[14ch] text-h1">
          {title}
        </h2>
        <div>
          <p className="max-w-[46ch] text-lead text-paper/85">{text}</p>
          <div className="mt-6 flex flex-wrap gap-3 max-xs:*:grow">
            <ButtonLink href={paths.bookDelivery} tone="light">
              {book}
            </ButtonLink>{" "}
            <a
              href={paths.deliveryInfo}
              className="inline-flex min-h-12 items-center justify-center rounded-surface border border-paper/60 px-6 font-semibold outline-current hover:border-paper"
            >
              {info}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

export function Disclosure() {
  const { title, lender, estimates, layaway, see } = copy.disclosure;
  return (
    <section aria-labelledby="financing-disclosure" className="border-t border-line">
      <div className="page-width grid gap-x-16 gap-y-4 py-12 lg:grid-cols-[1fr_1.5fr] lg:py-16 print:py-4">
        <h2 id="financing-disclosure" className="text-h3">
          {title}
        </h2>
        <div className="grid max-w-prose gap-3 text-soft">
          <p>{lender({ shop: facts.name })}</p>
          <p>{estimates}</p>
          <p>{layaway}</p>
          <p>
            <RichText
              parts={see({
                privacy: (words) => (
                  <a href={paths.privacy} className="link-quiet">
                    {words}
                  </a>
                ),
                terms: (words) => (
                  <a href={paths.terms} className="link-quiet">
                    {words}
                  </a>
                ),
              })}
            />
          </p>
        </div>
      </div>
    </section>
  );
}
