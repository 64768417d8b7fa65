import { shopInstant } from "#domain/delivery/delivery-moment.ts";
import type { MessageConfig } from "#server/leads/lead-kind.ts";
import type { Email } from "#server/mail/email.ts";
import { senderMailbox } from "#server/mail/email-settings.ts";
import type { DueMessage, Sink } from "#server/outbox/sink.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Store } from "#server/store/store-interface.ts";
import { facts } from "#shop/facts.ts";
import { bookingEmail } from "./booking-emails.ts";
import { bookingPath } from "./booking-token.ts";
import { type CalendarContext, calendarFile } from "./calendar-file.ts";
import { summaryRows } from "./change-booking.ts";
import { type Booking, findBooking, withoutUserText } from "./stored-booking.ts";

const REMINDER = "reminder-";

export interface CurrentEmailDeps {
  store: Store;
  config: MessageConfig;
  clock: Clock;
}

/**
 * The sink with a check just before sending emails about bookings to shoppers, as they may have
 * waited for an email server or been parked. Emails the booking has outdated are dropped, and a
 * reminder is written anew for the moment it is sent (decision 017).
 */
export function withCurrentEmails(sink: Sink, deps: CurrentEmailDeps): Sink {
  if (sink.name !== "shopper_mail") return sink;
  return { ...sink, beforeSend: (message) => currentEmail(message, deps) };
}

async function currentEmail(
  message: DueMessage,
  { store, config, clock }: CurrentEmailDeps,
): Promise<DueMessage | undefined> {
  const booking = await findBooking(store.queries, message.leadId);
  if (!booking) return message;
  const { occasion } = message;
  if (versionInOccasion(occasion) < booking.version) return undefined;
  const now = clock();
  const email = occasion.startsWith(REMINDER)
    ? reminderEmail(booking, config, now)
    : withCurrentCalendarEntry(JSON.parse(message.payload), booking, { config, now });
  return email && { ...message, payload: JSON.stringify(email) };
}

/**
 * The email with its calendar entry from the current sender, as `MAIL_FROM` may have changed
 * since.
 */
function withCurrentCalendarEntry(
  email: Email,
  booking: Booking,
  { config, now }: { config: MessageConfig; now: Date },
): Email {
  if (!email.calendar) return email;
  const { method } = email.calendar;
  const content = calendarFile(
    withoutUserText(booking),
    calendarContext(booking, config, now),
    method,
  );
  return { ...email, calendar: { ...email.calendar, content } };
}

function calendarContext(booking: Booking, config: MessageConfig, now: Date): CalendarContext {
  const { siteUrl, linkSecret } = config;
  const { language } = booking;
  const link = siteUrl + bookingPath(booking.leadId, linkSecret, language);
  return { siteUrl, link, now, organizer: senderMailbox(config), language };
}

/**
 * The reminder as it should read at `now`; undefined once the delivery has started, or without an
 * address to send it to.
 */
export function reminderEmail(
  booking: Booking,
  config: MessageConfig,
  now: Date,
): Email | undefined {
  if (shopInstant(facts.timeZone, booking.date, booking.start) <= now) return undefined;
  const context = calendarContext(booking, config, now);
  return bookingEmail("reminder", booking, summaryRows(booking, context.language), context);
}

/** The `occasion` of a booking's reminder in the outbox. */
export function reminderOccasion({ version }: Pick<Booking, "version">): string {
  return REMINDER + version;
}

/** The booking's version when the email was queued: 2 for `moved-2`, 0 for `accepted`. */
function versionInOccasion(occasion: string): number {
  return Number(/-(\d+)$/.exec(occasion)?.[1] ?? 0);
}
