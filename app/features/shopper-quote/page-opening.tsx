import type { ReactNode } from "react";
import * as quoteCopy from "#copy/quote-page.ts";
import { RichText } from "#ui/rich-text.tsx";
import { asName } from "./as-name.tsx";
import { BelowHeading } from "./below-heading.tsx";
import { Notice } from "./notice.tsx";
import type { Asked, ShownQuote } from "./shown-quote.ts";

const { opening: copy } = quoteCopy;

interface PageOpeningProps {
  quote: ShownQuote;
  asked: Asked;
}

/**
 * What the page says first: whose quote it is, or what became of it (rule 19.24). Who came too late
 * reads that, then what to do.
 */
export function PageOpening({ quote, asked }: PageOpeningProps) {
  const { outcome, status } = quote;
  // A quote that was accepted is thanked for in the heading; every other outcome is the heading.
  const isHeading = outcome !== "" && status !== "accepted";
  const heading = <Heading quote={quote} asked={asked} isOutcome={isHeading} />;
  const notice = <LateNotice quote={quote} asked={asked} />;
  return (
    <header>
      {status === "accepted" ? <p className="mb-2 font-semibold text-pine">{outcome}</p> : null}
      {isHeading ? heading : notice}
      {isHeading ? notice : heading}
      <BelowHeading quote={quote} asked={asked} />
    </header>
  );
}

/** Why a form came too late; errors at fields are shown by their form. */
function LateNotice({ quote: { outcome }, asked: { refused } }: PageOpeningProps) {
  if (!refused?.late || refused.errors) return null;
  const { first, message } = refused.late;
  const said = first === outcome ? message : `${first} ${message}`.trim();
  return <Notice tone="late">{said}</Notice>;
}

interface HeadingProps extends PageOpeningProps {
  /** On paper only what became of the quote is printed: the rest is in `PaperHead`. */
  isOutcome: boolean;
}

function Heading({ quote, asked, isOutcome }: HeadingProps) {
  return (
    <h1
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: it says what became of the form that had the focus
      autoFocus={saysWhatWasDone(quote, asked)}
      className={`text-h1 wrap-anywhere outline-none ${isOutcome ? "print:text-base" : "print:hidden"}`}
    >
      {headingText(quote, asked)}
    </h1>
  );
}

function headingText(
  { status, shopper, booking, outcome, delivery }: ShownQuote,
  { later }: Asked,
): ReactNode {
  if (status === "open") {
    return (
      <span>
        <RichText parts={copy.greeting({ name: asName, shopper })} />
      </span>
    );
  }
  if (status !== "accepted") return outcome;
  return (
    <span>
      <span>
        <RichText parts={copy.thanks({ name: asName, shopper })} />
      </span>{" "}
      <span>{booking ? copy.booked : delivery && !later ? copy.when : ""}</span>
    </span>
  );
}

/** Whether the heading confirms the form that was posted just now. */
function saysWhatWasDone({ status }: ShownQuote, { done, refused }: Asked): boolean {
  if (refused) return false;
  if (done === "accept" || done === "book") return status === "accepted";
  return done === "decline" && status === "declined";
}
