import { PhoneLink } from "#app/contact/phone-link.tsx";
import { ResponseTime } from "#app/contact/response-time.tsx";
import * as quoteCopy from "#copy/quote-page.ts";
import * as formsCopy from "#copy/quote-page-forms.ts";
import { requestedDateTime } from "#formats";
import { ButtonLink } from "#ui/button.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { asName } from "./as-name.tsx";
import { Notice } from "./notice.tsx";
import { QuoteForm } from "./quote-form.tsx";
import type { Asked, ShownQuote } from "./shown-quote.ts";

const { opening: copy } = quoteCopy;

interface BelowHeadingProps {
  quote: ShownQuote;
  asked: Asked;
}

/** What the heading leaves open: from whom the quote is, or what can be done now. */
export function BelowHeading({ quote, asked }: BelowHeadingProps) {
  const { status, booking, path } = quote;
  if (status === "open") {
    return (
      <>
        <MadeFor quote={quote} />
        {asked.done === "change" ? <Notice tone="done">{formsCopy.done.change}</Notice> : null}
      </>
    );
  }
  if (status !== "accepted") return <AskAgain quote={quote} asked={asked} />;
  if (booking) return <Booked booking={booking} />;
  if (!quote.delivery) return <Call lead={copy.pickUp} />;
  if (!asked.later) return null;
  return (
    <>
      <Call lead={copy.laterLead} />
      <ButtonLink href={path} rel="nofollow" className="mt-5">
        {copy.pickNow}
      </ButtonLink>
    </>
  );
}

function Call({ lead }: { lead: string }) {
  return (
    <p className="no-print mt-4 text-lead">
      <span>{lead}</span> <PhoneLink />
    </p>
  );
}

function MadeFor({ quote: { askName, made, goodUntil } }: { quote: ShownQuote }) {
  const day = (words: string) => <span className="font-semibold text-ink">{words}</span>;
  return (
    <p className="mt-3 text-soft print:hidden">
      <span>
        <RichText parts={copy.madeBy({ name: asName, seller: askName, day: made.day })} />
      </span>{" "}
      <span className="inline-block lg:hidden">
        <RichText parts={copy.goodUntil({ strong: day, day: goodUntil.day })} />
      </span>
    </p>
  );
}

function AskAgain({ quote, asked }: BelowHeadingProps) {
  return (
    <div className="print:hidden">
      <p className="mt-4 max-w-prose text-lead">
        <ResponseTime>{copy.over}</ResponseTime>
      </p>
      {asked.done === "ask_again" ? (
        <Notice tone="done">
          <ResponseTime>{formsCopy.done.askAgain}</ResponseTime>
        </Notice>
      ) : (
        <QuoteForm
          quote={quote}
          action="ask_again"
          refused={asked.refused}
          button={formsCopy.askAgain}
          className="mt-5 grid gap-5"
        />
      )}
    </div>
  );
}

function Booked({ booking }: { booking: NonNullable<ShownQuote["booking"]> }) {
  return (
    <>
      <p className="mt-3 font-display text-h2 text-pine">
        {requestedDateTime(booking.date, booking.start)}
      </p>
      <ButtonLink href={booking.path} className="mt-5">
        {copy.seeDelivery}
      </ButtonLink>
    </>
  );
}
