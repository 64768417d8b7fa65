import * as quoteCopy from "#copy/quote-page.ts";
import * as formsCopy from "#copy/quote-page-forms.ts";
import { formatMoneyWithCents } from "#formats";
import { productLang } from "#products/product-lang.ts";
import { NoTranslate } from "#ui/no-translate.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { AcceptForm } from "./accept-form.tsx";
import { BackToQuote } from "./back-to-quote.tsx";
import { lineName, pieceCount } from "./line-text.ts";
import { PayNothing } from "./pay-nothing.tsx";
import { Figures } from "./quote-figures.tsx";
import { Terms } from "./quote-terms.tsx";
import type { RefusedForm, ShownQuote } from "./shown-quote.ts";

const { accept: copy } = formsCopy;

interface AcceptStepProps {
  quote: ShownQuote;
  refused: RefusedForm | undefined;
}

/** What is accepted and for how much, the terms, and the form that accepts it. */
export function AcceptStep({ quote, refused }: AcceptStepProps) {
  const { offer, path } = quote;
  return (
    <>
      <BackToQuote path={path} />
      <h1 className="mt-2 text-h1">{copy.heading}</h1>
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-3 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-2">
          <p className="text-lead">
            <RichText
              parts={copy.what({
                count: pieceCount(offer),
                total: (words) => (
                  <NoTranslate className="font-semibold tabular-nums">{words}</NoTranslate>
                ),
                amount: formatMoneyWithCents(offer.totals.total),
              })}
            />
          </p>
          <ul translate="no" lang={productLang} className="mt-3 list-disc pl-5">
            {offer.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never move
              <li key={index} className="wrap-anywhere">
                {lineName(line)}
              </li>
            ))}
          </ul>
        </div>
        <aside
          aria-label={quoteCopy.summary}
          className="-mx-(--gutter) bg-sand p-6 lg:row-span-2 lg:mx-0"
        >
          <Figures offer={offer} />
          <PayNothing quote={quote} className="mt-4" />
        </aside>
        <div className="lg:col-span-2">
          <Terms quote={quote} />
          <AcceptForm
            quote={quote}
            refused={refused}
            back={<BackToQuote path={path} words={copy.back} />}
          />
        </div>
      </div>
    </>
  );
}
