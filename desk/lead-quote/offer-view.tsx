import { TotalsList } from "#desk/quote/totals-list.tsx";
import { formatMoneyWithCents } from "#domain/money.ts";
import type { Offer } from "#domain/quote/offer.ts";
import { copy } from "./copy.ts";

/** An offer as it was sent: nothing of it follows the catalog or the shop's settings. */
export function OfferView({ offer }: { offer: Offer }) {
  const { lines, totals, taxRate, noTaxReason, message } = offer;
  const { month } = totals;
  return (
    <div className="grid gap-3 rounded-surface bg-sand p-4 lg:bg-paper">
      {message ? <p className="break-words whitespace-pre-wrap">{message}</p> : null}
      <ul className="border-t border-line">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sent offer never changes
          <OfferLine key={index} line={line} />
        ))}
      </ul>
      <TotalsList totals={totals} taxRate={noTaxReason === "" ? taxRate : null} />
      {noTaxReason ? <p>{copy.offer.noTax(noTaxReason)}</p> : null}
      {month ? <p>{copy.offer.month(formatMoneyWithCents(month.payment), month.months)}</p> : null}
    </div>
  );
}

function OfferLine({ line }: { line: Offer["lines"][number] }) {
  const { title, details, price, quantity, discount, total } = line;
  return (
    <li className="flex justify-between gap-4 border-b border-line py-2">
      <div className="min-w-0">
        <p className="font-semibold break-words">{title}</p>
        <p className="text-[0.9375rem] break-words text-soft">{details}</p>
      </div>
      <p className="shrink-0 text-right tabular-nums">
        <span className="block font-semibold">{formatMoneyWithCents(total)}</span>{" "}
        <span className="block text-[0.9375rem] text-soft">
          {copy.offer.each(quantity, formatMoneyWithCents(price))}
        </span>{" "}
        <span className="block text-[0.9375rem] text-soft empty:hidden">
          {discount > 0 ? copy.offer.off(formatMoneyWithCents(discount)) : ""}
        </span>
      </p>
    </li>
  );
}
