import type { BookingDetails } from "#domain/delivery/booking-details.ts";
import type { DeliveryArea } from "#domain/delivery/delivery-area.ts";
import { placeLine } from "#domain/delivery/place-line.ts";
import { formatMoney } from "#domain/money.ts";
import type { Answer } from "#server/leads/lead-draft.ts";
import { facts } from "#shop/facts.ts";
import { deliverySizeWords } from "#shop/words/en/delivery-sizes.ts";

const areaWords: Readonly<Record<DeliveryArea, string>> = {
  local: "Local: free delivery on qualifying orders",
  metro: `Greater ${facts.address.city}`,
  outside: "Outside our area: we call about the flat rate",
};

/** The booking as people read it, in mails. */
export function bookingAnswers(
  { contact, items, addOns, addOnPrices, total, specialInstructions }: BookingDetails,
  { area, requested, hours }: { area: DeliveryArea; requested: string; hours: string },
): Answer[] {
  const price = (name: keyof typeof addOns) =>
    addOns[name] && addOnPrices ? formatMoney(addOnPrices[name]) : "";
  return [
    { label: "Delivery", value: requested },
    { label: "The crew arrives", value: hours },
    { label: "Address", value: `${contact.addressStreet}\n${placeLine(contact)}` },
    { label: "Area", value: areaWords[area] },
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
  const line = `${quantity} × ${deliverySizeWords[type].title}: ${formatMoney(lineTotal)}`;
  return notes === "" ? line : `${line} (${notes})`;
}
