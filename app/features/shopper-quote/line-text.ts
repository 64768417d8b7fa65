import { formatMoneyWithCents } from "#domain/money.ts";
import type { Offer, OfferLine } from "#domain/quote/offer.ts";
import { quoteCopy } from "./copy.ts";

const { pieces: copy, costs } = quoteCopy;

/** `$345.00`, or `Free` for nothing. */
export function priceText(cents: number): string {
  return cents === 0 ? costs.free : formatMoneyWithCents(cents);
}

/** `8.25%` of 825 hundredths. */
export function percentText(hundredths: number): string {
  return `${hundredths / 100}%`;
}

/** A piece's name, with its quantity unless it is one: `2 × Model 4700 Leather Recliner`. */
export function lineName({ title, quantity }: Pick<OfferLine, "title" | "quantity">): string {
  return quantity === 1 ? title : `${quantity} × ${title}`;
}

/**
 * How a line's total comes about, such as `$1,090.00 each, 10% off`; empty for one piece without a
 * discount.
 */
export function lineNote(line: OfferLine): string {
  const { price, quantity, percentOff, amountOff, discount } = line;
  const each = copy.each(priceText(price));
  if (discount === 0) return quantity === 1 ? "" : each;
  const off = copy.off(
    percentOff ? percentText(percentOff) : formatMoneyWithCents(amountOff ?? discount),
  );
  return `${quantity === 1 ? priceText(price) : each}, ${off}`;
}

/** How many pieces an offer has. */
export function pieceCount({ lines }: Pick<Offer, "lines">): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
