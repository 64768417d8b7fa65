import * as copy from "#copy/booking.ts";
import * as addOnCopy from "#copy/delivery-add-ons.ts";
import type { BookingForm } from "#domain/delivery/booking-form.ts";
import { type DeliveryAddOns, deliveryQuote } from "#domain/delivery/delivery-price.ts";
import { formatMoney } from "#formats";
import { noTranslateIfNumber } from "#ui/no-translate.tsx";
import { totalText, UNKNOWN_AMOUNT } from "./booking-body.ts";
import { itemLine } from "./item-line.ts";

/** The current price, line by line (rule 10.9). */
export function QuotePanel({ items, addOns }: Pick<BookingForm, "items" | "addOns">) {
  const quote = deliveryQuote(items, addOns);
  const chosen = (["whiteGlove", "packagingRemoval", "haulAway"] as const).filter(
    (name) => addOns[name] || (name === "packagingRemoval" && addOns.whiteGlove),
  );
  return (
    <section aria-labelledby="booking-quote" className="bg-sand p-6 sm:p-8">
      <h2 id="booking-quote" className="text-h3">
        {copy.quote.heading}
      </h2>
      <dl className="mt-4">
        {quote.items.map(({ type, quantity, lineTotal }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and no state
          <Line key={index} label={itemLine(quantity, type)}>
            {quantity < 1 ? UNKNOWN_AMOUNT : formatMoney(lineTotal)}
          </Line>
        ))}
        {chosen.map((name) => (
          <Line key={name} label={addOnCopy.names[name]}>
            {isIncluded(name, addOns) ? copy.quote.included : formatMoney(quote.addOns[name])}
          </Line>
        ))}
        <div className="flex items-baseline justify-between gap-6 pt-5">
          <dt className="font-semibold">{copy.quote.total}</dt>
          <dd translate="no" className="font-display text-h2 tabular-nums" data-booking-total>
            {totalText({ items, addOns })}
          </dd>
        </div>
      </dl>
      <p className="mt-4 text-[0.9375rem] text-soft">{copy.quote.note}</p>
    </section>
  );
}

function Line({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex justify-between gap-6 border-b border-dashed border-edge/60 py-2.5">
      <dt>{label}</dt>
      <dd translate={noTranslateIfNumber(children)} className="tabular-nums">
        {children}
      </dd>
    </div>
  );
}

function isIncluded(name: keyof DeliveryAddOns, addOns: DeliveryAddOns): boolean {
  return name === "packagingRemoval" && addOns.whiteGlove;
}
