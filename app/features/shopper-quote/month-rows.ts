import * as quoteCopy from "#copy/quote-page.ts";
import { paidInAll } from "#domain/quote/paid-in-all.ts";
import type { QuoteMonth, QuoteTotals } from "#domain/quote/quote-totals.ts";
import { formatMoneyWithCents, percent } from "#formats";
import type { CostRow } from "./cost-rows.ts";

const { month: copy } = quoteCopy;

/** `Or $221.43 a month for 24 months`. */
export function monthHeading({ payment, months }: QuoteMonth): string {
  return copy.heading({ payment: formatMoneyWithCents(payment), months });
}

/** Everything that must stand beside a monthly payment (rule 11.16). */
export function monthRows(month: QuoteMonth, totals: Pick<QuoteTotals, "deposit">): CostRow[] {
  const { deposit } = totals;
  const { months, apr, financed, payment, last, payments, interest } = month;
  const money = (label: string, cents: number): CostRow => ({
    label,
    amount: formatMoneyWithCents(cents),
  });
  const isEven = last === payment;
  return [
    ...(deposit > 0 ? [money(copy.down, deposit)] : []),
    money(copy.financed, financed),
    { label: copy.apr, amount: percent(apr) },
    money(copy.payments({ count: isEven ? months : months - 1 }), payment),
    ...(isEven ? [] : [money(copy.last, last)]),
    money(copy.interest, interest),
    money(copy.total, payments),
    ...(deposit > 0 ? [money(copy.withDown, paidInAll(month, totals))] : []),
  ];
}
