import { requestedDateTime, windowLabel } from "#domain/delivery/delivery-date.ts";
import { placeLine } from "#domain/delivery/place-line.ts";
import { AUTOMATIC_TAG } from "#server/leads/human-check.ts";
import type { LeadRecord } from "#server/leads/lead-draft.ts";
import type { BookingRow } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store.ts";

/** A booked delivery with its lead. */
export interface BookedDelivery {
  leadId: string;
  reference: string;
  name: string;
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
  record: LeadRecord;
}

/** The delivery booked with this lead. */
export async function findBooking(
  queries: Queries,
  leadId: string,
): Promise<BookedDelivery | undefined> {
  const row = await bookingsWithLeads(queries).where("lead_id", "=", leadId).executeTakeFirst();
  return row && toBooking(row);
}

/** Bookings with what their leads say. */
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
      "reference",
      "record",
    ]);
}

/** A row of `bookingsWithLeads` as the rest of the server knows it. */
export function toBooking(
  row: Omit<BookingRow, "remind_at"> & { reference: string; record: string },
): BookedDelivery {
  const record: LeadRecord = JSON.parse(row.record);
  return {
    leadId: row.lead_id,
    reference: row.reference,
    name: String(record.full_name),
    email: String(record.email),
    date: row.date,
    window: row.window_id,
    start: row.start_time,
    end: row.end_time,
    status: row.status,
    version: row.version,
    cancelledAt: row.cancelled_at === null ? undefined : new Date(row.cancelled_at),
    record,
  };
}

/**
 * The booking as a mail to its address may tell of it: without what was typed where a program may
 * have sent it, as the address may be a stranger's (decision 014).
 */
export function tellable(booking: BookedDelivery): BookedDelivery {
  const { record } = booking;
  if (!String(record.tags).split(",").includes(AUTOMATIC_TAG)) return booking;
  const untold = { address_street: "", address_city: "", address_state: "", address_zip: "" };
  return { ...booking, name: "", record: { ...record, ...untold } };
}

/** Where it goes: the street, and below it city, state and ZIP code as far as they were given. */
export function bookedAddress({ record }: Pick<BookedDelivery, "record">): string[] {
  const place = placeLine({
    addressCity: String(record.address_city),
    addressState: String(record.address_state),
    addressZip: String(record.address_zip),
  });
  return [String(record.address_street), place].filter((line) => line !== "");
}

/** `September 20, 2026 at 2:00 PM`. */
export function bookedTime({ date, start }: Pick<BookedDelivery, "date" | "start">): string {
  return requestedDateTime(date, start);
}

/** `2:00 PM – 5:00 PM`: when the crew arrives. */
export function bookedHours(booking: Pick<BookedDelivery, "start" | "end">): string {
  return windowLabel(booking);
}
