import { clockText, requestedDateTime } from "#domain/delivery/delivery-date.ts";
import { changesCloseAt, shopDateTime } from "#domain/delivery/delivery-moment.ts";
import type { Answer } from "#server/leads/lead-draft.ts";
import {
  type BookingChange,
  type BookingOccasion,
  bookingLetter,
  bookingNote,
} from "#server/mail/booking-letters.ts";
import type { Letter } from "#server/mail/letter.ts";
import { facts } from "#shop/facts.ts";
import {
  type BookedDelivery,
  bookedAddress,
  bookedHours,
  bookedTime,
  tellable,
} from "./booked-delivery.ts";
import { bookingCalendar, type CalendarContext } from "./booking-calendar.ts";
import { reminderTime } from "./store-booking.ts";
import { undoableUntil } from "./undo-time.ts";

/** The mail to the shopper about their booking, as it reads at the context's moment. */
export function bookingEmail(
  occasion: BookingOccasion,
  booked: BookedDelivery,
  answers: readonly Answer[],
  context: CalendarContext,
): Letter {
  const booking = tellable(booked);
  const { date, start, reference, name, email } = booking;
  const { link, now, siteUrl } = context;
  return bookingLetter(occasion, {
    reference,
    to: { name, address: email },
    time: bookedTime(booking),
    hours: bookedHours(booking),
    // The mail comes late when the shop's server was down on the day before.
    isToday: shopDateTime(facts.timeZone, now).date === date,
    reminderComes: reminderTime(date, now) !== null,
    isClosed: now >= changesCloseAt(facts.timeZone, date, start),
    undoUntil: undoTime(booking),
    link,
    answers,
    ...(occasion === "reminder" ? {} : { calendar: entryFor(occasion, booking, context) }),
    siteUrl,
  });
}

/**
 * The shop's mail about a change to a booking.
 * @param before the time it had before the change.
 */
export function bookingChangeEmail(
  occasion: BookingChange,
  booking: BookedDelivery,
  before: string,
  { siteUrl, now }: Pick<CalendarContext, "siteUrl" | "now">,
): Letter {
  const { reference, name, email, details } = booking;
  const at = shopDateTime(facts.timeZone, now);
  return bookingNote(occasion, {
    reference,
    name,
    email,
    phone: details.contact.phone,
    address: bookedAddress(booking).join(", "),
    before,
    time: bookedTime(booking),
    changedAt: requestedDateTime(at.date, at.time),
    undoUntil: undoTime(booking),
    siteUrl,
  });
}

/** `2:30 PM`, when a cancellation can no longer be taken back; undefined when nothing is cancelled. */
function undoTime(booking: BookedDelivery): string | undefined {
  const until = undoableUntil(booking);
  return until && clockText(shopDateTime(facts.timeZone, until).time);
}

function entryFor(
  occasion: Exclude<BookingOccasion, "reminder">,
  booking: BookedDelivery,
  context: CalendarContext,
): NonNullable<Letter["calendar"]> {
  const method = occasion === "cancelled" ? "CANCEL" : "REQUEST";
  return { method, content: bookingCalendar(booking, context, method) };
}
