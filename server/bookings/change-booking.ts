import { copyIn } from "#copy-in/booking-refusals.ts";
import { copyIn as rowsIn } from "#copy-in/booking-rows.ts";
import { changesCloseAt, shopDateTime } from "#domain/delivery/delivery-moment.ts";
import type { ScheduledWindow } from "#domain/delivery/delivery-schedule.ts";
import { scheduledWindow } from "#domain/delivery/scheduled-windows.ts";
import type { Language } from "#domain/language.ts";
import { noteBookingChange } from "#server/inbox/booking-changes.ts";
import type { SummaryRow } from "#server/leads/lead-draft.ts";
import type { MessageConfig } from "#server/leads/lead-kind.ts";
import { problemTextIn } from "#server/leads/problem-words.ts";
import type { BookingChange } from "#server/mail/booking-emails.ts";
import { senderMailbox } from "#server/mail/email-settings.ts";
import { newMessage } from "#server/outbox/new-message.ts";
import { withdraw } from "#server/outbox/withdraw.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { deliverySchedule } from "#shop/delivery.ts";
import { facts } from "#shop/facts.ts";
import { bookingChangeEmail, bookingEmail } from "./booking-emails.ts";
import { bookingStages, outgoingRecord } from "./booking-record.ts";
import { bookingPath } from "./booking-token.ts";
import { reminderTime, windowFullMessage } from "./store-booking.ts";
import {
  addressLines,
  type Booking,
  findBooking,
  hoursText,
  startText,
  withoutUserText,
} from "./stored-booking.ts";
import { freePlace, takePlace, type WindowKey } from "./window-places.ts";

/** `same` if the booking already had that time; on failure, a message for the shopper. */
export type ChangeResult =
  | { ok: true; same?: true }
  | { ok: false; status: 409 | 422; message: string };

export interface ChangeDeps {
  store: Store;
  config: MessageConfig;
  now: Date;
  /** Of the page's address, for messages. */
  language: Language;
}

/**
 * Moves a booking to another window. Takes the new place, frees the old one and updates record,
 * reminder and emails in one transaction. Refused within 24 hours of the delivery (rule 10.25).
 */
export async function moveBooking(
  changer: ChangeDeps,
  leadId: string,
  to: WindowKey,
): Promise<ChangeResult> {
  const { store, now } = changer;
  if (to.date === "" || to.window === "")
    return refusal(422, problemTextIn(changer.language, { problem: "timeMissing" }));
  const window = scheduledWindow(deliverySchedule, shopDateTime(facts.timeZone, now), to);
  if (!window) return refusal(422, copyIn[changer.language].chooseOffered);
  return inOneTransaction(store, async (queries) => {
    const { booking, problem } = await changeable(queries, leadId, changer);
    if (!booking) return problem;
    if (booking.date === window.date && booking.window === window.window) {
      return { ok: true, same: true };
    }
    if (!(await takePlace(queries, window)))
      return refusal(409, windowFullMessage(window, changer.language));
    await freePlace(queries, booking);
    await saveMove(queries, booking, window, changer);
    return { ok: true };
  });
}

/**
 * Cancels a booking: frees its place, stops its reminder and queues emails. Refused within 24
 * hours of the delivery. `undoCancel` reverts it for 30 minutes (rule 10.26).
 */
export async function cancelBooking(changer: ChangeDeps, leadId: string): Promise<ChangeResult> {
  return inOneTransaction(changer.store, async (queries) => {
    const { booking, problem } = await changeable(queries, leadId, changer);
    if (!booking) return problem;
    await freePlace(queries, booking);
    const version = booking.version + 1;
    const cancelledAt = changer.now;
    await queries
      .updateTable("bookings")
      .set({
        status: "cancelled",
        version,
        remind_at: null,
        cancelled_at: cancelledAt.toISOString(),
      })
      .where("lead_id", "=", leadId)
      .execute();
    const cancelled: Booking = { ...booking, status: "cancelled", version, cancelledAt };
    const event = { leadId, what: "booking_cancelled" } as const;
    await noteBookingChange(queries, changer.store, event, changer.now);
    await queueChangeEmails(queries, "cancelled", { booking: cancelled, before: booking }, changer);
    return { ok: true };
  });
}

/** Carries a refusal out of the transaction so that the transaction is rolled back. */
class Undone extends Error {
  readonly result: ChangeResult;

  constructor(result: ChangeResult) {
    super("undone");
    this.result = result;
  }
}

