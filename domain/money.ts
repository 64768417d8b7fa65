import type { Cents } from "./product.ts";

/** Largest amount we compute with, $1 billion: everything below it is exact in cents. */
const mostDollars = 1_000_000_000;

/**
 * `$150`, `$1,299.50`: whole dollars without cents, as a price tag reads.
 * @param locale fixed, never the browser's, so that server and browser write the same text.
 */
export function formatMoney(cents: Cents, locale = "en-US"): string {
  return money(cents, locale, cents % 100 === 0 ? 0 : 2);
}

/** `$150.00`: always with cents, for statements and columns of figures. */
export function formatMoneyWithCents(cents: Cents, locale = "en-US"): string {
  return money(cents, locale, 2);
}

/**
 * What someone typed as dollars, in cents: `1299`, `$1,299.50`, ` 1,299.5 `.
 * @returns null for anything that is not an amount of zero or more with at most two decimals.
 */
export function parseDollars(text: string): Cents | null {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match || (match[1] === undefined && match[2] === undefined)) return null;
  const dollars = Number((match[1] ?? "0").replaceAll(",", ""));
  if (dollars >= mostDollars) return null;
  return dollars * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

/** Dollars as a number, as files and records carry them, in cents. Half cents round up. */
export function dollarsToCents(dollars: number): Cents {
  return Math.round(Number((dollars * 100).toFixed(4)));
}

/** Cents as a number of dollars, for records that carry dollars: 15250 → 152.5 (ruling 36). */
export function centsToDollars(cents: Cents): number {
  return cents / 100;
}

function money(cents: Cents, locale: string, digits: number): string {
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}
