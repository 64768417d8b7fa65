import { useLocation } from "react-router";
import { PhoneLink } from "#app/contact/phone-link.tsx";
import { ResponseTime } from "#app/contact/response-time.tsx";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { NoTranslate } from "#ui/no-translate.tsx";
import { quoteCopy } from "./copy.ts";
import { formsCopy } from "./forms-copy.ts";
import { Notice } from "./notice.tsx";
import { QuoteForm } from "./quote-form.tsx";
import type { PostedQuoteForm, QuotePageData } from "./quote-page-data.ts";

const { opening: copy } = quoteCopy;

interface PageOpeningProps {
  quote: QuotePageData;
  posted: PostedQuoteForm | undefined;
  /** Whether the shopper would rather pick a delivery time another day. */
  later: boolean;
  /** Whether the heading takes the focus, because it says what became of a form. */
  takesFocus: boolean;
}

/**
 * What the page says first: whose quote it is, or what became of it (rule 19.27). Who came too late
 * reads that, then what to do.
 */
export function PageOpening({ quote, posted, later, takesFocus }: PageOpeningProps) {
  const late = posted?.late;
  // A quote that was accepted is thanked for in the heading; every other outcome is the heading.
  const isHeading = quote.outcome !== "" && quote.status !== "accepted";
  const isSaid = late?.first === quote.outcome;
  // Errors at fields are shown by their form.
  const lateNotice =
    late && !posted.errors ? (
      <Notice tone="late">{isSaid ? late.message : `${late.first} ${late.message}`.trim()}</Notice>
    ) : null;
  const heading = (
    <Heading takesFocus={takesFocus && !late}>
      <HeadingText quote={quote} later={later} />
    </Heading>
  );
  return (
    <header>
      {quote.outcome !== "" && !isHeading ? (
        <p className="mb-2 font-semibold text-pine">{quote.outcome}</p>
      ) : null}
      {isHeading && isSaid ? heading : lateNotice}
      {isHeading && isSaid ? lateNotice : heading}
      <BelowHeading quote={quote} posted={posted} later={later} />
    </header>
  );
}

function Heading({ takesFocus, children }: { takesFocus: boolean; children: React.ReactNode }) {
  return (
    <h1
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: it confirms the form that was posted just now
      autoFocus={takesFocus}
      ref={takesFocus ? focus : undefined}
      className="text-h1 wrap-anywhere outline-none print:hidden"
    >
      {children}
    </h1>
  );
}

function HeadingText({ quote, later }: { quote: QuotePageData; later: boolean }) {
  const { status, shopper, booking, outcome } = quote;
  if (status === "accepted") {
    return (
      <>
        <span>{copy.thanks}</span> <NoTranslate>{`${shopper}.`}</NoTranslate>{" "}
        <span>{booking ? copy.booked : later ? "" : copy.when}</span>
      </>
    );
  }
  if (status !== "open") return <span>{outcome}</span>;
  return (
    <>
      <NoTranslate>{shopper}</NoTranslate>
      <span>{copy.greeting}</span>
    </>
  );
}

function BelowHeading({ quote, posted, later }: Omit<PageOpeningProps, "takesFocus">) {
  const { status, booking, seller } = quote;
  const { pathname } = useLocation();
  if (status === "open") return <MadeFor quote={quote} />;
  if (status !== "accepted") {
    return (
      <>
        <p className="mt-4 max-w-[65ch] text-lead">
          <ResponseTime>{copy.over}</ResponseTime>
        </p>
        <QuoteForm
          action="ask_again"
          posted={posted}
          button={formsCopy.askAgain}
          disabled={quote.isPreview}
          className="mt-5 grid gap-5"
        />
      </>
    );
  }
  if (booking) {
    return (
      <>
        <p className="mt-3 font-display text-h2 text-pine">{booking.time}</p>
        {quote.otherArea ? <p className="mt-3">{formsCopy.book.otherArea(seller)}</p> : null}
        <a href={booking.path} className={buttonClass({}, "mt-5")}>
          {copy.seeDelivery}
        </a>
      </>
    );
  }
  if (!later) return null;
  return (
    <>
      <p className="mt-4 text-lead">
        {copy.laterLead} <PhoneLink />.
      </p>
      <ButtonLink href={pathname} rel="nofollow" className="mt-5">
        {copy.pickNow}
      </ButtonLink>
    </>
  );
}

function MadeFor({ quote: { seller, made, goodUntil } }: { quote: QuotePageData }) {
  return (
    <p className="mt-3 text-soft print:hidden">
      {copy.madeBy} <NoTranslate>{seller}</NoTranslate> {copy.on} <span>{`${made}.`}</span>{" "}
      <span className="inline-block">
        {copy.goodUntil} <span className="font-semibold text-ink">{goodUntil.day}</span>.
      </span>
    </p>
  );
}

function focus(heading: HTMLHeadingElement | null) {
  heading?.focus({ preventScroll: true });
}
