import { deliveryArea } from "#domain/delivery/delivery-area.ts";
import { type DeliveryAddOns, deliverySizes } from "#domain/delivery/delivery-price.ts";
import { formatMoneyWithCents } from "#domain/money.ts";
import type { QuoteTotals } from "#domain/quote/quote-totals.ts";
import { deliveryAreas } from "#shop/delivery.ts";
import { Button } from "#ui/button.tsx";
import { CheckInput } from "#ui/field.tsx";
import type { QuoteChange } from "./change-quote.ts";
import { copy } from "./copy.ts";
import { QuoteTypedField } from "./quote-typed-field.tsx";
import { amountText } from "./typed-fields.ts";
import type { WrittenQuote } from "./written-quote.ts";

interface DeliverySectionProps {
  written: WrittenQuote;
  totals: QuoteTotals;
  change: (change: QuoteChange) => void;
}

const addOnNames = ["whiteGlove", "haulAway", "packagingRemoval"] as const;

/** Where and what to deliver, for how much. */
export function DeliverySection({ written, totals, change }: DeliverySectionProps) {
  const { terms } = written;
  const area = deliveryArea(deliveryAreas, terms.zip);
  const isComputed = terms.deliveryPrice === null;
  return (
    <section aria-labelledby="delivery-title" className="grid gap-3 px-5 md:px-10 lg:px-0">
      <h2 id="delivery-title" className="text-h3">
        {copy.delivery.title}
      </h2>
      <div className="grid grid-cols-2 items-start gap-3 sm:max-w-md">
        <QuoteTypedField
          field="zip"
          label={copy.delivery.zip}
          shown={terms.zip}
          inputMode="numeric"
          help={area && copy.delivery.areas[area]}
          {...{ written, change }}
        />
        <QuoteTypedField
          field="deliveryPrice"
          label={copy.delivery.price}
          shown={amountText(totals.transport)}
          inputMode="decimal"
          isDollars
          help={deliveredText(written)}
          {...{ written, change }}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        {terms.deliveryPrice === 0 ? null : (
          <PriceButton label={copy.delivery.free} price={0} change={change} />
        )}
        {isComputed ? null : (
          <PriceButton label={copy.delivery.compute} price={null} change={change} />
        )}
      </div>
      <div>
        {addOnNames.map((name) => (
          <AddOn key={name} name={name} {...{ written, totals, change }} />
        ))}
      </div>
    </section>
  );
}

interface PriceButtonProps {
  label: string;
  price: number | null;
  change: (change: QuoteChange) => void;
}

function PriceButton({ label, price, change }: PriceButtonProps) {
  const set = () => {
    const text = price === null ? "" : amountText(price);
    change({ do: "type", field: "deliveryPrice", text });
    change({ do: "leave_field", field: "deliveryPrice" });
  };
  return (
    <Button tone="quiet" size="small" onClick={set}>
      {label}
    </Button>
  );
}

function AddOn({ name, ...section }: DeliverySectionProps & { name: keyof DeliveryAddOns }) {
  const { written, totals, change } = section;
  const isIncluded = name === "packagingRemoval" && written.terms.whiteGlove;
  const isChosen = written.terms[name];
  const { name: label, text } = copy.delivery.addOns[name];
  const price = isIncluded ? copy.delivery.included : formatMoneyWithCents(totals.addOns[name]);
  return (
    <label className="flex min-h-13 items-center gap-3 border-b border-line py-2">
      <CheckInput
        type="checkbox"
        className="size-5 shrink-0"
        disabled={isIncluded}
        checked={isIncluded || isChosen}
        onCheck={(checked) => {
          if (!isIncluded) change({ do: "change", change: { [name]: checked } });
        }}
      />
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{label}</span>{" "}
        <span className="block text-[0.9375rem] text-soft empty:hidden">
          {name === "packagingRemoval" && !isIncluded ? "" : text}
        </span>
      </span>{" "}
      <span className="tabular-nums">{isChosen || isIncluded ? price : ""}</span>
    </label>
  );
}

/** `1 large, 3 medium`. */
function deliveredText({ lines, terms }: WrittenQuote): string {
  const counts = [...deliverySizes].reverse().flatMap((size) => {
    const count = lines
      .filter(({ line }) => line.size === size)
      .reduce((sum, { line }) => sum + line.quantity, 0);
    return count > 0 ? [`${count} ${copy.sizes[size].toLowerCase()}`] : [];
  });
  if (counts.length === 0) return copy.delivery.nothing;
  return terms.deliveryPrice === 0 ? copy.totals.free : counts.join(", ");
}