/** Runs a change in one transaction and rolls it back if the change is refused. */
export async function inOneTransaction(
  store: Store,
  work: (queries: Queries) => Promise<ChangeResult>,
): Promise<ChangeResult> {
  try {
    return await store.write(async (queries) => {
      const result = await work(queries);
      if (!result.ok) throw new Undone(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Undone) return error.result;
    throw error;
  }
}

type ChangeableBooking =
  | { booking: Booking; problem?: never }
  | { booking?: never; problem: ChangeResult };

/** Reads the booking and locks its row for this transaction. */
export async function lockBooking(queries: Queries, leadId: string): Promise<Booking | undefined> {
  // Writing the row makes a concurrent change wait until this transaction ends.
  await queries
    .updateTable("bookings")
    .set((row) => ({ version: row.ref("version") }))
    .where("lead_id", "=", leadId)
    .execute();
  return findBooking(queries, leadId);
}

/** Locks the booking and returns it if it may still be changed, otherwise the refusal. */
async function changeable(
  queries: Queries,
  leadId: string,
  { now, language }: ChangeDeps,
): Promise<ChangeableBooking> {
  const copy = copyIn[language];
  const booking = await lockBooking(queries, leadId);
  if (!booking) return { problem: refusal(422, copy.gone) };
  if (booking.status === "cancelled") return { problem: refusal(409, copy.cancelled) };
  const closes = changesCloseAt(facts.timeZone, booking.date, booking.start);
  return now < closes
    ? { booking }
    : { problem: refusal(409, copy.closed({ phone: facts.phone })) };
}

async function saveMove(
  queries: Queries,
  before: Booking,
  window: ScheduledWindow,
  changer: ChangeDeps,
): Promise<void> {
  const booking: Booking = {
    ...before,
    date: window.date,
    window: window.window,
    start: window.start,
    end: window.end,
    version: before.version + 1,
  };
  await queries
    .updateTable("bookings")
    .set({
      date: booking.date,
      window_id: booking.window,
      start_time: booking.start,
      end_time: booking.end,
      version: booking.version,
      remind_at: reminderTime(booking, changer.now),
    })
    .where("lead_id", "=", booking.leadId)
    .execute();
  await queries
    .updateTable("leads")
    .set({ record: JSON.stringify(outgoingRecord(booking, bookingStages.confirmed)) })
    .where("id", "=", booking.leadId)
    .execute();
  const event = { leadId: booking.leadId, what: "booking_moved" } as const;
  await noteBookingChange(queries, changer.store, event, changer.now);
  await queueChangeEmails(queries, "moved", { booking, before }, changer);
}

/**
 * Queues the emails to shopper and shop about a change, and the CRM's message (rule 15.23). A shopper
 * without an email address gets none.
 */
export async function queueChangeEmails(
  queries: Queries,
  occasion: BookingChange,
  { booking, before }: { booking: Booking; before: Booking },
  { config, now }: ChangeDeps,
): Promise<void> {
  const { language } = booking;
  const link = config.siteUrl + bookingPath(booking.leadId, config.linkSecret, language);
  const identity = { id: booking.leadId, submittedAt: now };
  const name = `${occasion}-${booking.version}`;
  const email = bookingEmail(occasion, booking, summaryRows(booking, language), {
    siteUrl: config.siteUrl,
    link,
    now,
    organizer: senderMailbox(config),
    language,
  });
  const shopEmail = bookingChangeEmail(occasion, booking, startText(before, "en"), {
    siteUrl: config.siteUrl,
    now,
  });
  const outgoing = outgoingRecord(booking, bookingStages[occasion]);
  // Earlier emails are out of date; the new one links to the current booking.
  await withdraw(queries, { leadId: booking.leadId, sink: "shopper_mail" }, now);
  await queries
    .insertInto("deliveries")
    .values([
      ...(email ? [newMessage(identity, "shopper_mail", email, name)] : []),
      newMessage(identity, "shop_mail", shopEmail, name),
      ...(config.crmWebhookUrl ? [newMessage(identity, "crm", outgoing, name)] : []),
    ])
    .execute();
}

/** The booking as summary rows, for emails about changes and reminders. */
export function summaryRows(booking: Booking, language: Language): SummaryRow[] {
  const copy = rowsIn[language];
  return [
    { label: copy.delivery, value: startText(booking, language) },
    { label: copy.arrives, value: hoursText(booking, language) },
    { label: copy.address, value: addressLines(withoutUserText(booking)).join("\n") },
  ].filter(({ value }) => value !== "");
}

/** A refused change with its message for the shopper. */
export function refusal(status: 409 | 422, message: string): ChangeResult {
  return { ok: false, status, message };
}
