import type { BookedItem, ContactField } from "#domain/delivery/booking-form.ts";
import type { DeliveryArea } from "#domain/delivery/delivery-area.ts";
import type { DeliveryAddOns, DeliveryQuote } from "#domain/delivery/delivery-price.ts";
import { placeLine } from "#domain/delivery/place-line.ts";
import { centsToDollars, formatMoney } from "#domain/money.ts";
import type { Answer, LeadRecord } from "#server/leads/lead-draft.ts";
import { facts } from "#shop/facts.ts";
import { deliverySizeWords } from "#shop/words/en/delivery-sizes.ts";

/** The form as the server read it. */
export interface ReadBooking {
  contact: Record<ContactField, string>;
  items: readonly BookedItem[];
  addOns: DeliveryAddOns;
  specialInstructions: string;
  requested: string;
}

type BookingQuote = DeliveryQuote<BookedItem>;

/** The outgoing booking record's own fields (rule 15.3), money in dollars (rule 15.4). */
export function bookingRecord(
  { contact, addOns, specialInstructions, requested }: ReadBooking,
  quote: BookingQuote,
): LeadRecord {
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
      quote.items.map(({ type, quantity, notes, unitPrice, lineTotal }) => ({
        type,
        qty: quantity,
        notes,
        unit_price: centsToDollars(unitPrice),
        line_total: centsToDollars(lineTotal),
      })),
    ),
    upsells_json: JSON.stringify({
      // White-glove includes it (rule 10.8).
      packaging_removal: addOns.packagingRemoval || addOns.whiteGlove,
      haul_away: addOns.haulAway,
      white_glove: addOns.whiteGlove,
    }),
    quote_subtotal_items: centsToDollars(quote.itemsSubtotal),
    quote_upsells_total: centsToDollars(quote.addOnsTotal),
    quote_total_estimated: centsToDollars(quote.total),
    white_glove_selected: addOns.whiteGlove,
    haul_away_selected: addOns.haulAway,
    special_instructions: specialInstructions,
  };
}

const areaWords: Readonly<Record<DeliveryArea, string>> = {
  local: "Local: free delivery on qualifying orders",
  metro: `Greater ${facts.address.city}`,
  outside: "Outside our area: we call about the flat rate",
};

/** The booking as people read it, in mails. */
export function bookingAnswers(
  { contact, addOns, specialInstructions, requested }: ReadBooking,
  quote: BookingQuote,
  { area, hours }: { area: DeliveryArea; hours: string },
): Answer[] {
  return [
    { label: "Delivery", value: requested },
    { label: "The crew arrives", value: hours },
    { label: "Address", value: `${contact.addressStreet}\n${placeLine(contact)}` },
    { label: "Area", value: areaWords[area] },
    {
      label: "To deliver",
      value: quote.items.map(itemLine).join("\n"),
    },
    {
      label: "White-glove service",
      value: addOns.whiteGlove ? formatMoney(quote.addOns.whiteGlove) : "",
    },
    {
      label: "Packaging removal",
      value: addOns.whiteGlove
        ? "Included"
        : addOns.packagingRemoval
          ? formatMoney(quote.addOns.packagingRemoval)
          : "",
    },
    { label: "Haul-away", value: addOns.haulAway ? formatMoney(quote.addOns.haulAway) : "" },
    { label: "Estimated total", value: formatMoney(quote.total) },
    { label: "Special instructions", value: specialInstructions },
  ];
}

function itemLine({ type, quantity, notes, lineTotal }: BookingQuote["items"][number]): string {
  const line = `${quantity} × ${deliverySizeWords[type].title}: ${formatMoney(lineTotal)}`;
  return notes === "" ? line : `${line} (${notes})`;
}
