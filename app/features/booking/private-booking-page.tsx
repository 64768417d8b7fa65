import { useEffect } from "react";
import { useLocation } from "react-router";
import { PhoneLink } from "#app/contact/phone-link.tsx";
import * as copy from "#copy/private-booking.ts";
import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import { calendarFile, paths } from "#domain/paths.ts";
import { facts } from "#shop/facts.ts";
import { useToasts } from "#state/toast.tsx";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { BreakBetweenPhrases } from "#ui/line-breaks.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { BookingDetails, type BookingView } from "./booking-details.tsx";
import { ChangeBooking } from "./change-booking.tsx";
import { ConfirmChange } from "./confirm-change.tsx";
import { unbroken } from "./unbroken.ts";

interface PrivateBookingPageProps {
  booking: BookingView;
  windows: readonly AvailableWindow[];
  /** Whether it was booked just now. */
  fresh: boolean;
  /**
   * Whether the form was sent again with changes after the first response was lost: only the first
   * submission is stored.
   */
  firstOnly: boolean;
  /** The change just made: `moved`, `cancelled` or `restored`, or `same` if nothing changed. */
  done: string | undefined;
  /** Why the booking could not be changed. */
  problem: string | undefined;
  tried: { date: string; window: string } | undefined;
  /** Whether to ask for confirmation of a cancellation. */
  cancels: boolean;
}

/**
 * Whether the change in the address fits the booking's status: the address may be opened again much
 * later.
 */
function isDone(done: string | undefined, cancelled: boolean): done is string {
  return done !== undefined && (done === "cancelled") === cancelled;
}

const doneCopy: Readonly<Partial<Record<string, readonly string[]>>> = copy.done;

/** What was done; an email is promised only if there is an address. */
function doneText(done: string, { hasEmail }: BookingView): string {
  const sentences = doneCopy[done] ?? copy.done.moved;
  return sentences.slice(0, hasEmail ? 2 : 1).join(" ");
}

/**
 * The booking's private page: confirmation, details, moving and cancelling (rules 10.24 and 10.25).
 */
export function PrivateBookingPage(props: PrivateBookingPageProps) {
  const { booking, windows, fresh, firstOnly, done, problem, tried, cancels } = props;
  const { pathname } = useLocation();
  const toasts = useToasts();
  const cancelled = booking.status === "cancelled";
  const isConfirmed = fresh && !cancelled;
  useEffect(() => {
    const { title, text } = copy.confirmed;
    if (isConfirmed) toasts.show({ title, description: text });
  }, [isConfirmed, toasts]);
  const heading = cancelled ? copy.cancelled : fresh ? copy.thanks : copy.booked;
  return (
    <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-12 print:gap-y-4">
      <div className="lg:col-span-7">
        <h1
          ref={fresh ? takeFocus : undefined}
          tabIndex={-1}
          className="text-h1 outline-none print:text-h2"
        >
          {heading}
        </h1>
        {firstOnly && !cancelled ? (
          <p role="status" className="mt-5 border-l-4 border-clay bg-white py-3 pr-4 pl-5">
            <RichText parts={copy.firstOnly({ phone: facts.phone, link: () => <PhoneLink /> })} />
          </p>
        ) : null}
        {problem ? (
          <p
            ref={takeFocus}
            role="alert"
            tabIndex={-1}
            // Moves the focus in the server's response, for browsers without JavaScript.
            // biome-ignore lint/a11y/noAutofocus: the script moves the focus here too
            autoFocus
            className="mt-5 border-l-4 border-clay bg-white py-3 pr-4 pl-5"
          >
            {problem}
          </p>
        ) : null}
        {isDone(done, cancelled) ? (
          <p role="status" className="mt-5 border-l-4 border-pine bg-white py-3 pr-4 pl-5">
            {doneText(done, booking)}
          </p>
        ) : null}
        {cancelled ? (
          <p className="mt-5 text-lead text-soft">{copy.cancelledText}</p>
        ) : (
          <>
            <p className="mt-5 font-display text-h2 text-pine">
              <BreakBetweenPhrases at={/ (?=at |a las? )/}>{booking.time}</BreakBetweenPhrases>
            </p>
            <p className="mt-1 text-lead">
              {copy.arrives({ hours: unbroken(booking.hours), city: facts.address.city })}
            </p>
          </>
        )}
        <BookingDetails booking={booking} />
        <div className="no-print mt-8 flex flex-wrap gap-3 max-xs:*:grow">
          {cancelled ? (
            <ButtonLink href={paths.bookDelivery}>{copy.again}</ButtonLink>
          ) : (
            <>
              <a href={`${pathname}/${calendarFile}`} className={buttonClass()}>
                {`${copy.calendar} `}
              </a>
              <Button tone="quiet" className="needs-js" onClick={() => print()}>
                {copy.print}
              </Button>
            </>
          )}
          <ButtonLink href={paths.home} tone="quiet">
            {copy.home}
          </ButtonLink>
        </div>
      </div>
      <div className="grid gap-10 empty:hidden lg:col-span-5">
        {cancelled ? (
          <UndoCancel until={booking.undoUntil} />
        ) : cancels && booking.changeable ? (
          <CancelStep />
        ) : (
          <>
            <NextSteps booking={booking} fresh={fresh} />
            <ChangeBooking booking={booking} windows={windows} tried={tried} />
          </>
        )}
      </div>
    </div>
  );
}

/** Asks for confirmation before the delivery is cancelled (rule 10.26). */
function CancelStep() {
  const { pathname } = useLocation();
  const { cancelHeading, cancelText, cancelSure, cancelButton, keep } = copy.change;
  return (
    <ConfirmChange
      change="cancel"
      heading={cancelHeading}
      text={cancelText}
      checkboxLabel={cancelSure}
      button={cancelButton}
    >
      <ButtonLink href={pathname} tone="quiet">
        {keep}
      </ButtonLink>
    </ConfirmChange>
  );
}

/** Lets the shopper undo a cancellation for 30 minutes (rule 10.26). */
function UndoCancel({ until }: { until: string | undefined }) {
  const { undoHeading, undoText, undoSure, undoButton } = copy.change;
  if (until === undefined) return null;
  return (
    <ConfirmChange
      change="undo"
      heading={undoHeading}
      text={undoText({ until })}
      checkboxLabel={undoSure}
      button={undoButton}
    />
  );
}

function NextSteps({ booking, fresh }: { booking: BookingView; fresh: boolean }) {
  const steps = [
    booking.outsideArea ? copy.next.outside : "",
    booking.quote?.isOtherArea ? copy.next.otherArea : "",
    fresh && booking.hasEmail ? copy.next.confirmation : "",
    booking.reminderComes ? copy.next.reminder : "",
    copy.next.day,
  ].filter(Boolean);
  return (
    <section className="bg-sand p-6 sm:p-8 print:bg-transparent print:p-0">
      <h2 className="text-h3">{copy.next.heading}</h2>
      <ol className="mt-4 grid gap-3 print:mt-2 print:gap-1">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2rem_1fr] items-baseline">
            <span aria-hidden="true" className="font-display text-h3">
              {index + 1}
            </span>{" "}
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Moves the focus here, because the form that had it is gone. */
function takeFocus(heading: HTMLHeadingElement | null) {
  heading?.focus({ preventScroll: true });
}
