import type { DeliveryAddOns, DeliverySize } from "#domain/delivery/delivery-price.ts";
import type { Cents } from "#domain/product.ts";
import type { QuoteTotals } from "./quote-totals.ts";

/** A line of a version as it was sent. */
export interface OfferLine {
  /** Of a product or variant; null for something that wasn't in the catalog. */
  id: string | null;
  /** Empty for something that wasn't in the catalog, as are the details. */
  sku: string;
  title: string;
  /** Color and size, such as `Cognac · 88 × 39 × 35 in`. */
  details: string;
  /** Its page in the shop. */
  path: string | null;
  /** Name of its picture in the catalog. */
  image: string | null;
  /** For one, before the discount. */
  price: Cents;
  quantity: number;
  /** In hundredths of a percent. */
  percentOff?: number;
  amountOff?: Cents;
  /** What the discount comes to; not negative. */
  discount: Cents;
  /** After the discount. */
  total: Cents;
  taxed: boolean;
  size: DeliverySize | null;
}

/**
 * One version of a quote with every text and figure as it was sent: nothing of it follows the
 * catalog, the tax rate or the shop's settings afterwards (rule 19.7).
 */
export interface Offer {
  lines: readonly OfferLine[];
  zip: string;
  addOns: DeliveryAddOns;
  /** Sales tax in hundredths of a percent. */
  taxRate: number;
  noTaxReason: string;
  totals: Omit<QuoteTotals, "lines">;
  /** `YYYY-MM-DD`, shop time. */
  goodUntil: string;
  message: string;
  terms: readonly string[];
  /** The seller's name. */
  from: string;
  /** The shopper's name. */
  to: string;
}

/** Whether anything of it is delivered. */
export function isDelivered({ lines, totals }: Pick<Offer, "lines" | "totals">): boolean {
  return totals.delivery > 0 || lines.some(({ size }) => size !== null);
}
