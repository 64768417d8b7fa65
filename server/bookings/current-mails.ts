import { shopInstant } from "#domain/delivery/delivery-moment.ts";
import type { Letter } from "#server/mail/letter.ts";
import { sender } from "#server/mail/mail-settings.ts";
import type { DueDelivery, Sink } from "#server/outbox/sink.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Store } from "#server/store/store.ts";
import { facts } from "#shop/facts.ts";
import { type BookedDelivery, findBooking, tellable } from "./booked-delivery.ts";
import { bookingCalendar, type CalendarContext } from "./booking-calendar.ts";
import type { BookingConfig } from "./booking-config.ts";
import { bookingEmail } from "./booking-emails.ts";
import { bookingPath } from "./booking-token.ts";
import { changeAnswers } from "./change-booking.ts";

const REMINDER = "reminder-";

export interface CurrentMailParts {
  store: Store;
  config: BookingConfig;
  clock: Clock;
}

/**
 * The sink with a last look at shoppers' mails about bookings, which may have waited for a mail
 * server or been given up on: what the booking has left behind is dropped, and a reminder is written
 * for the day it goes out (decision 017).
 */
export function withCurrentMails(sink: Sink, parts: CurrentMailParts): Sink {
  if (sink.name !== "shopper_mail") return sink;
  return { ...sink, lastLook: (delivery) => currentMail(delivery, parts) };
}

async function currentMail(
  delivery: DueDelivery,
  { store, config, clock }: CurrentMailParts,
): Promise<DueDelivery | undefined> {
  const booking = await findBooking(store.queries, delivery.leadId);
  if (!booking) return delivery;
  const { occasion } = delivery;
  if (versionOf(occasion) < booking.version) return undefined;
  const now = clock();
  const letter = occasion.startsWith(REMINDER)
    ? reminderLetter(booking, config, now)
    : withCurrentEntry(JSON.parse(delivery.payload), booking, { config, now });
  return letter && { ...delivery, payload: JSON.stringify(letter) };
}

/** The mail with its calendar entry from whoever sends it now: `MAIL_FROM` may have changed since. */
function withCurrentEntry(
  letter: Letter,
  booking: BookedDelivery,
  { config, now }: { config: BookingConfig; now: Date },
): Letter {
  if (!letter.calendar) return letter;
  const { method } = letter.calendar;
  const content = bookingCalendar(tellable(booking), calendarContext(booking, config, now), method);
  return { ...letter, calendar: { method, content } };
}

function calendarContext(
  { leadId }: BookedDelivery,
  config: BookingConfig,
  now: Date,
): CalendarContext {
  const { siteUrl, linkSecret } = config;
  const link = siteUrl + bookingPath(leadId, linkSecret);
  return { siteUrl, link, now, organizer: sender(config) };
}

/** The reminder as it reads at that moment; undefined once the delivery has begun. */
export function reminderLetter(
  booking: BookedDelivery,
  config: BookingConfig,
  now: Date,
): Letter | undefined {
  if (shopInstant(facts.timeZone, booking.date, booking.start) <= now) return undefined;
  const context = calendarContext(booking, config, now);
  return bookingEmail("reminder", booking, changeAnswers(booking), context);
}

/** What a booking's reminder is queued for. */
export function reminderOccasion({ version }: Pick<BookedDelivery, "version">): string {
  return REMINDER + version;
}

/** How often the booking had been changed when the mail was queued: `moved-2` after two changes. */
function versionOf(occasion: string): number {
  return Number(/-(\d+)$/.exec(occasion)?.[1] ?? 0);
}
