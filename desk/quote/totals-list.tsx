import { formatMoneyWithCents } from "#domain/money.ts";
import type { QuoteTotals } from "#domain/quote/quote-totals.ts";
import { copy } from "./copy.ts";
import { percentText } from "./typed-off.ts";

interface TotalsListProps {
  totals: Omit<QuoteTotals, "lines">;
  /** In hundredths of a percent; null without sales tax. */
  taxRate: number | null;
}

/** What the quote comes to. */
export function TotalsList({ totals, taxRate }: TotalsListProps) {
  const { products, discount, delivery, tax, total, deposit, due } = totals;
  const { totals: words } = copy;
  return (
    <dl className="grid gap-1.5 tabular-nums">
      <Row name={words.products} amount={products + discount} />
      {discount > 0 ? <Row name={words.discounts} amount={discount} isMinus /> : null}
      <Row name={words.delivery} amount={delivery} isFree={delivery === 0} />
      <Row
        name={taxRate === null ? copy.tax.none : copy.tax.taxed(percentText(taxRate))}
        amount={tax}
      />
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-2">
        <dt className="font-semibold">{words.total}</dt>
        <dd className="font-display text-h2" translate="no">
          {formatMoneyWithCents(total)}
        </dd>
      </div>
      <Row name={words.deposit} amount={deposit} />
      <Row name={words.due} amount={due} />
    </dl>
  );
}

interface RowProps {
  name: string;
  amount: number;
  isMinus?: boolean;
  isFree?: boolean;
}

function Row({ name, amount, isMinus, isFree }: RowProps) {
  const text = `${isMinus ? "−" : ""}${formatMoneyWithCents(amount)}`;
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd>{isFree ? copy.totals.free : text}</dd>
    </div>
  );
}
