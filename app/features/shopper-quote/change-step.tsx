import { ResponseTime } from "#app/contact/response-time.tsx";
import { BackToQuote } from "./back-to-quote.tsx";
import { ChangeForm } from "./change-form.tsx";
import { formsCopy } from "./forms-copy.ts";
import type { PostedQuoteForm, QuotePageData } from "./quote-page-data.ts";

const { change: copy } = formsCopy;

interface ChangeStepProps {
  quote: QuotePageData;
  posted: PostedQuoteForm | undefined;
}

/** Asks what to change. */
export function ChangeStep({ quote, posted }: ChangeStepProps) {
  return (
    <>
      <BackToQuote />
      <h1 className="mt-2 text-h1">{copy.heading}</h1>
      <p className="mt-3 text-soft">
        <span>
          <ResponseTime>{copy.lead}</ResponseTime>
        </span>{" "}
        <span>{copy.stays(quote.goodUntil.day)}</span>
      </p>
      <ChangeForm quote={quote} posted={posted} />
    </>
  );
}
