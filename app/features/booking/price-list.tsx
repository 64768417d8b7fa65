import * as copy from "#copy/booking.ts";
import * as addOnCopy from "#copy/delivery-add-ons.ts";
import * as sizeCopy from "#copy/delivery-sizes.ts";
import { deliverySizes } from "#domain/delivery/delivery-price.ts";
import { addOnPrice, deliverySizePrice } from "#products/delivery-prices.ts";
import { noTranslateIfNumber } from "#ui/no-translate.tsx";

/** A list of all prices, for browsers without JavaScript, where nothing adds them up. */
export function PriceList() {
  const addOns = (["whiteGlove", "packagingRemoval", "haulAway"] as const).map(
    (name) => [addOnCopy.names[name], addOnPrice(name)] as const,
  );
  const sizes = deliverySizes.map(
    (size) => [sizeCopy.titles[size], deliverySizePrice(size)] as const,
  );
  return (
    <section className="without-js bg-sand p-6 sm:p-8">
      <h2 className="text-h3">{copy.prices.heading}</h2>
      <Prices title={copy.prices.perProduct} rows={sizes} />
      <Prices title={copy.prices.forBooking} rows={addOns} />
      <p className="mt-4 text-[0.9375rem] text-soft">{copy.quote.note}</p>
    </section>
  );
}

function Prices({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <>
      <h3 className="mt-5 font-sans font-semibold">{title}</h3>
      <dl>
        {rows.map(([name, price]) => (
          <div
            key={name}
            className="flex justify-between gap-6 border-b border-dashed border-edge/60 py-2"
          >
            <dt>{name}</dt>
            <dd translate={noTranslateIfNumber(price)} className="tabular-nums">
              {price}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
