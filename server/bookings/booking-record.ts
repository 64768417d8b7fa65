import type { BookingDetails } from "#domain/delivery/booking-details.ts";
import { requestedDateTime } from "#domain/delivery/delivery-date.ts";
import { centsToDollars } from "#domain/money.ts";
import type { LeadRecord } from "#server/leads/lead-draft.ts";
import { leadRecord } from "#server/leads/lead-record.ts";
import type { Booking } from "./stored-booking.ts";

/** The CRM pipeline stage of a booking after it is made or changed (rule 15.23). */
export const bookingStages = {
  confirmed: "New Booking",
  moved: "Booking Moved",
  cancelled: "Booking Cancelled",
  restored: "New Booking",
} as const;

/**
 * The lead record's booking fields (rule 15.3), with money in dollars (rule 15.4).
 * @param requested the delivery time as text for people; empty if it isn't known.
 */
export function bookingRecord(details: BookingDetails, requested: string): LeadRecord {
  const { contact, addOns } = details;
  return {
    full_name: contact.fullName,
    email: contact.email,
    phone: contact.phone,
    address_street: contact.addressStreet,
    address_city: contact.addressCity,
    address_state: contact.addressState,
    address_zip: contact.addressZip,
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
    upsells_json: JSON.stringify({
      packaging_removal: addOns.packagingRemoval,
      haul_away: addOns.haulAway,
      white_glove: addOns.whiteGlove,
    }),
    quote_subtotal_items: centsToDollars(details.itemsSubtotal),
    quote_upsells_total: centsToDollars(details.addOnsTotal),
    quote_total_estimated: centsToDollars(details.total),
    white_glove_selected: addOns.whiteGlove,
    haul_away_selected: addOns.haulAway,
    special_instructions: details.specialInstructions,
  };
}

/** The complete CRM record of a stored booking in its current state. */
export function outgoingRecord(
  { leadId, reference, submittedAt, date, start, details, tags, attribution }: Booking,
  pipelineStage: string,
): LeadRecord {
  return leadRecord(
    { name: "booking", pipelineStage },
    { id: leadId, reference, submittedAt },
    { record: bookingRecord(details, requestedDateTime(date, start)), tags },
    attribution,
  );
}
