import { type BookingDetails, cityLine } from "#domain/delivery/booking-details.ts";
import { bookingSchema } from "#domain/delivery/booking-schema.ts";
import type { DeliveryArea } from "#domain/delivery/delivery-area.ts";
import { formatMoney } from "#domain/money.ts";
import type { SummaryRow } from "#server/leads/lead-draft.ts";
import { fieldSummary } from "#server/leads/lead-fields.ts";
import { deliverySizeCopy } from "#shop/copy/en/delivery-sizes.ts";
import { facts } from "#shop/facts.ts";

const areaTexts: Readonly<Record<DeliveryArea, string>> = {
  local: "Local: free delivery on qualifying orders",
  metro: `Greater ${facts.address.city}`,
  outside: "Outside our area: we call about the flat rate",
};

/** The booking as summary rows for emails. */
export function bookingSummary(
  details: BookingDetails,
  { area, requested, hours }: { area: DeliveryArea; requested: string; hours: string },
): SummaryRow[] {
  const { contact, items, addOns, addOnPrices, total } = details;
  const { whiteGlove, packagingRemoval, haulAway } = bookingSchema.addOns;
  const address = `${contact.addressStreet}\n${cityLine(contact)}`;
  const price = (name: keyof typeof addOns) =>
    addOns[name] && addOnPrices ? formatMoney(addOnPrices[name]) : "";
  return [
    { label: "Delivery", value: requested },
    { label: "The crew arrives", value: hours },
    ...fieldSummary(bookingSchema.contact, { ...contact, addressStreet: address }),
    { label: "Area", value: areaTexts[area] },
    {
      label: "To deliver",
      value: items.map(itemLine).join("\n"),
    },
    { label: whiteGlove.summaryLabel, value: price("whiteGlove") },
    {
      label: packagingRemoval.summaryLabel,
      value: addOns.whiteGlove ? "Included" : price("packagingRemoval"),
    },
    { label: haulAway.summaryLabel, value: price("haulAway") },
    { label: "Estimated total", value: formatMoney(total) },
    ...fieldSummary(bookingSchema.texts, details),
  ];
}

function itemLine({ type, quantity, notes, lineTotal }: BookingDetails["items"][number]): string {
  const line = `${quantity} × ${deliverySizeCopy[type].title}: ${formatMoney(lineTotal)}`;
  return notes === "" ? line : `${line} (${notes})`;
}
