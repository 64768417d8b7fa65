import { ResponseTime } from "#app/contact/response-time.tsx";
import * as formsCopy from "#copy/quote-page-forms.ts";
import { BackToQuote } from "./back-to-quote.tsx";
import { ChangeForm } from "./change-form.tsx";
import type { RefusedForm, ShownQuote } from "./shown-quote.ts";

const { change: copy } = formsCopy;

interface ChangeStepProps {
  quote: ShownQuote;
  refused: RefusedForm | undefined;
}

/** Asks what to change. */
export function ChangeStep({ quote, refused }: ChangeStepProps) {
  return (
    <>
      <BackToQuote path={quote.path} />
      <h1 className="mt-2 text-h1">{copy.heading}</h1>
      <p className="mt-3 text-soft">
        <span>
          <ResponseTime>{copy.lead}</ResponseTime>
        </span>{" "}
        <span>{copy.stays({ day: quote.goodUntil.day })}</span>
      </p>
      <ChangeForm quote={quote} refused={refused} />
    </>
  );
}
