import type { DeliveryAddOns } from "#domain/delivery/delivery-price.ts";
import type { Cents } from "#domain/product.ts";

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
