import type { Language } from "#domain/language.ts";
import { centsToDollars } from "#domain/money.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { Store } from "#server/store/store-interface.ts";
import { addressLines, bookingsWithLeads, hoursText, toBooking } from "./stored-booking.ts";

/** One delivery of a crew's day. */
export interface CrewStop {
  reference: string;
  /** `9:00 AM – 12:00 PM`. */
  hours: string;
  name: string;
  language: Language;
  phone: string;
  email: string;
  address: string;
  items: readonly { type: string; quantity: number; notes: string }[];
  whiteGlove: boolean;
  packagingRemoval: boolean;
  haulAway: boolean;
  notes: string;
  /** Estimated or agreed total of the delivery, in dollars. */
  total: number;
}

/**
 * The deliveries booked for a day, sorted by window and then by reference, without cancelled ones
 * (rule 10.30).
 */
export async function crewDay({ queries }: Store, date: string): Promise<CrewStop[]> {
  const rows = await retryOnBusy(() =>
    bookingsWithLeads(queries)
      .where("date", "=", date)
      .where("status", "=", "booked")
      .orderBy("start_time")
      .orderBy("reference")
      .execute(),
  );
  return rows.map((row) => {
    const booking = toBooking(row);
    const { details } = booking;
    return {
      reference: booking.reference,
      hours: hoursText(booking, "en"),
      name: booking.name,
      language: booking.language,
      phone: details.contact.phone,
      email: booking.email,
      address: addressLines(booking).join(", "),
      items: details.items.map(({ type, quantity, notes }) => ({ type, quantity, notes })),
      ...details.addOns,
      notes: details.specialInstructions,
      total: centsToDollars(details.total),
    };
  });
}
