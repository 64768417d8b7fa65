import { bookingMessages } from "#domain/delivery/booking-form.ts";
import { changesCloseAt, shopDateTime } from "#domain/delivery/delivery-moment.ts";
import type { PlannedWindow } from "#domain/delivery/delivery-schedule.ts";
import { plannedWindow } from "#domain/delivery/planned-windows.ts";
import type { Answer } from "#server/leads/lead-draft.ts";
import type { BookingChange } from "#server/mail/booking-letters.ts";
import { sender } from "#server/mail/mail-settings.ts";
import { newDelivery } from "#server/outbox/new-delivery.ts";
import { withdraw } from "#server/outbox/withdraw.ts";
import type { Queries, Store } from "#server/store/store.ts";
import { deliverySchedule } from "#shop/delivery.ts";
import { facts } from "#shop/facts.ts";
import {
  type BookedDelivery,
  bookedAddress,
  bookedHours,
  bookedTime,
  findBooking,
  tellable,
} from "./booked-delivery.ts";
import type { BookingConfig } from "./booking-config.ts";
import { bookingChangeEmail, bookingEmail } from "./booking-emails.ts";
import { bookingStages, outgoingRecord } from "./booking-record.ts";
import { bookingPath } from "./booking-token.ts";
import { reminderTime, windowFullMessage } from "./store-booking.ts";
import { freePlaces, takePlace, type WindowKey } from "./window-places.ts";

/** `same`: it was at that time already. Else why it stays as it is, in words for the shopper. */
export type ChangeResult =
  | { ok: true; same?: true }
  | { ok: false; status: 409 | 422; message: string };

export interface BookingChanger {
  store: Store;
  config: BookingConfig;
  now: Date;
}

const CLOSED = `It is less than 24 hours until your delivery. Please call us at ${facts.phone} and we find a way together.`;
const CANCELLED = "This delivery is cancelled already. Please book a new one whenever you like.";
export const GONE = "We don't know this booking any more. Please call us.";
const NOT_OFFERED = "We don't deliver in that window. Please choose one of those we offer.";

/**
 * Moves a booking to another window: the new place taken, the old one freed, record, reminder and
 * mails in one transaction. Closed 24 hours before (rule 10.25).
 */
export async function moveBooking(
  changer: BookingChanger,
  leadId: string,
  to: WindowKey,
): Promise<ChangeResult> {
  const { store, now } = changer;
  if (to.date === "" || to.window === "") return refused(422, bookingMessages.time);
  const window = plannedWindow(deliverySchedule, shopDateTime(facts.timeZone, now), to);
  if (!window) return refused(422, NOT_OFFERED);
  return inOneTransaction(store, async (queries) => {
    const { booking, problem } = await changeable(queries, leadId, now);
    if (!booking) return problem;
    if (booking.date === window.date && booking.window === window.window) {
      return { ok: true, same: true };
    }
    if (!(await takePlace(queries, window, now))) return refused(409, windowFullMessage(window));
    await freePlaces(queries, booking);
    await writeMove(queries, booking, window, changer);
    return { ok: true };
  });
}

/**
 * Cancels a booking: its place freed, its reminder stopped, mails sent. Closed 24 hours before;
 * `undoCancel` takes it back for half an hour (rule 10.26).
 */
export async function cancelBooking(
  changer: BookingChanger,
  leadId: string,
): Promise<ChangeResult> {
  return inOneTransaction(changer.store, async (queries) => {
    const { booking, problem } = await changeable(queries, leadId, changer.now);
    if (!booking) return problem;
    await freePlaces(queries, booking);
    const version = booking.version + 1;
    const cancelledAt = changer.now;
    await queries
      .updateTable("bookings")
      .set({
        ...{ status: "cancelled", version, remind_at: null },
        cancelled_at: cancelledAt.toISOString(),
      })
      .where("lead_id", "=", leadId)
      .execute();
    const cancelled: BookedDelivery = { ...booking, status: "cancelled", version, cancelledAt };
    await announce(queries, "cancelled", { booking: cancelled, before: booking }, changer);
    return { ok: true };
  });
}

