import type { ReactNode } from "react";
import { addOnPrices, deliveryPrices, deliverySizes } from "#domain/delivery/delivery-price.ts";
import { formatMoney } from "#formats";
import { deliverySizeCopy } from "#shop/copy/en/delivery-sizes.ts";
import { noTranslateIfNumber } from "#ui/no-translate.tsx";
import type { DeliveryCopy } from "./copy.ts";
import { ExampleSlip } from "./example-slip.tsx";

/** The booking form's prices, and an example booking. */
export function Prices({ copy }: { copy: DeliveryCopy }) {
  const { title, lead } = copy.prices;
  return (
    <section id="prices" aria-labelledby="prices-title" className="bg-sand">
      <div className="page-width section-space">
        <h2 id="prices-title" className="text-h1">
          {title}
        </h2>
        <p className="mt-4 max-w-[58ch] text-lead text-soft">{lead}</p>
        <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:items-start">
          <div className="grid gap-12">
            <SizeTable copy={copy} />
            <AddOnTable copy={copy} />
          </div>
          <ExampleSlip copy={copy} />
        </div>
      </div>
    </section>
  );
}

function SizeTable({ copy }: { copy: DeliveryCopy }) {
  const { productsCaption, size, perProduct } = copy.prices;
  return (
    <PriceTable caption={productsCaption} columns={[size, perProduct]}>
      {deliverySizes.map((type) => {
        const { title, examples, priceSuffix } = deliverySizeCopy[type];
        const price = `${formatMoney(deliveryPrices[type])}${priceSuffix}`;
        return <PriceRow key={type} title={title} text={examples} price={price} />;
      })}
    </PriceTable>
  );
}

function AddOnTable({ copy: { prices } }: { copy: DeliveryCopy }) {
  const { smallOrMedium, largeOrExtraLarge } = addOnPrices.haulAway;
  return (
    <PriceTable caption={prices.addOnsCaption} columns={[prices.addOn, prices.adds]}>
      <PriceRow
        title={prices.packagingRemoval}
        text={prices.packagingRemovalText}
        price={formatMoney(addOnPrices.packagingRemoval)}
      />
      <PriceRow
        title={prices.haulAway}
        text={prices.haulAwayText}
        price={`${formatMoney(smallOrMedium)} ${prices.or} ${formatMoney(largeOrExtraLarge)}`}
      />
      <PriceRow
        title={prices.whiteGlove}
        text={prices.whiteGloveText}
        price={formatMoney(addOnPrices.whiteGlove)}
      />
    </PriceTable>
  );
}

interface PriceTableProps {
  caption: string;
  columns: readonly [string, string];
  children: ReactNode;
}

function PriceTable({ caption, columns: [item, price], children }: PriceTableProps) {
  return (
    <table className="w-full border-b border-edge/40">
      <caption className="mb-3 text-left font-display text-h3">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{item}</th>
          <th scope="col">{price}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function PriceRow({ title, text, price }: { title: string; text: string; price: string }) {
  return (
    <tr className="border-t border-edge/40 align-baseline">
      <th scope="row" className="py-4 pr-6 text-left font-normal">
        <span className="block font-semibold">{title}</span>{" "}
        <span className="text-[0.9375rem] text-soft">{text}</span>
      </th>
      <td
        translate={noTranslateIfNumber(price)}
        className="py-4 text-right font-display text-h3 whitespace-nowrap tabular-nums"
      >
        {price}
      </td>
    </tr>
  );
}
