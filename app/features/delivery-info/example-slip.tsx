import * as addOnCopy from "#copy/delivery-add-ons.ts";
import * as copy from "#copy/delivery-info.ts";
import { type DeliverySize, deliveryQuote } from "#domain/delivery/delivery-price.ts";
import { formatMoney } from "#formats";
import { noTranslateIfNumber } from "#ui/no-translate.tsx";

const items: readonly { type: DeliverySize; quantity: number; label: "sofa" | "endTables" }[] = [
  { type: "large", quantity: 1, label: "sofa" },
  { type: "small", quantity: 2, label: "endTables" },
];
const quote = deliveryQuote(items, { packagingRemoval: true, haulAway: true, whiteGlove: true });

/** An example booking with its total, computed as in the booking form. */
export function ExampleSlip() {
  const { example } = copy.prices;
  const lines = [
    ...quote.items.map(({ label, lineTotal }) => [example[label], formatMoney(lineTotal)] as const),
    [example.haulAway, formatMoney(quote.addOns.haulAway)] as const,
    [addOnCopy.names.whiteGlove, formatMoney(quote.addOns.whiteGlove)] as const,
    [addOnCopy.names.packagingRemoval, example.included] as const,
  ];
  return (
    <aside
      aria-labelledby="example-title"
      className="bg-paper p-6 shadow-float sm:p-9 lg:sticks lg:top-28"
    >
      <h3 id="example-title" className="text-h3">
        {example.title}
      </h3>
      <dl className="mt-5">
        {lines.map(([label, amount]) => (
          <div
            key={label}
            className="flex justify-between gap-6 border-b border-dashed border-edge/60 py-2.5"
          >
            <dt>{label}</dt>
            <dd translate={noTranslateIfNumber(amount)} className="tabular-nums">
              {amount}
            </dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-6 pt-5">
          <dt className="font-semibold">{example.total}</dt>
          <dd translate="no" className="font-display text-h2 tabular-nums">
            {formatMoney(quote.total)}
          </dd>
        </div>
      </dl>
      <p className="mt-4 text-[0.9375rem] text-soft">{example.note}</p>
    </aside>
  );
}
