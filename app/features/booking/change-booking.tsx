import { PhoneLink } from "#app/contact/phone-link.tsx";
import { change as copy } from "#copy/private-booking.ts";
import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import { facts } from "#shop/facts.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { RichText } from "#ui/rich-text.tsx";
import type { BookingView } from "./booking-details.tsx";
import { WindowSelects } from "./window-selects.tsx";

interface ChangeBookingProps {
  booking: BookingView;
  windows: readonly AvailableWindow[];
  /** The window the shopper requested but that is no longer free. */
  tried: { date: string; window: string } | undefined;
}

/** Forms to move or cancel a booking, or the phone number within 24 hours of the delivery. */
export function ChangeBooking({ booking, windows, tried }: ChangeBookingProps) {
  const { date, window } = tried ?? booking;
  return (
    <section className="no-print">
      <h2 className="text-h3">{copy.heading}</h2>
      {booking.changeable ? (
        <>
          <p className="mt-2 text-soft">{copy.until({ time: booking.changesCloseAt })}</p>
          <details
            name="change"
            open={tried !== undefined && tried.date !== ""}
            className="group mt-4 border-t border-line"
          >
            <Summary>{copy.move}</Summary>
            <form method="post" noValidate className="grid gap-5 pb-6">
              <input type="hidden" name="change" value="move" />
              <WindowSelects windows={windows} date={date} window={window} />
              <Button type="submit" className="justify-self-start">
                {copy.moveButton}
              </Button>
            </form>
          </details>
          <a
            href="?change=cancel"
            className="flex min-h-14 items-center justify-between border-y border-line font-semibold"
          >
            {copy.cancel}
            <Icon name="right" className="size-4" />
          </a>
        </>
      ) : (
        <p className="mt-2">
          <RichText parts={copy.closed({ phone: facts.phone, link: () => <PhoneLink /> })} />
        </p>
      )}
    </section>
  );
}

function Summary({ children }: { children: string }) {
  return (
    <summary className="flex min-h-14 items-center justify-between font-semibold">
      <span>{children}</span>{" "}
      <span aria-hidden="true" className="text-h3 group-open:rotate-45">
        +
      </span>
    </summary>
  );
}
