import { newDelivery } from "#server/outbox/new-delivery.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Queries, Store } from "#server/store/store.ts";
import { bookingsWithLeads, toBooking } from "./booked-delivery.ts";
import type { BookingConfig } from "./booking-config.ts";
import { reminderLetter, reminderOccasion } from "./current-mails.ts";

const MOST_AT_ONCE = 50;

export interface ReminderParts {
  store: Store;
  config: BookingConfig;
  clock: Clock;
}

/**
 * Puts the reminders that are due into the outbox, each once: taking the date off the booking and
 * writing the mail are one transaction (rule 15.18). Returns how many there were.
 */
export async function queueDueReminders(parts: ReminderParts): Promise<number> {
  const now = parts.clock();
  const due = await parts.store.queries
    .selectFrom("bookings")
    .select("lead_id")
    .where("remind_at", "<=", now.toISOString())
    .limit(MOST_AT_ONCE)
    .execute();
  let queued = 0;
  for (const { lead_id } of due) {
    queued += await parts.store.write((queries) => queueReminder(queries, lead_id, parts, now));
  }
  return queued;
}

async function queueReminder(
  queries: Queries,
  leadId: string,
  { config }: ReminderParts,
  now: Date,
): Promise<number> {
  const claimed = await queries
    .updateTable("bookings")
    .set({ remind_at: null })
    .where("lead_id", "=", leadId)
    .where("status", "=", "booked")
    .where("remind_at", "<=", now.toISOString())
    .returning("lead_id")
    .executeTakeFirst();
  if (!claimed) return 0;
  const row = await bookingsWithLeads(queries)
    .where("lead_id", "=", leadId)
    .executeTakeFirstOrThrow();
  const booking = toBooking(row);
  const letter = reminderLetter(booking, config, now);
  // The server was down too long: nobody wants to hear of yesterday's delivery.
  if (!letter) return 0;
  const identity = { id: leadId, submittedAt: now };
  await queries
    .insertInto("deliveries")
    .values(newDelivery(identity, "shopper_mail", letter, reminderOccasion(booking)))
    .execute();
  return 1;
}
