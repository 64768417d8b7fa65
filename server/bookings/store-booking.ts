import type { BookingDetails } from "#domain/delivery/booking-details.ts";
import { requestedDateTime } from "#domain/delivery/delivery-date.ts";
import { reminderAt } from "#domain/delivery/delivery-moment.ts";
import type { ScheduledWindow } from "#domain/delivery/delivery-schedule.ts";
import type { ParsedLead } from "#server/leads/lead-draft.ts";
import type { StoredWith } from "#server/leads/lead-kind.ts";
import type { FieldErrors } from "#server/leads/submission.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { facts } from "#shop/facts.ts";
import { writeDetails } from "./stored-details.ts";
import { takePlace } from "./window-places.ts";

/** A booking form that was read; `window` is missing if it isn't offered. */
export type BookingLeadDraft = ParsedLead & { window?: ScheduledWindow; details: BookingDetails };

/** Takes the booking's place and stores the booking in the lead's transaction (rule 10.21). */
export async function storeBooking(
  queries: Queries,
  { identity, draft, attribution }: StoredWith<BookingLeadDraft>,
): Promise<FieldErrors | undefined> {
  const { window, details, tags } = draft;
  if (!window) throw new Error("A booking without a window was accepted.");
  if (!(await takePlace(queries, window))) return { window: [windowFullMessage(window)] };
  await queries
    .insertInto("bookings")
    .values({
      lead_id: identity.id,
      date: window.date,
      window_id: window.window,
      start_time: window.start,
      end_time: window.end,
      status: "booked",
      version: 0,
      remind_at: reminderTime(window.date, identity.submittedAt),
      details: writeDetails({ details, tags, attribution }),
    })
    .execute();
  return undefined;
}

/**
 * When to send the reminder for a delivery on that day; null if that time has passed (rule 15.18).
 */
export function reminderTime(date: string, now: Date): string | null {
  const due = reminderAt(facts.timeZone, date);
  return due > now ? due.toISOString() : null;
}

/** The field error for a window that can't be booked, or no longer. */
export const notAvailableMessage =
  "We don't deliver in that window. Please choose another day or time; the ones we offer are on the page.";

/** The field error when another shopper took the last place. */
export function windowFullMessage({ date, start }: ScheduledWindow): string {
  return `The last place for ${requestedDateTime(date, start)} was just taken. Everything you typed is kept: please choose another time.`;
}
