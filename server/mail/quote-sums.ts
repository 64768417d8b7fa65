import { copyIn } from "#copy-in/quote-figures.ts";
import type { Language } from "#domain/language.ts";
import { isDelivered, type Offer } from "#domain/quote/offer.ts";
import { paidInAll } from "#domain/quote/paid-in-all.ts";
import type { QuoteMonth } from "#domain/quote/quote-totals.ts";
import { formatsIn } from "#formats-in";
import type { AmountRow } from "./amounts-table.ts";
import { priceText } from "./quote-lines.ts";

type SumRow = AmountRow & { label: string };

/** What stands below a quote's lines: delivery, tax, total, deposit and the rest. */
export function sumRows(offer: Offer, language: Language): SumRow[] {
  const { products, discount, total, deposit, due } = offer.totals;
  const { formatMoneyWithCents: money } = formatsIn[language];
  const copy = copyIn[language];
  return [
    {
      label: discount === 0 ? copy.products : copy.productsAfter({ discount: money(discount) }),
      amount: money(products),
    },
    ...deliveryRows(offer, language),
    taxRow(offer, language),
    { label: copy.total, amount: money(total), isTotal: true },
    ...(deposit === 0 ? [] : [{ label: copy.deposit, amount: money(deposit) }]),
    { label: isDelivered(offer) ? copy.dueOnDelivery : copy.dueAtPickup, amount: money(due) },
  ];
}

function deliveryRows(offer: Offer, language: Language): SumRow[] {
  if (!isDelivered(offer)) return [];
  const { zip, addOns, totals } = offer;
  const { whiteGlove, haulAway, packagingRemoval } = addOns;
  const copy = copyIn[language];
  const price = (cents: number) => priceText(cents, language);
  const removal = whiteGlove ? copy.included : price(totals.addOns.packagingRemoval);
  return [
    {
      label: zip === "" ? copy.delivery : copy.deliveryTo({ zip }),
      amount: price(totals.transport),
    },
    ...(whiteGlove ? [{ label: copy.whiteGlove, amount: price(totals.addOns.whiteGlove) }] : []),
    ...(packagingRemoval || whiteGlove ? [{ label: copy.packagingRemoval, amount: removal }] : []),
    ...(haulAway ? [{ label: copy.haulAway, amount: price(totals.addOns.haulAway) }] : []),
  ];
}

function taxRow({ noTaxReason, taxRate, totals }: Offer, language: Language): SumRow {
  const { formatMoneyWithCents, percent } = formatsIn[language];
  const copy = copyIn[language];
  const label =
    noTaxReason === ""
      ? copy.tax({ percent: percent(taxRate) })
      : copy.noTax({ reason: noTaxReason });
  return { label, amount: formatMoneyWithCents(totals.tax) };
}

/** `Or $221.43 a month for 24 months`. */
export function monthHeading({ payment, months }: QuoteMonth, language: Language): string {
  const { formatMoneyWithCents } = formatsIn[language];
  return copyIn[language].month.heading({ payment: formatMoneyWithCents(payment), months });
}

/** A quote by the month, never without rate, number of payments and their total (rule 11.16). */
export function monthRows(month: QuoteMonth, deposit: number, language: Language): SumRow[] {
  const { months, apr, financed, payment, last, payments, interest } = month;
  const { formatMoneyWithCents: money, percent } = formatsIn[language];
  const copy = copyIn[language].month;
  return [
    ...(deposit === 0 ? [] : [{ label: copy.deposit, amount: money(deposit) }]),
    { label: copy.financed, amount: money(financed) },
    { label: copy.apr, amount: percent(apr) },
    { label: copy.count, amount: String(months) },
    ...(payment === last
      ? [{ label: copy.payments({ count: months }), amount: money(payment) }]
      : [
          { label: copy.payments({ count: months - 1 }), amount: money(payment) },
          { label: copy.last, amount: money(last) },
        ]),
    { label: copy.interest, amount: money(interest) },
    { label: copy.total, amount: money(payments) },
    ...(deposit === 0
      ? []
      : [{ label: copy.totalWithDeposit, amount: money(paidInAll(month, { deposit })) }]),
  ];
}