/** Carries a refusal out of the transaction, undoing it. */
class Undone extends Error {
  readonly result: ChangeResult;

  constructor(result: ChangeResult) {
    super("undone");
    this.result = result;
  }
}

/** Runs a change in one transaction; what it refuses is undone. */
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

type Changeable =
  | { booking: BookedDelivery; problem?: never }
  | { booking?: never; problem: ChangeResult };

/** The booking, locked for this transaction. */
export async function lockBooking(
  queries: Queries,
  leadId: string,
): Promise<BookedDelivery | undefined> {
  // Writing the row first makes a second change of it wait for this one.
  await queries
    .updateTable("bookings")
    .set((row) => ({ version: row.ref("version") }))
    .where("lead_id", "=", leadId)
    .execute();
  return findBooking(queries, leadId);
}

/** The booking, locked for this transaction, if it may still be changed. */
async function changeable(queries: Queries, leadId: string, now: Date): Promise<Changeable> {
  const booking = await lockBooking(queries, leadId);
  if (!booking) return { problem: refused(422, GONE) };
  if (booking.status === "cancelled") return { problem: refused(409, CANCELLED) };
  const closes = changesCloseAt(facts.timeZone, booking.date, booking.start);
  return now < closes ? { booking } : { problem: refused(409, CLOSED) };
}

async function writeMove(
  queries: Queries,
  before: BookedDelivery,
  window: PlannedWindow,
  changer: BookingChanger,
): Promise<void> {
  const booking: BookedDelivery = {
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
      remind_at: reminderTime(booking.date, changer.now),
    })
    .where("lead_id", "=", booking.leadId)
    .execute();
  await queries
    .updateTable("leads")
    .set({ record: JSON.stringify(outgoingRecord(booking, bookingStages.confirmed)) })
    .where("id", "=", booking.leadId)
    .execute();
  await announce(queries, "moved", { booking, before }, changer);
}

/** Queues the mails about a change to shopper and shop, and tells the CRM (rule 15.23). */
export async function announce(
  queries: Queries,
  occasion: BookingChange,
  { booking, before }: { booking: BookedDelivery; before: BookedDelivery },
  { config, now }: BookingChanger,
): Promise<void> {
  const link = config.siteUrl + bookingPath(booking.leadId, config.linkSecret);
  const identity = { id: booking.leadId, submittedAt: now };
  const name = `${occasion}-${booking.version}`;
  const letter = bookingEmail(occasion, booking, changeAnswers(booking), {
    siteUrl: config.siteUrl,
    link,
    now,
    organizer: sender(config),
  });
  const note = bookingChangeEmail(occasion, booking, bookedTime(before), {
    siteUrl: config.siteUrl,
    now,
  });
  const outgoing = outgoingRecord(booking, bookingStages[occasion]);
  // They speak of a time that is over; the mail about the change has the link to all that holds now.
  await withdraw(queries, { leadId: booking.leadId, sink: "shopper_mail" }, now);
  await queries
    .insertInto("deliveries")
    .values([
      newDelivery(identity, "shopper_mail", letter, name),
      newDelivery(identity, "shop_mail", note, name),
      ...(config.crmWebhookUrl ? [newDelivery(identity, "crm", outgoing, name)] : []),
    ])
    .execute();
}

/** What a mail about a change or a reminder repeats of the booking. */
export function changeAnswers(booking: BookedDelivery): Answer[] {
  return [
    { label: "Delivery", value: bookedTime(booking) },
    { label: "The crew arrives", value: bookedHours(booking) },
    { label: "Address", value: bookedAddress(tellable(booking)).join("\n") },
  ].filter(({ value }) => value !== "");
}

/** The answer to a change that can't be made, in words for the shopper. */
export function refused(status: 409 | 422, message: string): ChangeResult {
  return { ok: false, status, message };
}
