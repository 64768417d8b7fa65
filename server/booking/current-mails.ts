import { shopInstant } from "#domain/delivery/delivery-moment.ts";
import type { Clock } from "#server/clock.ts";
import type { DueDelivery, Sink } from "#server/delivery/sink.ts";
import { bookingLetter } from "#server/mail/booking-letters.ts";
import type { Letter } from "#server/mail/letter.ts";
import type { Store } from "#server/store/store.ts";
import { facts } from "#shop/facts.ts";
import { type BookedDelivery, findBooking } from "./booked-delivery.ts";
import { bookingPath } from "./booking-token.ts";
import { changeAnswers } from "./change-booking.ts";

const REMINDER = "reminder-";

export interface CurrentMailParts {
  store: Store;
  config: { siteUrl: string; linkSecret: string };
  clock: Clock;
}

/**
 * The sink with a last look at shoppers' mails about bookings, which may have waited for a mail
 * server or been given up on: what the booking has left behind is dropped, and a reminder is written
 * for the day it goes out (decision 119).
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
  if (!occasion.startsWith(REMINDER)) return delivery;
  const letter = reminderLetter(booking, config, clock());
  return letter && { ...delivery, payload: JSON.stringify(letter) };
}

/** The reminder as it reads at that moment; undefined once the delivery has begun. */
export function reminderLetter(
  booking: BookedDelivery,
  { siteUrl, linkSecret }: CurrentMailParts["config"],
  now: Date,
): Letter | undefined {
  if (shopInstant(facts.timeZone, booking.date, booking.start) <= now) return undefined;
  const link = siteUrl + bookingPath(booking.leadId, linkSecret);
  return bookingLetter("reminder", booking, changeAnswers(booking), { siteUrl, link, now });
}

/** What a booking's reminder is queued for. */
export function reminderOccasion({ version }: Pick<BookedDelivery, "version">): string {
  return REMINDER + version;
}

/** How often the booking had been changed when the mail was queued: `moved-2` after two changes. */
function versionOf(occasion: string): number {
  return Number(/-(\d+)$/.exec(occasion)?.[1] ?? 0);
}
