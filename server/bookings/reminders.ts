import type { MessageConfig } from "#server/leads/lead-kind.ts";
import { newMessage } from "#server/outbox/new-message.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { reminderEmail, reminderOccasion } from "./current-emails.ts";
import { bookingsWithLeads, toBooking } from "./stored-booking.ts";

const BATCH_SIZE = 50;

export interface ReminderDeps {
  store: Store;
  config: MessageConfig;
  clock: Clock;
}

/**
 * Queues the reminders that are due, each once: the booking's reminder time is cleared and the
 * email queued in one transaction (rule 15.18). Returns how many were queued.
 */
export async function queueDueReminders(deps: ReminderDeps): Promise<number> {
  const now = deps.clock();
  const due = await deps.store.queries
    .selectFrom("bookings")
    .select("lead_id")
    .where("remind_at", "<=", now.toISOString())
    .limit(BATCH_SIZE)
    .execute();
  let queued = 0;
  for (const { lead_id } of due) {
    queued += await deps.store.write((queries) => queueReminder(queries, lead_id, deps, now));
  }
  return queued;
}

async function queueReminder(
  queries: Queries,
  leadId: string,
  { config }: ReminderDeps,
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
  const email = reminderEmail(booking, config, now);
  // None is needed, such as after the delivery when the server was down too long.
  if (!email) return 0;
  const identity = { id: leadId, submittedAt: now };
  await queries
    .insertInto("deliveries")
    .values(newMessage(identity, "shopper_mail", email, reminderOccasion(booking)))
    .execute();
  return 1;
}
