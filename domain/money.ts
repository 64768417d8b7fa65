import type { Cents } from "./product.ts";

/**
 * `$150`, `$1,299.50`: whole dollars without cents, as on a price tag (rule 17.10).
 * @param locale fixed rather than the browser's, so that server and browser render the same text.
 */
export function formatMoney(cents: Cents, locale = "en-US"): string {
  return money(cents, locale, cents % 100 === 0 ? 0 : 2);
}

/** `$150.00`: always with cents, for statements and columns (rule 17.10). */
export function formatMoneyWithCents(cents: Cents, locale = "en-US"): string {
  return money(cents, locale, 2);
}

/** `Free`, or a price as on a price tag, where 0 is what was agreed. */
export function freeOrMoney(cents: Cents): string {
  return cents === 0 ? "Free" : formatMoney(cents);
}

/** Converts a number of dollars, as in files and records, to cents. Half cents round up. */
export function dollarsToCents(dollars: number): Cents {
  return Math.round(Number((dollars * 100).toFixed(4)));
}

/** Converts cents to dollars, for records: 15250 → 152.5 (rule 15.4). */
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
