import { PhoneLink } from "#app/contact/phone-link.tsx";
import { ResponseTime } from "#app/contact/response-time.tsx";
import { deliveryAreas } from "#shop/delivery.ts";
import { ButtonLink } from "#ui/button.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import { quoteCopy } from "./copy.ts";
import { formsCopy } from "./forms-copy.ts";
import { Notice } from "./notice.tsx";
import { isOtherArea } from "./other-area.ts";
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
  if (booking) return <Booked quote={quote} booking={booking} />;
  if (!asked.later) return null;
  return (
    <>
      <p className="mt-4 text-lead">
        {copy.laterLead} <PhoneLink />.
      </p>
      <ButtonLink href={path} rel="nofollow" className="mt-5">
        {copy.pickNow}
      </ButtonLink>
    </>
  );
}

function MadeFor({ quote: { askName, made, goodUntil } }: { quote: ShownQuote }) {
  return (
    <p className="mt-3 text-soft print:hidden">
      {copy.madeBy} <NoTranslate>{askName}</NoTranslate> {copy.on} <span>{`${made.day}.`}</span>{" "}
      <span className="inline-block lg:hidden">
        {copy.goodUntil} <span className="font-semibold text-ink">{goodUntil.day}</span>.
      </span>
    </p>
  );
}

function AskAgain({ quote, asked }: BelowHeadingProps) {
  return (
    <div className="print:hidden">
      <p className="mt-4 max-w-[65ch] text-lead">
        <ResponseTime>{copy.over}</ResponseTime>
      </p>
      {asked.done === "ask_again" ? (
        <Notice tone="done">{formsCopy.done.ask_again}</Notice>
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

interface BookedProps {
  quote: ShownQuote;
  booking: NonNullable<ShownQuote["booking"]>;
}

function Booked({ quote: { askName, offer, address }, booking }: BookedProps) {
  return (
    <>
      <p className="mt-3 font-display text-h2 text-pine">{booking.time}</p>
      {isOtherArea(deliveryAreas, offer.zip, address.zip) ? (
        <p className="mt-3">{formsCopy.book.otherArea(askName)}</p>
      ) : null}
      <ButtonLink href={booking.path} className="mt-5">
        {copy.seeDelivery}
      </ButtonLink>
    </>
  );
}
