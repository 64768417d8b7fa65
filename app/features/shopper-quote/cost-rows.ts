import * as quoteCopy from "#copy/quote-page.ts";
import { isDelivered, type Offer } from "#domain/quote/offer.ts";
import { formatMoneyWithCents, percent } from "#formats";
import { priceText } from "./line-text.ts";

const { costs } = quoteCopy;

/** A label with its amount. */
export interface CostRow {
  label: string;
  /** `$345.00`, or `Free`. */
  amount: string;
}

/** Delivery and each add-on; packaging is part of white-glove service (rule 10.8). */
export function extraRows(offer: Offer): CostRow[] {
  const { zip, addOns, totals } = offer;
  const { transport, addOns: prices } = totals;
  const row = (shown: boolean, label: string, cents: number): CostRow[] =>
    shown ? [{ label, amount: priceText(cents) }] : [];
  return [
    ...row(isDelivered(offer), zip === "" ? costs.delivery : costs.deliveryTo({ zip }), transport),
    ...row(addOns.whiteGlove, costs.whiteGlove, prices.whiteGlove),
    ...row(
      addOns.packagingRemoval && !addOns.whiteGlove,
      costs.packagingRemoval,
      prices.packagingRemoval,
    ),
    ...row(addOns.haulAway, costs.haulAway, prices.haulAway),
  ];
}

/** What the total consists of. */
export function sumRows(offer: Offer): CostRow[] {
  const { totals, taxRate, noTaxReason } = offer;
  const { products, discount, delivery, tax } = totals;
  const pieces =
    discount > 0 ? costs.piecesAfter({ discount: formatMoneyWithCents(discount) }) : costs.pieces;
  const taxLabel = noTaxReason
    ? costs.noTax({ reason: noTaxReason })
    : costs.tax({ percent: percent(taxRate) });
  return [
    { label: pieces, amount: priceText(products) },
    ...(extraRows(offer).length > 0
      ? [{ label: costs.deliveryAndExtras, amount: priceText(delivery) }]
      : []),
    { label: taxLabel, amount: formatMoneyWithCents(tax) },
  ];
}

/** What is to pay before the shop orders, and what on delivery or at pickup. */
export function depositText(offer: Pick<Offer, "lines" | "totals">): string {
  const { deposit, due, total } = offer.totals;
  const when = isDelivered(offer) ? "delivery" : "pickup";
  if (deposit === 0) return costs.noDeposit({ when });
  if (deposit === total) return costs.allNow;
  return costs.deposit({
    deposit: formatMoneyWithCents(deposit),
    due: formatMoneyWithCents(due),
    when,
  });
}
