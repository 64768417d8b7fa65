import { copyIn } from "#copy-in/quote-figures.ts";
import { pathIn } from "#domain/addresses/path-in.ts";
import type { Language } from "#domain/language.ts";
import type { Offer, OfferLine } from "#domain/quote/offer.ts";
import { formatsIn } from "#formats-in";
import { amountsTable } from "./amounts-table.ts";
import { emailColors as colors, emailLink } from "./email-layout.ts";
import { html, type SafeHtml } from "./html.ts";

/** A quote's lines: what each is, its price and discount below it, and its sum at the right edge. */
export function quoteLinesTable(
  { lines, noTaxReason }: Offer,
  siteUrl: string,
  language: Language,
): SafeHtml {
  const isTaxed = noTaxReason === "";
  return amountsTable(
    lines.map((line) => ({
      label: lineLabel(line, pageOf(line, siteUrl, language), details(line, isTaxed, language)),
      amount: lineSum(line, language),
    })),
  );
}

/** The lines as text, with price, discount and sum indented below each. */
export function quoteLinesText(
  { lines, noTaxReason }: Offer,
  siteUrl: string,
  language: Language,
): string {
  return lines
    .map((line) => {
      const page = pageOf(line, siteUrl, language);
      return [
        `${count(line)}${line.title}`,
        ...details(line, noTaxReason === "", language),
        lineSum(line, language),
        ...(page === null ? [] : [page]),
      ].join("\n    ");
    })
    .join("\n");
}

/** Address of the product's page, in the shopper's language. */
function pageOf({ path }: OfferLine, siteUrl: string, language: Language): string | null {
  return path === null ? null : siteUrl + pathIn(language, path);
}

function lineLabel(line: OfferLine, page: string | null, notes: readonly string[]): SafeHtml {
  const { title } = line;
  const small = notes.map(
    (text) => html`<br><span style="font-size:14px;color:${colors.soft};">${text}</span>`,
  );
  return html`${count(line)}${page === null ? title : emailLink(page, title)}${small}`;
}

function count({ quantity }: OfferLine): string {
  return quantity === 1 ? "" : `${quantity} × `;
}

/**
 * Color, size and number of a product, and what its sum is made of where it isn't simply the price.
 * @param isTaxed whether the quote has sales tax
 */
function details(line: OfferLine, isTaxed: boolean, language: Language): string[] {
  const { price, quantity, percentOff, discount } = line;
  const { formatMoneyWithCents: money, percent } = formatsIn[language];
  const copy = copyIn[language];
  const amount = money(discount);
  const off =
    percentOff === undefined
      ? copy.amountOff({ amount })
      : copy.percentOff({ amount, percent: percent(percentOff) });
  return [
    line.details,
    line.sku === "" ? "" : copy.sku({ sku: line.sku }),
    price === 0 || (quantity === 1 && discount === 0) ? "" : copy.each({ price: money(price) }),
    discount === 0 ? "" : off,
    isTaxed && !line.taxed ? copy.untaxed : "",
  ].filter((part) => part !== "");
}

function lineSum({ price, total }: OfferLine, language: Language): string {
  return price === 0 ? priceText(0, language) : formatsIn[language].formatMoneyWithCents(total);
}

/** `$1,090.00`, or `Free`. */
export function priceText(cents: number, language: Language): string {
  return cents === 0 ? copyIn[language].free : formatsIn[language].formatMoneyWithCents(cents);
}
