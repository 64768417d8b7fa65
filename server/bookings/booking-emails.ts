import { addressesIn } from "#domain/addresses/every-table.ts";
import { changesCloseAt, shopDateTime } from "#domain/delivery/delivery-moment.ts";
import type { Language } from "#domain/language.ts";
import { formatsIn } from "#formats-in";
import type { SummaryRow } from "#server/leads/lead-draft.ts";
import {
  type BookingChange,
  type BookingEmailData,
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
  const { link, now, language, siteUrl } = context;
  const data: BookingEmailData = {
    reference,
    to: { name, address: email },
    time: startText(booking, language),
    hours: hoursText(booking, language),
    // The email is sent late if the server was down on the day before.
    isToday: shopDateTime(facts.timeZone, now).date === date,
    reminderComes: reminderTime(booking, now) !== null,
    isClosed: now >= changesCloseAt(facts.timeZone, date, start),
    undoUntil: undoTime(booking, language),
    link,
    summary: rows,
    ...(occasion === "reminder" ? {} : { calendar: calendarEntryFor(occasion, booking, context) }),
    siteUrl,
  };
  return composeBookingEmail(occasion, data, language);
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
  const { reference, name, email, details, language } = booking;
  const at = shopDateTime(facts.timeZone, now);
  return shopBookingEmail(occasion, {
    reference,
    name,
    email,
    phone: details.contact.phone,
    language,
    address: addressLines(booking).join(", "),
    before,
    time: startText(booking, "en"),
    changedAt: formatsIn.en.requestedDateTime(at.date, at.time),
    undoUntil: undoTime(booking, "en"),
    siteUrl,
  });
}

/** `2:30 PM`, until when a cancellation can be undone; undefined if nothing is cancelled. */
function undoTime(booking: Booking, language: Language): string | undefined {
  const until = undoableUntil(booking);
  return until && formatsIn[language].clockText(shopDateTime(facts.timeZone, until).time);
}

function calendarEntryFor(
  occasion: Exclude<BookingOccasion, "reminder">,
  booking: Booking,
  context: CalendarContext,
): NonNullable<Email["calendar"]> {
  const method = occasion === "cancelled" ? "CANCEL" : "REQUEST";
  const content = calendarFile(booking, context, method);
  return { method, content, filename: addressesIn[context.language].calendarFile };
}
