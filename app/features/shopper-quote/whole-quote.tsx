import * as quoteCopy from "#copy/quote-page.ts";
import * as formsCopy from "#copy/quote-page-forms.ts";
import { AcceptForm } from "./accept-form.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { ByTheMonth } from "./by-the-month.tsx";
import { ChangeForm } from "./change-form.tsx";
import { DeliveryForm } from "./delivery-form.tsx";
import { PageOpening } from "./page-opening.tsx";
import { PaperHead, PaperSignature } from "./paper-head.tsx";
import { PreviewBar } from "./preview-bar.tsx";
import { Questions } from "./questions.tsx";
import { PrintRow, QuoteActions } from "./quote-actions.tsx";
import { Figures } from "./quote-figures.tsx";
import { QuoteSheet } from "./quote-sheet.tsx";
import { Terms } from "./quote-terms.tsx";
import type { Asked, RefusedForm, ShownQuote } from "./shown-quote.ts";

interface WholeQuoteProps {
  quote: ShownQuote;
  asked: Asked;
}

/** The whole quote: what became of it, its text, and what can be done with it. */
export function WholeQuote({ quote, asked }: WholeQuoteProps) {
  const { status, delivery, offer } = quote;
  const { refused } = asked;
  const isOpen = status === "open";
  return (
    <>
      {quote.isPreview ? <PreviewBar /> : null}
      <PaperHead quote={quote} />
      <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-3">
        <div className="min-w-0 lg:col-span-2">
          <PageOpening quote={quote} asked={asked} />
          {delivery && !asked.later ? (
            <DeliveryForm quote={quote} delivery={delivery} refused={refused} />
          ) : null}
          <QuoteSheet quote={quote} />
        </div>
        <Summary quote={quote} refused={refused} />
        <div className="grid min-w-0 gap-12 lg:col-span-2 print:gap-4">
          <ByTheMonth totals={offer.totals} />
          <Terms quote={quote} />
          {isOpen ? <PaperSignature /> : null}
          {isOpen ? <LateForm quote={quote} refused={refused} /> : null}
          <Questions quote={quote} asked={asked} />
        </div>
      </div>
      {isOpen ? <BottomBar quote={quote} /> : null}
    </>
  );
}

interface SummaryProps {
  quote: ShownQuote;
  refused: RefusedForm | undefined;
}

/** The figures and what can be done; beside the quote on wide screens. */
function Summary({ quote, refused }: SummaryProps) {
  const isOpen = quote.status === "open";
  return (
    <aside
      aria-label={quoteCopy.summary}
      className="-mx-(--gutter) bg-sand p-6 lg:sticks lg:top-28 lg:row-span-2 lg:mx-0 print:m-0 print:bg-transparent print:p-0"
    >
      {isOpen ? (
        <p className="mb-3 flex justify-between gap-x-6 border-b border-line pb-3 max-lg:hidden print:hidden">
          <span>{quoteCopy.goodUntil}</span>{" "}
          <span className="font-semibold">{quote.goodUntil.day}</span>
        </p>
      ) : null}
      <Figures offer={quote.offer} />
      {isOpen ? <QuoteActions quote={quote} refused={refused} /> : null}
      <PrintRow reference={quote.reference} />
    </aside>
  );
}

/**
 * A form about a version that was replaced meanwhile, for the new one: what was typed stays, and the
 * new one is above it.
 */
function LateForm({ quote, refused }: SummaryProps) {
  if (!refused?.late || (refused.action !== "accept" && refused.action !== "change")) return null;
  const isChange = refused.action === "change";
  return (
    <section aria-labelledby="again" className="no-print border-t border-line pt-8">
      <h2 id="again" className="text-h3">
        {isChange ? formsCopy.change.heading : formsCopy.accept.heading}
      </h2>
      {isChange ? (
        <ChangeForm quote={quote} refused={refused} />
      ) : (
        <AcceptForm quote={quote} refused={refused} />
      )}
    </section>
  );
}
