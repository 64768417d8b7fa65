import { useLocation } from "react-router";
import { PhoneLink } from "#app/contact/phone-link.tsx";
import type { OfferedWindow } from "#domain/delivery/delivery-schedule.ts";
import { formatMoney } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { Phrases } from "#ui/line-breaks.tsx";
import { BookedDetails, type ShownBooking } from "./booked-details.tsx";
import { ChangeBooking } from "./change-booking.tsx";
import { ConfirmChange } from "./confirm-change.tsx";
import { bookedWords as words } from "./words.ts";

interface BookedPageProps {
  booking: ShownBooking;
  windows: readonly OfferedWindow[];
  /** It was booked a moment ago. */
  fresh: boolean;
  /** By a form that was sent again with changes, after the first answer was lost. */
  firstOnly: boolean;
  /** What was just done to it: `moved`, `cancelled` or `restored`, or `same` when it stayed. */
  done: string | undefined;
  /** Why it could not be changed. */
  problem: string | undefined;
  tried: { date: string; window: string } | undefined;
  /** Whether to ask if it shall really be cancelled. */
  cancels: boolean;
}

/** What the address says was done, if the booking is so: a link may be opened again much later. */
function isDone(done: string | undefined, cancelled: boolean): done is string {
  return done !== undefined && (done === "cancelled") === cancelled;
}

const doneWords: Readonly<Partial<Record<string, string>>> = {
  cancelled: words.change.cancelledNow,
  same: words.change.same,
  restored: words.change.restored,
};

/**
 * The booking's private page: confirmation, details, moving and cancelling (rules 10.24 and 10.25).
 */
export function BookedPage(props: BookedPageProps) {
  const { booking, windows, fresh, firstOnly, done, problem, tried, cancels } = props;
  const { pathname } = useLocation();
  const cancelled = booking.status === "cancelled";
  const heading = cancelled ? words.cancelled : fresh ? words.thanks : words.booked;
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
            {words.firstOnly} <PhoneLink />.
          </p>
        ) : null}
        {problem ? (
          <p
            ref={takeFocus}
            role="alert"
            tabIndex={-1}
            // In a page the server sent back, for who has no script.
            // biome-ignore lint/a11y/noAutofocus: the same place the script moves the focus to
            autoFocus
            className="mt-5 border-l-4 border-clay bg-white py-3 pr-4 pl-5"
          >
            {problem}
          </p>
        ) : null}
        {isDone(done, cancelled) ? (
          <p role="status" className="mt-5 border-l-4 border-pine bg-white py-3 pr-4 pl-5">
            {doneWords[done] ?? words.change.moved}
          </p>
        ) : null}
        {cancelled ? (
          <p className="mt-5 text-lead text-soft">{words.cancelledText}</p>
        ) : (
          <>
            <p className="mt-5 font-display text-h2 text-pine">
              <Phrases at={/ (?=at )/}>{booking.time}</Phrases>
            </p>
            <p className="mt-1 text-lead">{words.arrives(booking.hours)}</p>
          </>
        )}
        <BookedDetails booking={booking} total={formatMoney(Math.round(booking.total * 100))} />
        <div className="no-print mt-8 flex flex-wrap gap-3 max-xs:*:grow">
          {cancelled ? (
            <ButtonLink to={paths.bookDelivery}>{words.again}</ButtonLink>
          ) : (
            <>
              <a href={`${pathname}/delivery.ics`} className={buttonClass()}>
                {`${words.calendar} `}
              </a>
              <Button tone="quiet" className="needs-js" onClick={() => print()}>
                {words.print}
              </Button>
            </>
          )}
          <ButtonLink to={paths.home} tone="quiet">
            {words.home}
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

/** Asks once more before the delivery is cancelled (rule 10.26). */
function CancelStep() {
  const { pathname } = useLocation();
  const { cancelHeading, cancelText, cancelSure, cancelButton, keep } = words.change;
  return (
    <ConfirmChange
      change="cancel"
      heading={cancelHeading}
      text={cancelText}
      sure={cancelSure}
      button={cancelButton}
    >
      <ButtonLink to={pathname} tone="quiet">
        {keep}
      </ButtonLink>
    </ConfirmChange>
  );
}

/** For half an hour a cancellation can be taken back (rule 10.26). */
function UndoCancel({ until }: { until: string | undefined }) {
  const { undoHeading, undoText, undoSure, undoButton } = words.change;
  if (until === undefined) return null;
  return (
    <ConfirmChange
      change="undo"
      heading={undoHeading}
      text={undoText(until)}
      sure={undoSure}
      button={undoButton}
    />
  );
}

function NextSteps({ booking, fresh }: { booking: ShownBooking; fresh: boolean }) {
  const steps = [
    booking.outside ? words.next.outside : "",
    fresh ? words.next.confirmation : "",
    booking.reminderComes ? words.next.reminder : "",
    words.next.day,
  ].filter(Boolean);
  return (
    <section className="bg-sand p-6 sm:p-8 print:bg-transparent print:p-0">
      <h2 className="text-h3">{words.next.heading}</h2>
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

/** The form it replaces is gone, and the focus with it. */
function takeFocus(heading: HTMLHeadingElement | null) {
  heading?.focus({ preventScroll: true });
}
