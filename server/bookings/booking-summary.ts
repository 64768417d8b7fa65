import { type BookingDetails, cityLine, isOtherArea } from "#domain/delivery/booking-details.ts";
import { bookingSchema } from "#domain/delivery/booking-schema.ts";
import type { DeliveryArea } from "#domain/delivery/delivery-area.ts";
import { formatMoney } from "#domain/money.ts";
import { formatsIn } from "#formats-in";
import type { SummaryRow } from "#server/leads/lead-draft.ts";
import { fieldSummary } from "#server/leads/lead-fields.ts";
import { deliverySizeCopy } from "#shop/copy/en/delivery-sizes.ts";
import { deliveryAreas } from "#shop/delivery.ts";
import { facts } from "#shop/facts.ts";

const { freeOrMoney } = formatsIn.en;

const areaTexts: Readonly<Record<DeliveryArea, string>> = {
  local: "Local: free delivery on qualifying orders",
  metro: `Greater ${facts.address.city}`,
  outside: "Outside our area: we call about the flat rate",
};

const OTHER_AREA =
  "Not the area that the quote was for: the delivery price may change, and we call about it.";

/** The booking as summary rows for emails. */
export function bookingSummary(
  details: BookingDetails,
  { area, requested, hours }: { area: DeliveryArea; requested: string; hours: string },
): SummaryRow[] {
  const { contact, items, quote } = details;
  const address = `${contact.addressStreet}\n${cityLine(contact)}`;
  const otherArea = isOtherArea(deliveryAreas, details) ? OTHER_AREA : "";
  return [
    { label: "Delivery", value: requested },
    { label: "The crew arrives", value: hours },
    ...fieldSummary(bookingSchema.contact, { ...contact, addressStreet: address }),
    { label: "Area", value: quote ? otherArea : areaTexts[area] },
    {
      label: "To deliver",
      value: items
        .map((item) => itemLine(item, quote ? "" : formatMoney(item.lineTotal)))
        .join("\n"),
    },
    ...priceRows(details),
    ...fieldSummary(bookingSchema.texts, details),
  ];
}

/** The add-ons and the total; for the delivery of a quote, with the prices agreed in it. */
function priceRows(details: BookingDetails): SummaryRow[] {
  const { addOns, addOnPrices, itemsSubtotal, total, quote } = details;
  const { whiteGlove, packagingRemoval, haulAway } = bookingSchema.addOns;
  const money = quote ? freeOrMoney : formatMoney;
  const price = (name: keyof typeof addOns) =>
    addOns[name] && addOnPrices ? money(addOnPrices[name]) : "";
  return [
    { label: "Delivery price", value: quote ? money(itemsSubtotal) : "" },
    { label: whiteGlove.summaryLabel, value: price("whiteGlove") },
    {
      label: packagingRemoval.summaryLabel,
      value: addOns.whiteGlove ? "Included" : price("packagingRemoval"),
    },
    { label: haulAway.summaryLabel, value: price("haulAway") },
    { label: quote ? "Agreed total" : "Estimated total", value: money(total) },
    {
      label: "From your quote",
      value: quote ? `${quote.reference}, ${formatMoney(quote.total)} in all` : "",
    },
  ];
}

function itemLine(
  { type, quantity, notes }: BookingDetails["items"][number],
  price: string,
): string {
  const size = `${quantity} × ${deliverySizeCopy[type].title}`;
  const line = price === "" ? size : `${size}: ${price}`;
  return notes === "" ? line : `${line} (${notes})`;
}
