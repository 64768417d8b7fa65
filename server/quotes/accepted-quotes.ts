import type { ExpressionBuilder } from "kysely";
import { shopInstant } from "#domain/delivery/delivery-moment.ts";
import type { Tables } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { facts } from "#shop/facts.ts";

/** An accepted version, with its lead. */
export interface AcceptedQuote {
  reference: string;
  /** The shopper's. */
  name: string;
  /** Cents. */
  total: number;
}

/** The accepted quotes of these leads, in the order in which they were accepted. */
export function acceptedQuotes(
  queries: Queries,
  leadIds: readonly string[],
): Promise<AcceptedQuote[]> {
  return queries
    .selectFrom("quote_versions")
    .innerJoin("leads", "leads.id", "quote_versions.lead_id")
    .select(["reference", "contact_name as name", "total"])
    .where("status", "=", "accepted")
    .where("lead_id", "in", leadIds)
    .orderBy("accepted_at")
    .orderBy("reference")
    .execute();
}

/**
 * SQL condition: the lead's quote was accepted on or after a day, or its delivery is booked for that
 * day or a later one (rule 14.28). @param date `YYYY-MM-DD`, shop time
 */
export function hasAcceptedQuoteSince(lead: ExpressionBuilder<Tables, "leads">, date: string) {
  const midnight = shopInstant(facts.timeZone, date, "00:00").toISOString();
  return lead.exists(
    lead
      .selectFrom("quote_versions")
      .leftJoin("quotes", "quotes.lead_id", "quote_versions.lead_id")
      .leftJoin("bookings", "bookings.lead_id", "quotes.booking_lead_id")
      .select("quote_versions.number")
      .whereRef("quote_versions.lead_id", "=", "leads.id")
      .where("quote_versions.status", "=", "accepted")
      .where((version) =>
        version.or([
          version("accepted_at", ">=", midnight),
          version.and([
            version("bookings.status", "=", "booked"),
            version("bookings.date", ">=", date),
          ]),
        ]),
      ),
  );
}
