import { centsToDollars } from "#domain/money.ts";
import type { OfferLine } from "#domain/quote/offer.ts";
import type { LeadRecord } from "#server/leads/lead-draft.ts";
import type { StoredVersion } from "./stored-versions.ts";

/**
 * What the CRM gets of a version (rule 15.28): figures in dollars, and no link, note, question or typed
 * signature.
 */
export function crmFields({ number, status, offer, payment_wish }: StoredVersion): LeadRecord {
  return {
    quote_version: number,
    quote_status: status,
    quote_total: centsToDollars(offer.totals.total),
    quote_tax: centsToDollars(offer.totals.tax),
    quote_deposit: centsToDollars(offer.totals.deposit),
    quote_good_until: offer.goodUntil,
    payment_wish: payment_wish ?? "",
    quote_items_json: JSON.stringify(offer.lines.map(itemOf)),
  };
}

/** The fields that `crmFields` sets, for taking them out of a record again. */
export const crmFieldNames = [
  "quote_version",
  "quote_status",
  "quote_total",
  "quote_tax",
  "quote_deposit",
  "quote_good_until",
  "payment_wish",
  "quote_items_json",
] as const satisfies readonly (keyof ReturnType<typeof crmFields>)[];

function itemOf({ id, sku, title, quantity, price, discount, total }: OfferLine) {
  return {
    id: id ?? "",
    sku,
    title,
    quantity,
    unit_price: centsToDollars(price),
    discount: centsToDollars(discount),
    line_total: centsToDollars(total),
  };
}
