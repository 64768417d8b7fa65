import { ServerPart } from "#ui/server-part.tsx";
import { AcceptForm } from "./accept-form.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { ChangeForm } from "./change-form.tsx";
import { quoteCopy } from "./copy.ts";
import { DeliveryForm } from "./delivery-form.tsx";
import { formsCopy } from "./forms-copy.ts";
import { Notice } from "./notice.tsx";
import { PageOpening } from "./page-opening.tsx";
import { PaperHead, PaperSignature } from "./paper-head.tsx";
import { PreviewBar } from "./preview-bar.tsx";
import { Questions } from "./questions.tsx";
import { PrintAndCall, QuoteActions } from "./quote-actions.tsx";
import type { PostedQuoteForm, QuotePageData } from "./quote-page-data.ts";

interface WholeQuoteProps {
  quote: QuotePageData;
  posted: PostedQuoteForm | undefined;
  /** The action that was done just now. */
  done: string | undefined;
  /** Whether the shopper would rather pick a delivery time another day. */
  later: boolean;
}

/** The whole quote: what became of it, its text, and what can be done with it (rule 19.20). */
export function WholeQuote({ quote, posted, done, later }: WholeQuoteProps) {
  const { status, delivery, parts } = quote;
  const isOpen = status === "open";
  return (
    <>
      {quote.isPreview ? <PreviewBar /> : null}
      <PaperHead quote={quote} />
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25rem] print:block">
        <div>
          <PageOpening
            quote={quote}
            posted={posted}
            later={later}
            takesFocus={isOutcome(done, status)}
          />
          <DoneNotice done={done} />
          {delivery && !later ? (
            <DeliveryForm quote={quote} delivery={delivery} posted={posted} />
          ) : null}
          <ServerPart {...parts.sheet} />
        </div>
        <Summary quote={quote} posted={posted} />
        <div className="grid gap-12 lg:col-start-1 print:mt-4 print:gap-4">
          {parts.month ? <ServerPart {...parts.month} /> : null}
          {parts.terms ? <ServerPart {...parts.terms} /> : null}
          {isOpen ? <PaperSignature /> : null}
          {isOpen ? <RefusedForm quote={quote} posted={posted} /> : null}
          <Questions quote={quote} posted={posted} sent={done === "question"} />
        </div>
      </div>
      {isOpen ? <BottomBar quote={quote} /> : null}
    </>
  );
}

/** Whether the heading says what became of the form posted just now. */
function isOutcome(done: string | undefined, status: QuotePageData["status"]): boolean {
  if (done === "book" || done === "accept") return status === "accepted";
  return done === "decline" && status === "declined";
}

function DoneNotice({ done }: { done: string | undefined }) {
  if (done === "change") return <Notice tone="done">{formsCopy.done.change}</Notice>;
  if (done === "ask_again") return <Notice tone="done">{formsCopy.done.ask_again}</Notice>;
  return null;
}

/** The figures and what can be done; beside the quote on wide screens. */
function Summary({ quote, posted }: Pick<WholeQuoteProps, "quote" | "posted">) {
  return (
    <aside className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-full">
      <section
        aria-label={quoteCopy.summary}
        className="bg-sand p-6 max-lg:-mx-(--gutter) sm:p-7 lg:[@media(height>=50rem)]:sticks lg:top-[calc(var(--header-height)+1.25rem)] print:m-0 print:bg-transparent print:p-0"
      >
        <ServerPart {...quote.parts.figures} />
        {quote.status === "open" ? <QuoteActions quote={quote} posted={posted} /> : null}
        <PrintAndCall reference={quote.reference} />
      </section>
    </aside>
  );
}

/**
 * A form about a version that was replaced meanwhile, for the new one: what was typed stays, and the
 * new one is above it.
 */
function RefusedForm({ quote, posted }: Pick<WholeQuoteProps, "quote" | "posted">) {
  if (!posted?.late || (posted.action !== "accept" && posted.action !== "change")) return null;
  const isChange = posted.action === "change";
  return (
    <section aria-labelledby="again" className="no-print border-t border-line pt-8">
      <h2 id="again" className="text-h3">
        {isChange ? formsCopy.change.heading : formsCopy.accept.heading}
      </h2>
      {isChange ? (
        <ChangeForm quote={quote} posted={posted} />
      ) : (
        <AcceptForm quote={quote} posted={posted} />
      )}
    </section>
  );
}
