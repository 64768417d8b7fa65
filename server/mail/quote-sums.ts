import { formatApr } from "#domain/financing/calculator.ts";
import { formatMoneyWithCents } from "#domain/money.ts";
import { isDelivered, type Offer } from "#domain/quote/offer.ts";
import { paidInAll } from "#domain/quote/paid-in-all.ts";
import type { QuoteMonth } from "#domain/quote/quote-totals.ts";
import type { AmountRow } from "./amounts-table.ts";
import { priceText } from "./quote-lines.ts";

type SumRow = AmountRow & { label: string };

/** What stands below a quote's lines: delivery, tax, total, deposit and the rest. */
export function sumRows(offer: Offer): SumRow[] {
  const { products, discount, total, deposit, due } = offer.totals;
  const off = discount === 0 ? "" : `, after ${formatMoneyWithCents(discount)} off`;
  return [
    { label: `Products${off}`, amount: formatMoneyWithCents(products) },
    ...deliveryRows(offer),
    taxRow(offer),
    { label: "Total", amount: formatMoneyWithCents(total), isTotal: true },
    ...(deposit === 0
      ? []
      : [{ label: "Deposit, before we order", amount: formatMoneyWithCents(deposit) }]),
    {
      label: isDelivered(offer) ? "Due on delivery" : "Due at pickup",
      amount: formatMoneyWithCents(due),
    },
  ];
}

function deliveryRows(offer: Offer): SumRow[] {
  if (!isDelivered(offer)) return [];
  const { zip, addOns, totals } = offer;
  const { whiteGlove, haulAway, packagingRemoval } = addOns;
  const removal = whiteGlove ? "Included" : priceText(totals.addOns.packagingRemoval);
  return [
    {
      label: zip === "" ? "Delivery" : `Delivery to ${zip}`,
      amount: priceText(totals.transport),
    },
    ...(whiteGlove
      ? [{ label: "White-glove service", amount: priceText(totals.addOns.whiteGlove) }]
      : []),
    ...(packagingRemoval || whiteGlove ? [{ label: "Packaging removal", amount: removal }] : []),
    ...(haulAway
      ? [{ label: "Haul-away of old furniture", amount: priceText(totals.addOns.haulAway) }]
      : []),
  ];
}

function taxRow({ noTaxReason, taxRate, totals }: Offer): SumRow {
  const label =
    noTaxReason === "" ? `Sales tax, ${formatApr(taxRate)}%` : `No sales tax: ${noTaxReason}`;
  return { label, amount: formatMoneyWithCents(totals.tax) };
}

/** `Or $221.43 a month for 24 months`. */
export function monthHeading({ payment, months }: QuoteMonth): string {
  return `Or ${formatMoneyWithCents(payment)} a month for ${months} months`;
}

/** A quote by the month, never without rate, number of payments and their total (rule 11.16). */
export function monthRows(month: QuoteMonth, deposit: number): SumRow[] {
  const { months, apr, financed, payment, last, payments, interest } = month;
  const money = formatMoneyWithCents;
  return [
    ...(deposit === 0 ? [] : [{ label: "Deposit", amount: money(deposit) }]),
    { label: "Amount financed", amount: money(financed) },
    { label: "Annual percentage rate (APR)", amount: `${formatApr(apr)}%` },
    { label: "Number of payments", amount: String(months) },
    ...(payment === last
      ? [{ label: `${months} monthly payments of`, amount: money(payment) }]
      : [
          { label: `${months - 1} monthly payments of`, amount: money(payment) },
          { label: "One last payment of", amount: money(last) },
        ]),
    { label: "Interest", amount: money(interest) },
    { label: "Total of payments", amount: money(payments) },
    ...(deposit === 0
      ? []
      : [{ label: "Total of payments and deposit", amount: money(paidInAll(month, { deposit })) }]),
  ];
}

export const monthNote =
  "An example, not an offer of credit. Financing comes from independent providers and needs their approval.";
