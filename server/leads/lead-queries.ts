import type { LeadRow, MessageStatus, SinkName } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";
import type { LeadRecord } from "./lead-draft.ts";
import { normalizeReference } from "./reference.ts";

/** A stored lead as commands show it. */
export interface StoredLead {
  reference: string;
  id: string;
  kind: string;
  name: string;
  /** ISO 8601 UTC. */
  submittedAt: string;
  record: LeadRecord;
  deliveries: StoredMessage[];
}

export interface StoredMessage {
  sink: SinkName;
  status: MessageStatus;
  attempts: number;
  lastError: string | null;
  /** Something odd about a delivered message. */
  note: string | null;
  nextAttemptAt: string;
  deliveredAt: string | null;
}

/** Ids per query, below both engines' limit on parameters. */
const BATCH = 500;

/** The latest leads, newest first; all leads without a limit. */
export async function latestLeads(queries: Queries, limit?: number): Promise<StoredLead[]> {
  const leads = await queries
    .selectFrom("leads")
    .selectAll()
    .orderBy("submitted_at", "desc")
    .orderBy("id")
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return withDeliveries(queries, leads);
}

/** The lead with this id or reference, in any spelling. */
export async function findLead(
  queries: Queries,
  referenceOrId: string,
): Promise<StoredLead | undefined> {
  const leads = await queries
    .selectFrom("leads")
    .selectAll()
    .where((lead) =>
      lead.or([
        lead("id", "=", referenceOrId.toLowerCase()),
        lead("reference", "=", normalizeReference(referenceOrId)),
      ]),
    )
    .execute();
  return (await withDeliveries(queries, leads))[0];
}

async function withDeliveries(queries: Queries, leads: readonly LeadRow[]): Promise<StoredLead[]> {
  const deliveries = new Map<string, StoredMessage[]>();
  for (let from = 0; from < leads.length; from += BATCH) {
    const ids = leads.slice(from, from + BATCH).map(({ id }) => id);
    const rows = await queries
      .selectFrom("deliveries")
      .selectAll()
      .where("lead_id", "in", ids)
      .orderBy("sink")
      .execute();
    for (const row of rows) {
      deliveries.set(row.lead_id, [...(deliveries.get(row.lead_id) ?? []), toMessage(row)]);
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

function toMessage(row: {
  sink: SinkName;
  status: MessageStatus;
  attempts: number;
  last_error: string | null;
  note: string | null;
  next_attempt_at: string;
  delivered_at: string | null;
}): StoredMessage {
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
