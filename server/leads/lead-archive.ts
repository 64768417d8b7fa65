import type { DeliveryStatus, LeadRow, SinkName } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store.ts";
import type { LeadRecord } from "./lead-draft.ts";
import { normalReference } from "./reference.ts";

/** A stored lead as the shop reads it. */
export interface ArchivedLead {
  reference: string;
  id: string;
  kind: string;
  name: string;
  /** ISO 8601 UTC. */
  submittedAt: string;
  record: LeadRecord;
  deliveries: ArchivedDelivery[];
}

export interface ArchivedDelivery {
  sink: SinkName;
  status: DeliveryStatus;
  attempts: number;
  lastError: string | null;
  /** What is odd about one that arrived. */
  note: string | null;
  nextAttemptAt: string;
  deliveredAt: string | null;
}

/** Ids per query, below every engine's limit on parameters. */
const BATCH = 500;

/** The latest leads, newest first; all of them without a limit. */
export async function latestLeads(queries: Queries, limit?: number): Promise<ArchivedLead[]> {
  const leads = await queries
    .selectFrom("leads")
    .selectAll()
    .orderBy("submitted_at", "desc")
    .orderBy("id")
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return withDeliveries(queries, leads);
}

/** The lead with this reference (however it was written down) or id. */
export async function findLead(
  queries: Queries,
  referenceOrId: string,
): Promise<ArchivedLead | undefined> {
  const leads = await queries
    .selectFrom("leads")
    .selectAll()
    .where((lead) =>
      lead.or([
        lead("id", "=", referenceOrId.toLowerCase()),
        lead("reference", "=", normalReference(referenceOrId)),
      ]),
    )
    .execute();
  return (await withDeliveries(queries, leads))[0];
}

async function withDeliveries(
  queries: Queries,
  leads: readonly LeadRow[],
): Promise<ArchivedLead[]> {
  const deliveries = new Map<string, ArchivedDelivery[]>();
  for (let from = 0; from < leads.length; from += BATCH) {
    const ids = leads.slice(from, from + BATCH).map(({ id }) => id);
    const rows = await queries
      .selectFrom("deliveries")
      .selectAll()
      .where("lead_id", "in", ids)
      .orderBy("sink")
      .execute();
    for (const row of rows) {
      deliveries.set(row.lead_id, [...(deliveries.get(row.lead_id) ?? []), toDelivery(row)]);
    }
  }
  return leads.map((lead) => ({
    reference: lead.reference,
    id: lead.id,
    kind: lead.kind,
    name: lead.contact_name,
    submittedAt: lead.submitted_at,
    record: JSON.parse(lead.record),
    deliveries: deliveries.get(lead.id) ?? [],
  }));
}

function toDelivery(row: {
  sink: SinkName;
  status: DeliveryStatus;
  attempts: number;
  last_error: string | null;
  note: string | null;
  next_attempt_at: string;
  delivered_at: string | null;
}): ArchivedDelivery {
  return {
    sink: row.sink,
    status: row.status,
    attempts: row.attempts,
    lastError: row.last_error,
    note: row.note,
    nextAttemptAt: row.next_attempt_at,
    deliveredAt: row.delivered_at,
  };
}
