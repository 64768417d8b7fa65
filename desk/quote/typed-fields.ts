import { amount } from "#copy/amount-problems.ts";
import { problems } from "#copy/problems.ts";
import { quantity } from "#copy/quantity-problems.ts";
import { readZip } from "#domain/contact/zip-code.ts";
import { formatMoney, formatMoneyWithCents } from "#domain/money.ts";
import type { Cents } from "#domain/product.ts";
import { type QuoteDraft, type QuoteLine, quoteLimits } from "#domain/quote/quote-draft.ts";
import { readAmount } from "#domain/typed-amount.ts";
import { readQuantity } from "#domain/typed-quantity.ts";
import { copy } from "./copy.ts";
import { offText, readOff } from "./typed-off.ts";

/** A line's fields that are typed as text and read as numbers. */
export type LineField = "price" | "quantity" | "off";

/** The quote's own fields of that kind. */
export type QuoteField = "zip" | "deliveryPrice" | "deposit";

/** What a typed text changes, or why it can't be read. */
export type Reading<Changed> = { change: Changed; problem?: undefined } | { problem: string };

/** Reads what is typed into a line's field (rule 14.21). */
export function readLineField(field: LineField, text: string): Reading<Partial<QuoteLine>> {
  if (field === "price") return amountOf(text, quoteLimits.price, (price) => ({ price }));
  if (field === "quantity") {
    const { value, problem } = readQuantity(text);
    return problem ? { problem: quantity[problem] } : { change: { quantity: value } };
  }
  const reading = readOff(text);
  return reading.problem === undefined ? { change: reading.off } : reading;
}

/** Reads what is typed into a field of the whole quote. */
export function readQuoteField(field: QuoteField, text: string): Reading<Partial<QuoteDraft>> {
  if (field === "zip") {
    const zip = text.trim() === "" ? "" : readZip(text);
    return zip === undefined ? { problem: problems.zip } : { change: { zip } };
  }
  const most = field === "deposit" ? quoteLimits.total : quoteLimits.price;
  return amountOf(text, most, (amount) => ({ [field]: amount }));
}

/** A line's field as it stands once it was read. */
export function lineFieldText(field: LineField, line: QuoteLine): string {
  if (field === "price") return line.price === null ? "" : amountText(line.price);
  return field === "quantity" ? String(line.quantity) : offText(line);
}

/** `1,090` or `1,090.50`: an amount in a field with a dollar sign before it. */
export function amountText(cents: Cents): string {
  return formatMoney(cents).replace("$", "");
}

/** An empty amount isn't typed yet. */
function amountOf<Changed>(
  text: string,
  most: Cents,
  changed: (amount: Cents | null) => Changed,
): Reading<Changed> {
  const { value, problem } = readAmount(text);
  if (problem === "empty") return { change: changed(null) };
  if (problem) return { problem: amount[problem] };
  if (value > most) return { problem: copy.problems.tooMuch(formatMoneyWithCents(most)) };
  return { change: changed(value) };
}
