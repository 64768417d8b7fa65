import * as quoteCopy from "#copy/quote-page.ts";
import type { Offer, OfferLine } from "#domain/quote/offer.ts";
import { formatMoneyWithCents, percent } from "#formats";

const { pieces: copy, costs } = quoteCopy;

/** `$345.00`, or `Free` for nothing. */
export function priceText(cents: number): string {
  return cents === 0 ? costs.free : formatMoneyWithCents(cents);
}

/** A piece's name, with its quantity unless it is one: `2 × Model 4700 Leather Recliner`. */
export function lineName({ title, quantity }: Pick<OfferLine, "title" | "quantity">): string {
  return quantity === 1 ? title : `${quantity} × ${title}`;
}

/**
 * How a line's total comes about, such as `$1,090.00 each, 10% off`; empty for one piece at its price.
 * @param isTaxed whether the quote has sales tax
 */
export function lineNote(line: OfferLine, isTaxed: boolean): string {
  const { price, quantity, percentOff, amountOff, discount, taxed } = line;
  const each = quantity === 1 ? priceText(price) : copy.each({ price: priceText(price) });
  const off = percentOff ? percent(percentOff) : formatMoneyWithCents(amountOff ?? discount);
  return [
    quantity === 1 && discount === 0 ? "" : each,
    discount === 0 ? "" : copy.off({ amount: off }),
    isTaxed && !taxed ? copy.untaxed : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/** A line's total; only what has no price is free. */
export function lineTotal({ price, total }: OfferLine): string {
  return price === 0 ? costs.free : formatMoneyWithCents(total);
}

/** How many pieces an offer has. */
export function pieceCount({ lines }: Pick<Offer, "lines">): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
