import type { ExpressionBuilder } from "kysely";
import type { LeadIdOrColumn } from "#server/leads/lead-kind.ts";
import type { Tables } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";

/** Query for the lead's booking if it is cancelled; no row otherwise. */
export function findCancelled(queries: Queries, leadId: LeadIdOrColumn) {
  return queries
    .selectFrom("bookings")
    .select("lead_id")
    .where("lead_id", "=", leadId)
    .where("status", "=", "cancelled");
}

/** SQL condition: the lead has a booking, cancelled or not, on or after a day, `YYYY-MM-DD`. */
export function hasBookingSince(lead: ExpressionBuilder<Tables, "leads">, date: string) {
  return lead.exists(
    lead
      .selectFrom("bookings")
      .select("lead_id")
      .whereRef("lead_id", "=", "leads.id")
      .where("date", ">=", date),
  );
}
