import { changesCloseAt, shopDateTime } from "#domain/delivery/delivery-moment.ts";
import { formatsIn } from "#formats-in";
import type { SummaryRow } from "#server/leads/lead-draft.ts";
import {
  type BookingChange,
  type BookingOccasion,
  composeBookingEmail,
  shopBookingEmail,
} from "#server/mail/booking-emails.ts";
import type { Email } from "#server/mail/email.ts";
import { facts } from "#shop/facts.ts";
import { type CalendarContext, calendarFile } from "./calendar-file.ts";
import { reminderTime } from "./store-booking.ts";
import {
  addressLines,
  type Booking,
  hoursText,
  startText,
  undoableUntil,
  withoutUserText,
} from "./stored-booking.ts";

const { clockText, requestedDateTime } = formatsIn.en;

/**
 * The email to the shopper about their booking, as it should read at `context.now`; undefined if they
 * gave no address.
 */
export function bookingEmail(
  occasion: BookingOccasion,
  booked: Booking,
  rows: readonly SummaryRow[],
  context: CalendarContext,
): Email | undefined {
  if (booked.email === "") return undefined;
  const booking = withoutUserText(booked);
  const { date, start, reference, name, email } = booking;
  const { link, now, siteUrl } = context;
  return composeBookingEmail(occasion, {
    reference,
    to: { name, address: email },
    time: startText(booking),
    hours: hoursText(booking),
    // The email is sent late if the server was down on the day before.
    isToday: shopDateTime(facts.timeZone, now).date === date,
    reminderComes: reminderTime(booking, now) !== null,
    isClosed: now >= changesCloseAt(facts.timeZone, date, start),
    undoUntil: undoTime(booking),
    link,
    summary: rows,
    ...(occasion === "reminder" ? {} : { calendar: calendarEntryFor(occasion, booking, context) }),
    siteUrl,
  });
}

/**
 * The email to the shop about a change to a booking.
 * @param before the delivery time before the change.
 */
export function bookingChangeEmail(
  occasion: BookingChange,
  booking: Booking,
  before: string,
  { siteUrl, now }: Pick<CalendarContext, "siteUrl" | "now">,
): Email {
  const { reference, name, email, details } = booking;
  const at = shopDateTime(facts.timeZone, now);
  return shopBookingEmail(occasion, {
    reference,
    name,
    email,
    phone: details.contact.phone,
    address: addressLines(booking).join(", "),
    before,
    time: startText(booking),
    changedAt: requestedDateTime(at.date, at.time),
    undoUntil: undoTime(booking),
    siteUrl,
  });
}

/** `2:30 PM`, until when a cancellation can be undone; undefined if nothing is cancelled. */
function undoTime(booking: Booking): string | undefined {
  const until = undoableUntil(booking);
  return until && clockText(shopDateTime(facts.timeZone, until).time);
}

function calendarEntryFor(
  occasion: Exclude<BookingOccasion, "reminder">,
  booking: Booking,
  context: CalendarContext,
): NonNullable<Email["calendar"]> {
  const method = occasion === "cancelled" ? "CANCEL" : "REQUEST";
  return { method, content: calendarFile(booking, context, method) };
}
