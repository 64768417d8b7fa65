import * as quoteCopy from "#copy/quote-page.ts";
import type { Offer } from "#domain/quote/offer.ts";
import { formatMoneyWithCents } from "#formats";
import { depositText, sumRows } from "./cost-rows.ts";
import { CostRows } from "./cost-rows-list.tsx";

const { costs } = quoteCopy;

/** Sum, tax, total and deposit. */
export function Figures({ offer }: { offer: Offer }) {
  const { totals } = offer;
  return (
    <>
      <CostRows rows={sumRows(offer)} ruled={false} />
      <dl className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-edge pt-4">
        <dt className="font-semibold">{costs.total}</dt>
        <dd translate="no" className="ml-auto font-display text-h2 tabular-nums">
          {formatMoneyWithCents(totals.total)}
        </dd>
      </dl>
      <p className="mt-2 text-[0.9375rem] text-soft">{depositText(offer)}</p>
    </>
  );
}
