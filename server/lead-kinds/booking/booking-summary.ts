import type { BookingDetails } from "#domain/delivery/booking-details.ts";
import { cityLine } from "#domain/delivery/city-line.ts";
import type { DeliveryArea } from "#domain/delivery/delivery-area.ts";
import { formatMoney } from "#domain/money.ts";
import type { SummaryRow } from "#server/leads/lead-draft.ts";
import { deliverySizeCopy } from "#shop/copy/en/delivery-sizes.ts";
import { facts } from "#shop/facts.ts";

const areaTexts: Readonly<Record<DeliveryArea, string>> = {
  local: "Local: free delivery on qualifying orders",
  metro: `Greater ${facts.address.city}`,
  outside: "Outside our area: we call about the flat rate",
};

/** The booking as summary rows for emails. */
export function bookingSummary(
  { contact, items, addOns, addOnPrices, total, specialInstructions }: BookingDetails,
  { area, requested, hours }: { area: DeliveryArea; requested: string; hours: string },
): SummaryRow[] {
  const price = (name: keyof typeof addOns) =>
    addOns[name] && addOnPrices ? formatMoney(addOnPrices[name]) : "";
  return [
    { label: "Delivery", value: requested },
    { label: "The crew arrives", value: hours },
    { label: "Address", value: `${contact.addressStreet}\n${cityLine(contact)}` },
    { label: "Area", value: areaTexts[area] },
    {
      label: "To deliver",
      value: items.map(itemLine).join("\n"),
    },
    { label: "White-glove service", value: price("whiteGlove") },
    {
      label: "Packaging removal",
      value: addOns.whiteGlove ? "Included" : price("packagingRemoval"),
    },
    { label: "Haul-away", value: price("haulAway") },
    { label: "Estimated total", value: formatMoney(total) },
    { label: "Special instructions", value: specialInstructions },
  ];
}

function itemLine({ type, quantity, notes, lineTotal }: BookingDetails["items"][number]): string {
  const line = `${quantity} × ${deliverySizeCopy[type].title}: ${formatMoney(lineTotal)}`;
  return notes === "" ? line : `${line} (${notes})`;
}
