import type { Cents } from "#domain/product.ts";
import type { QuoteMonth, QuoteTotals } from "./quote-totals.ts";

/** What is paid in all by the month: the payments and the deposit. */
export function paidInAll(
  { payments }: QuoteMonth,
  { deposit }: Pick<QuoteTotals, "deposit">,
): Cents {
  return payments + deposit;
}
