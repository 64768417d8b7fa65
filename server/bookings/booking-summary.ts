import { copyIn } from "#copy-in/booking-rows.ts";
import { copyIn as sizesIn } from "#copy-in/delivery-sizes.ts";
import { type BookingDetails, cityLine, isOtherArea } from "#domain/delivery/booking-details.ts";
import type { DeliveryArea } from "#domain/delivery/delivery-area.ts";
import type { ScheduledWindow } from "#domain/delivery/delivery-schedule.ts";
import type { Language } from "#domain/language.ts";
import { formatsIn } from "#formats-in";
import type { SummaryRow } from "#server/leads/lead-draft.ts";
import { deliveryAreas } from "#shop/delivery.ts";
import { facts } from "#shop/facts.ts";

interface Where {
  area: DeliveryArea;
  /** Undefined if none that is offered was chosen. */
  window: ScheduledWindow | undefined;
}

/** The booking as summary rows for emails. */
export function bookingSummary(
  details: BookingDetails,
  { area, window }: Where,
  language: Language,
): SummaryRow[] {
  const { contact, items, quote, specialInstructions } = details;
  const { requestedDateTime, windowLabel, formatMoney } = formatsIn[language];
  const copy = copyIn[language];
  return [
    { label: copy.delivery, value: window ? requestedDateTime(window.date, window.start) : "" },
    { label: copy.arrives, value: window ? windowLabel(window) : "" },
    { label: copy.address, value: `${contact.addressStreet}\n${cityLine(contact)}` },
    { label: copy.area, value: areaText(details, area, language) },
    {
      label: copy.toDeliver,
      value: items
        .map((item) => itemLine(item, quote ? "" : formatMoney(item.lineTotal), language))
        .join("\n"),
    },
    ...priceRows(details, language),
    { label: copy.specialInstructions, value: specialInstructions },
  ];
}

/** For the delivery of a quote, only that it goes to another area than the one it was priced for. */
function areaText(details: BookingDetails, area: DeliveryArea, language: Language): string {
  const copy = copyIn[language].areas;
  if (details.quote) return isOtherArea(deliveryAreas, details) ? copy.other : "";
  return area === "metro" ? copy.metro({ city: facts.address.city }) : copy[area];
}

/** The add-ons and the total; for the delivery of a quote, with the prices agreed in it. */
function priceRows(details: BookingDetails, language: Language): SummaryRow[] {
  const { addOns, addOnPrices, itemsSubtotal, total, quote } = details;
  const { formatMoney, freeOrMoney } = formatsIn[language];
  const copy = copyIn[language];
  const money = quote ? freeOrMoney : formatMoney;
  const price = (name: keyof typeof addOns) =>
    addOns[name] && addOnPrices ? money(addOnPrices[name]) : "";
  return [
    { label: copy.deliveryPrice, value: quote ? money(itemsSubtotal) : "" },
    { label: copy.whiteGlove, value: price("whiteGlove") },
    {
      label: copy.packagingRemoval,
      value: addOns.whiteGlove ? copy.included : price("packagingRemoval"),
    },
    { label: copy.haulAway, value: price("haulAway") },
    { label: quote ? copy.agreedTotal : copy.estimatedTotal, value: money(total) },
    {
      label: copy.quote,
      value: quote
        ? copy.quoteTotal({ reference: quote.reference, total: formatMoney(quote.total) })
        : "",
    },
  ];
}

function itemLine(
  { type, quantity, notes }: BookingDetails["items"][number],
  price: string,
  language: Language,
): string {
  const size = `${quantity} × ${sizesIn[language].titles[type]}`;
  const line = price === "" ? size : `${size}: ${price}`;
  return notes === "" ? line : `${line} (${notes})`;
}
