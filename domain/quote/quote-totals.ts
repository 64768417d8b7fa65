import {
  type DeliveryAddOns,
  type DeliveryQuote,
  deliveryQuote,
} from "#domain/delivery/delivery-price.ts";
import { hasPaymentsAboveZero, paymentPlan } from "#domain/financing/payment-plan.ts";
import type { Cents } from "#domain/product.ts";
import { roundHalfUp } from "#domain/round-half-up.ts";
import type { QuoteDraft, QuoteLine, QuoteRules } from "./quote-draft.ts";

/** A line's figures. */
export interface LineTotals {
  /** Not negative. */
  discount: Cents;
  /** After the discount. */
  total: Cents;
}

/** What a quote comes to by the month. */
export interface QuoteMonth {
  months: number;
  /** Yearly rate in hundredths of a percent. */
  apr: number;
  financed: Cents;
  /** Each payment but the last. */
  payment: Cents;
  last: Cents;
  /** All of them together. */
  payments: Cents;
  interest: Cents;
}

/** A quote's figures (rule 19.4). */
export interface QuoteTotals {
  lines: readonly LineTotals[];
  /** Sum of the lines. */
  products: Cents;
  /** Sum of the discounts; not negative. */
  discount: Cents;
  /** Delivery and add-ons together. */
  delivery: Cents;
  /** Delivery alone. */
  transport: Cents;
  addOns: Readonly<Record<keyof DeliveryAddOns, Cents>>;
  tax: Cents;
  total: Cents;
  deposit: Cents;
  /** Due on delivery. */
  due: Cents;
  /** Null if it isn't shown by the month. */
  month: QuoteMonth | null;
}

/** What a draft's figures depend on. */
type PricedDraft = Pick<
  QuoteDraft,
  "lines" | "deliveryPrice" | "noTaxReason" | "deposit" | "months" | keyof DeliveryAddOns
>;

/** A whole in hundredths of a percent. */
const WHOLE = 10_000;

/**
 * A quote's figures, in whole cents and exact: the only code that computes them, for composer, page,
 * emails, paper and records (rule 19.4). A line without a price counts as 0; a discount counts up to
 * its line, a deposit up to the total.
 */
export function quoteTotals(draft: PricedDraft, rules: QuoteRules): QuoteTotals {
  const lines = draft.lines.map(lineTotals);
  const products = sum(lines.map(({ total }) => total));
  const { itemsSubtotal, addOns, addOnsTotal } = deliveryOf(draft);
  const transport = draft.deliveryPrice ?? itemsSubtotal;
  const delivery = transport + addOnsTotal;
  const taxable =
    sum(draft.lines.map(({ taxed }, index) => (taxed ? (lines[index]?.total ?? 0) : 0))) +
    (rules.taxDelivery ? delivery : 0);
  const tax = draft.noTaxReason === "" ? partOf(taxable, rules.taxRate) : 0;
  const total = products + delivery + tax;
  const deposit = Math.min(draft.deposit ?? proposedDeposit(total, rules.depositPercent), total);
  return {
    lines,
    products,
    discount: sum(lines.map(({ discount }) => discount)),
    delivery,
    transport,
    addOns,
    tax,
    total,
    deposit,
    due: total - deposit,
    month: byTheMonth({ total, deposit, months: draft.months }, rules),
  };
}

/** The proposed deposit: a percentage of the total, half up to a whole dollar, never above the total. */
export function proposedDeposit(total: Cents, depositPercent: number): Cents {
  // A hundredth for the percent, and one for cents to dollars.
  const dollars = roundHalfUp(BigInt(total) * BigInt(depositPercent), 100n * 100n);
  return Math.min(dollars * 100, total);
}

/** What a line comes to before its discount; 0 without a price. */
export function lineBeforeDiscount({ price, quantity }: QuoteLine): Cents {
  return (price ?? 0) * quantity;
}

/** A line's discount as it was typed, which may be more than the line. */
export function typedDiscount(line: QuoteLine): Cents {
  return line.amountOff ?? partOf(lineBeforeDiscount(line), line.percentOff ?? 0);
}

function lineTotals(line: QuoteLine): LineTotals {
  const before = lineBeforeDiscount(line);
  const discount = Math.min(typedDiscount(line), before);
  return { discount, total: before - discount };
}

/** Add-ons are the whole quote's; delivery is only of what is delivered. */
function deliveryOf(draft: PricedDraft): DeliveryQuote {
  const delivered = draft.lines.flatMap(({ size, quantity }) =>
    size === null ? [] : [{ type: size, quantity }],
  );
  return deliveryQuote(delivered, draft);
}

/** Only over a number of months the shop offers, and only if every payment is at least a cent. */
function byTheMonth(
  { total, deposit, months }: { total: Cents; deposit: Cents; months: number | null },
  { monthly }: QuoteRules,
): QuoteMonth | null {
  if (!monthly || months === null || !monthly.months.includes(months)) return null;
  const loan = { total, downPayment: deposit, months, apr: monthly.apr };
  if (total === deposit || !hasPaymentsAboveZero(loan)) return null;
  const { financed, monthlyPayment, totalPaid, interest } = paymentPlan(loan);
  const payments = totalPaid - deposit;
  return {
    months,
    apr: monthly.apr,
    financed,
    payment: monthlyPayment,
    last: payments - monthlyPayment * (months - 1),
    payments,
    interest,
  };
}

/** A rate in hundredths of a percent of an amount, rounded half up to a cent. */
function partOf(amount: Cents, rate: number): Cents {
  return roundHalfUp(BigInt(amount) * BigInt(rate), BigInt(WHOLE));
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0);
}
