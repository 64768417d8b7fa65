import type { Cents } from "./product.ts";

/**
 * `$150`, `$1,299.50`: whole dollars without cents, as a price tag reads (rule 17.10).
 * @param locale fixed, never the browser's, so that server and browser write the same text.
 */
export function formatMoney(cents: Cents, locale = "en-US"): string {
  return money(cents, locale, cents % 100 === 0 ? 0 : 2);
}

/** `$150.00`: always with cents, for statements and columns of figures (rule 17.10). */
export function formatMoneyWithCents(cents: Cents, locale = "en-US"): string {
  return money(cents, locale, 2);
}

/** Dollars as a number, as files and records carry them, in cents. Half cents round up. */
export function dollarsToCents(dollars: number): Cents {
  return Math.round(Number((dollars * 100).toFixed(4)));
}

/** Cents as a number of dollars, for records that carry dollars: 15250 → 152.5 (rule 15.4). */
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
