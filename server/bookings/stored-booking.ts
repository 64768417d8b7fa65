import { cityLine } from "#domain/delivery/booking-details.ts";
import type { Language } from "#domain/language.ts";
import { formatsIn } from "#formats-in";
import { AUTOMATIC_TAG } from "#server/leads/bot-check.ts";
import type { BookingRow, LeadRow } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { readDetails, type StoredDetails } from "./stored-details.ts";

/** How long a cancellation can be undone, in milliseconds (rule 10.26). */
const UNDO_MS = 30 * 60 * 1000;

/** A booked delivery with its lead. */
export interface Booking extends StoredDetails {
  leadId: string;
  reference: string;
  /** In which its shopper is written to. */
  language: Language;
  submittedAt: Date;
  name: string;
  /** Empty if the shopper gave none. */
  email: string;
  date: string;
  window: string;
  /** The window's hours as promised, `HH:MM` shop time. */
  start: string;
  end: string;
  status: BookingRow["status"];
  /** How often it was changed. */
  version: number;
  /** When it was cancelled; undefined while it is booked. */
  cancelledAt?: Date | undefined;
}

/** The delivery booked with this lead. */
export async function findBooking(queries: Queries, leadId: string): Promise<Booking | undefined> {
  const row = await bookingsWithLeads(queries).where("lead_id", "=", leadId).executeTakeFirst();
  return row && toBooking(row);
}

/** Query for bookings joined with their leads. */
export function bookingsWithLeads(queries: Queries) {
  return queries
    .selectFrom("bookings")
    .innerJoin("leads", "leads.id", "bookings.lead_id")
    .select([
      "lead_id",
      "date",
      "window_id",
      "start_time",
      "end_time",
      "status",
      "version",
      "cancelled_at",
      "details",
      "reference",
      "language",
      "submitted_at",
      "record",
    ]);
}

/** Converts a row of `bookingsWithLeads`. */
export function toBooking(
  row: Omit<BookingRow, "remind_at"> &
    Pick<LeadRow, "reference" | "language" | "submitted_at" | "record">,
): Booking {
  const stored = readDetails(row.details, row.record);
  return {
    leadId: row.lead_id,
    reference: row.reference,
    language: row.language,
    submittedAt: new Date(row.submitted_at),
    name: stored.details.contact.fullName,
    email: stored.details.contact.email,
    date: row.date,
    window: row.window_id,
    start: row.start_time,
    end: row.end_time,
    status: row.status,
    version: row.version,
    cancelledAt: row.cancelled_at === null ? undefined : new Date(row.cancelled_at),
    ...stored,
  };
}

/**
 * The booking as an email to the shopper may repeat it. If a program may have sent the lead,
 * everything typed is removed, as the address may belong to a stranger (decision 014).
 */
export function withoutUserText(booking: Booking): Booking {
  const { details } = booking;
  if (!booking.tags.includes(AUTOMATIC_TAG)) return booking;
  const emptied = { addressStreet: "", addressCity: "", addressState: "", addressZip: "" };
  const contact = { ...details.contact, ...emptied };
  return { ...booking, name: "", details: { ...details, contact } };
}

/** The delivery address: the street, then a line with city, state and ZIP code as far as given. */
export function addressLines({ details }: Pick<Booking, "details">): string[] {
  const { contact } = details;
  return [contact.addressStreet, cityLine(contact)].filter((line) => line !== "");
}

/** `September 20, 2026 at 2:00 PM`. */
export function startText(
  { date, start }: Pick<Booking, "date" | "start">,
  language: Language,
): string {
  return formatsIn[language].requestedDateTime(date, start);
}

/** `2:00 PM – 5:00 PM`, the window in which the crew arrives. */
export function hoursText(booking: Pick<Booking, "start" | "end">, language: Language): string {
  return formatsIn[language].windowLabel(booking);
}

/** Until when the cancellation can be undone; undefined if the booking isn't cancelled. */
export function undoableUntil({ cancelledAt }: Pick<Booking, "cancelledAt">): Date | undefined {
  return cancelledAt && new Date(cancelledAt.getTime() + UNDO_MS);
}
