import type { Cents } from "./product.ts";

/**
 * `$150`, `$1,299.50`: whole dollars without cents, as on a price tag (rule 17.10). English and
 * Spanish of the United States write dollars alike; pages take it from `#formats`.
 */
export function formatMoney(cents: Cents): string {
  return money(cents, cents % 100 === 0 ? 0 : 2);
}

/** `$150.00`: always with cents, for statements and columns (rule 17.10). */
export function formatMoneyWithCents(cents: Cents): string {
  return money(cents, 2);
}

/** Converts a number of dollars, as in files and records, to cents. Half cents round up. */
export function dollarsToCents(dollars: number): Cents {
  return Math.round(Number((dollars * 100).toFixed(4)));
}

/** Converts cents to dollars, for records: 15250 → 152.5 (rule 15.4). */
export function centsToDollars(cents: Cents): number {
  return cents / 100;
}

function money(cents: Cents, digits: number): string {
  // Not the browser's language, so that server and browser render the same text.
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}
