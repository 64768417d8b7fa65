import { copyIn } from "#copy-in/booking-refusals.ts";
import type { BookingDetails } from "#domain/delivery/booking-details.ts";
import { reminderAt } from "#domain/delivery/delivery-moment.ts";
import type { ScheduledWindow } from "#domain/delivery/delivery-schedule.ts";
import type { Language } from "#domain/language.ts";
import { formatsIn } from "#formats-in";
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
  lead: StoredWith<BookingLeadDraft>,
): Promise<FieldErrors | undefined> {
  const window = windowOf(lead.draft);
  if (!(await takePlace(queries, window)))
    return { window: [windowFullMessage(window, lead.language)] };
  await insertBooking(queries, lead);
  return undefined;
}

/** Stores a booking whose place the transaction has taken. */
export async function insertBooking(
  queries: Queries,
  { identity, draft, attribution }: Omit<StoredWith<BookingLeadDraft>, "language">,
): Promise<void> {
  const { details, tags } = draft;
  const { date, window, start, end } = windowOf(draft);
  await queries
    .insertInto("bookings")
    .values({
      lead_id: identity.id,
      date,
      window_id: window,
      start_time: start,
      end_time: end,
      status: "booked",
      version: 0,
      remind_at: reminderTime({ date, email: details.contact.email }, identity.submittedAt),
      details: writeDetails({ details, tags, attribution }),
    })
    .execute();
}

/** @throws if it is missing: such a form was refused before. */
export function windowOf({ window }: BookingLeadDraft): ScheduledWindow {
  if (!window) throw new Error("A booking without a window was accepted.");
  return window;
}

/**
 * When to send the reminder for a delivery on that day; null if that time has passed (rule 15.18) or
 * there is no address to send it to.
 */
export function reminderTime(
  { date, email }: { date: string; email: string },
  now: Date,
): string | null {
  const due = reminderAt(facts.timeZone, date);
  return due > now && email !== "" ? due.toISOString() : null;
}

/** The field error when another shopper took the last place. */
export function windowFullMessage({ date, start }: ScheduledWindow, language: Language): string {
  const time = formatsIn[language].requestedDateTime(date, start);
  return copyIn[language].windowFull({ time });
}
