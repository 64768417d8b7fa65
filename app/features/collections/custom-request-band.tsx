import { customRequest } from "#copy/collections.ts";
import { callHref } from "#domain/phone-link.ts";
import { CustomRequestLink } from "#products/custom-request-link.tsx";
import { facts } from "#shop/facts.ts";
import { buttonClass } from "#ui/button.tsx";

interface CustomRequestBandProps {
  /** Slug of the collection. */
  collection: string;
  title: string;
  text: string;
}

/** The end of the page: offers a custom request for anything not shown (rule 3.13). */
export function CustomRequestBand({ collection, title, text }: CustomRequestBandProps) {
  return (
    <section className="bg-pine text-paper">
      <div className="page-width grid items-end gap-x-16 gap-y-7 py-14 lg:grid-cols-[1.3fr_auto] lg:py-20">
        <div>
          <h2 className="max-w-[24ch] text-h1">{title}</h2>
          <p className="mt-4 max-w-prose text-lead">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <CustomRequestLink collection={collection} className={buttonClass({ tone: "light" })}>
            {customRequest}
          </CustomRequestLink>{" "}
          <a
            translate="no"
            href={callHref(facts.phone)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {facts.phone}
          </a>
        </div>
      </div>
    </section>
  );
}
