import { formatApr } from "#domain/financing/calculator.ts";
import { formatMoneyWithCents } from "#domain/money.ts";
import type { Offer, OfferLine } from "#domain/quote/offer.ts";
import { amountsTable } from "./amounts-table.ts";
import { emailColors as colors, emailLink } from "./email-layout.ts";
import { html, type SafeHtml } from "./html.ts";

/** A quote's lines: what each is, its price and discount below it, and its sum at the right edge. */
export function quoteLinesTable({ lines, noTaxReason }: Offer, siteUrl: string): SafeHtml {
  const isTaxed = noTaxReason === "";
  return amountsTable(
    lines.map((line) => ({ label: lineLabel(line, siteUrl, isTaxed), amount: lineSum(line) })),
  );
}

/** The lines as text, with price, discount and sum indented below each. */
export function quoteLinesText({ lines, noTaxReason }: Offer, siteUrl: string): string {
  return lines
    .map((line) =>
      [
        `${count(line)}${line.title}`,
        ...details(line, noTaxReason === ""),
        lineSum(line),
        ...(line.path === null ? [] : [siteUrl + line.path]),
      ].join("\n    "),
    )
    .join("\n");
}

function lineLabel(line: OfferLine, siteUrl: string, isTaxed: boolean): SafeHtml {
  const { title, path } = line;
  const small = details(line, isTaxed).map(
    (text) => html`<br><span style="font-size:14px;color:${colors.soft};">${text}</span>`,
  );
  return html`${count(line)}${path === null ? title : emailLink(siteUrl + path, title)}${small}`;
}

function count({ quantity }: OfferLine): string {
  return quantity === 1 ? "" : `${quantity} × `;
}

/**
 * Color, size and number of a product, and what its sum is made of where it isn't simply the price.
 * @param isTaxed whether the quote has sales tax
 */
function details(line: OfferLine, isTaxed: boolean): string[] {
  const { price, quantity, percentOff, discount } = line;
  const off = percentOff === undefined ? "Off" : `${formatApr(percentOff)}% off`;
  return [
    line.details,
    line.sku === "" ? "" : `SKU ${line.sku}`,
    price === 0 || (quantity === 1 && discount === 0) ? "" : `${formatMoneyWithCents(price)} each`,
    discount === 0 ? "" : `${off}: −${formatMoneyWithCents(discount)}`,
    isTaxed && !line.taxed ? "No sales tax on it" : "",
  ].filter((part) => part !== "");
}

function lineSum({ price, total }: OfferLine): string {
  return price === 0 ? priceText(0) : formatMoneyWithCents(total);
}

/** `$1,090.00`, or `Free`. */
export function priceText(cents: number): string {
  return cents === 0 ? "Free" : formatMoneyWithCents(cents);
}
