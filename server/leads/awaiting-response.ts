import { responseTimes } from "#domain/response-times.ts";
import { responseReminderEmail } from "#server/mail/response-reminder-email.ts";
import { newMessage } from "#server/outbox/new-message.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { facts } from "#shop/facts.ts";
import { reminderForStaff } from "./staff-emails.ts";

/** How the occasions of reminders begin; the lead's version follows, as no two may be the same. */
export const reminderOccasion = "answer-due";

/** A lead the shop still has to respond to. */
export interface WaitingLead {
  reference: string;
  id: string;
  kind: string;
  name: string;
  /** ISO 8601 UTC. */
  dueAt: string;
}

/**
 * Leads not marked as answered, the most urgent first, at most `limit`. Provider clicks and
 * bookings are never due.
 */
export async function waitingLeads(queries: Queries, limit: number): Promise<WaitingLead[]> {
  const rows = await queries
    .selectFrom("leads")
    .select(["reference", "id", "kind", "contact_name", "answer_due_at"])
    .where("answer_due_at", "is not", null)
    .where("answered_at", "is", null)
    .orderBy("answer_due_at")
    .limit(limit)
    .execute();
  return rows.map(({ reference, id, kind, contact_name, answer_due_at }) => ({
    reference,
    id,
    kind,
    name: contact_name,
    dueAt: answer_due_at ?? "",
  }));
}

/** The columns of a lead that the shop owes no response any more; its reminder stops too. */
export function stoppedClock(now: Date) {
  return { answered_at: now.toISOString(), answer_remind_at: null };
}

/** The columns of a lead that the shop owes a response from now on (rule 1.8), as it did or again. */
export function startedClock(now: Date) {
  const { due, remind } = responseTimes(facts, now);
  return {
    answered_at: null,
    answer_due_at: due.toISOString(),
    answer_remind_at: remind.toISOString(),
  };
}

export interface ResponseReminderDeps {
  store: Store;
  config: { siteUrl: string };
  clock: Clock;
}

/**
 * Queues one email to the shop, and to whoever has the lead, for every lead whose response is due in
 * four hours. The reminder time is cleared and the email queued in one transaction, so that it is sent once by any number
 * of processes. Returns how many were queued.
 */
export async function queueResponseReminders(deps: ResponseReminderDeps): Promise<number> {
  const { store, config, clock } = deps;
  const now = clock();
  const due = await store.queries
    .selectFrom("leads")
    .select("id")
    .where("answer_remind_at", "<=", now.toISOString())
    .limit(50)
    .execute();
  let queued = 0;
  for (const { id } of due) {
    queued += await store.write((queries) => queueOne(queries, id, config.siteUrl, now));
  }
  return queued;
}

async function queueOne(queries: Queries, id: string, siteUrl: string, now: Date): Promise<number> {
  const lead = await queries
    .updateTable("leads")
    .set({ answer_remind_at: null })
    .where("id", "=", id)
    .where("answered_at", "is", null)
    .where("answer_remind_at", "<=", now.toISOString())
    .returning(["reference", "contact_name", "contact_email", "contact_phone", "answer_due_at"])
    .returning(["assigned_to", "lead_version", "language"])
    .executeTakeFirst();
  if (!lead?.answer_due_at) return 0;
  const email = responseReminderEmail(
    {
      reference: lead.reference,
      name: lead.contact_name,
      email: lead.contact_email,
      phone: lead.contact_phone,
      language: lead.language,
      due: new Date(lead.answer_due_at),
      now,
    },
    siteUrl,
  );
  // The clock may start again, which always makes a new version of the lead.
  const occasion = `${reminderOccasion}-${lead.lead_version}`;
  const { assigned_to: assignedTo } = lead;
  await queries
    .insertInto("deliveries")
    .values([
      newMessage({ id, submittedAt: now }, "shop_mail", email, occasion),
      ...(await reminderForStaff(queries, { id, assignedTo, now, occasion }, email)),
    ])
    .execute();
  return 1;
}
