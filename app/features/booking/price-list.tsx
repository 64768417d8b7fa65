import {
  addOnPrices,
  type DeliveryAddOns,
  deliverySizes,
} from "#domain/delivery/delivery-price.ts";
import { formatMoney } from "#formats";
import { deliverySizeCopy } from "#shop/copy/en/delivery-sizes.ts";
import { noTranslateIfNumber } from "#ui/no-translate.tsx";
import { copy } from "./copy.ts";
import { sizePrice } from "./size-tiles.tsx";

const { smallOrMedium, largeOrExtraLarge } = addOnPrices.haulAway;

/** An add-on's price while the items are unknown: for haul-away both possible prices. */
export function addOnPrice(name: keyof DeliveryAddOns): string {
  return name === "haulAway"
    ? `${formatMoney(smallOrMedium)} ${copy.addOns.or} ${formatMoney(largeOrExtraLarge)}`
    : formatMoney(addOnPrices[name]);
}

/** A list of all prices, for browsers without JavaScript, where nothing adds them up. */
export function PriceList() {
  const addOns = (["whiteGlove", "packagingRemoval", "haulAway"] as const).map(
    (name) => [copy.addOns.names[name], addOnPrice(name)] as const,
  );
  const sizes = deliverySizes.map(
    (size) => [deliverySizeCopy[size].title, sizePrice(size)] as const,
  );
  return (
    <section className="without-js bg-sand p-6 sm:p-8">
      <h2 className="text-h3">{copy.quote.pricesHeading}</h2>
      <Prices title={copy.quote.perProduct} rows={sizes} />
      <Prices title={copy.quote.forBooking} rows={addOns} />
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
