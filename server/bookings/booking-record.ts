import type { BookingDetails } from "#domain/delivery/booking-details.ts";
import { addOnNames, bookingSchema } from "#domain/delivery/booking-schema.ts";
import { centsToDollars } from "#domain/money.ts";
import { formatsIn } from "#formats-in";
import type { LeadRecord } from "#server/leads/lead-draft.ts";
import { fieldRecord } from "#server/leads/lead-fields.ts";
import { leadRecord } from "#server/leads/lead-record.ts";
import type { Booking } from "./stored-booking.ts";

const { requestedDateTime } = formatsIn.en;

/** The CRM pipeline stage of a booking after it is made or changed (rule 15.23). */
export const bookingStages = {
  confirmed: "New Booking",
  moved: "Booking Moved",
  cancelled: "Booking Cancelled",
  restored: "New Booking",
} as const;

/**
 * The lead record's booking fields (rule 15.3), with money in dollars (rule 15.4). For the delivery of
 * a quote, the estimated total is the quote's (rule 15.27).
 * @param requested the delivery time as text for people; empty if it isn't known.
 */
export function bookingRecord(details: BookingDetails, requested: string): LeadRecord {
  const { contact, addOns, quote } = details;
  const schema = bookingSchema;
  return {
    ...fieldRecord(schema.contact, contact),
    requested_date_time: requested,
    items_json: JSON.stringify(
      details.items.map(({ type, quantity, notes, unitPrice, lineTotal }) => ({
        type,
        qty: quantity,
        notes,
        unit_price: centsToDollars(unitPrice),
        line_total: centsToDollars(lineTotal),
      })),
    ),
    upsells_json: JSON.stringify(
      Object.fromEntries(addOnNames.map((name) => [schema.addOns[name].upsellsName, addOns[name]])),
    ),
    quote_subtotal_items: centsToDollars(details.itemsSubtotal),
    quote_upsells_total: centsToDollars(details.addOnsTotal),
    quote_total_estimated: centsToDollars(quote?.total ?? details.total),
    [schema.addOns.whiteGlove.recordField]: addOns.whiteGlove,
    [schema.addOns.haulAway.recordField]: addOns.haulAway,
    ...fieldRecord(schema.texts, details),
    ...(quote ? { quote_reference: quote.reference } : {}),
  };
}

/** The complete CRM record of a stored booking in its current state. */
export function outgoingRecord(
  { leadId, reference, submittedAt, date, start, details, tags, attribution, language }: Booking,
  pipelineStage: string,
): LeadRecord {
  return leadRecord(
    { name: "booking", pipelineStage },
    { id: leadId, reference, submittedAt },
    { record: bookingRecord(details, requestedDateTime(date, start)), tags },
    { attribution, language },
  );
}
