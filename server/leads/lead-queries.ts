import type { LeadState } from "#domain/desk/lead-state.ts";
import type { Language } from "#domain/language.ts";
import type { FindReferences } from "#server/outbox/sink-worker.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { LeadRow, MessageStatus, SinkName } from "#server/store/schema.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import type { LeadRecord } from "./lead-draft.ts";
import { withLanguage } from "./lead-record.ts";
import { normalizeReference } from "./reference.ts";

/** A stored lead as the list shows it. */
export interface ListedLead {
  reference: string;
  id: string;
  kind: string;
  language: Language;
  name: string;
  /** ISO 8601 UTC. */
  submittedAt: string;
  state: LeadState;
  /** Id of the staff member who has it. */
  assignedTo: string | null;
  deliveries: StoredMessage[];
}

/** A stored lead with everything in it. */
export interface StoredLead extends ListedLead {
  record: LeadRecord;
  isAnswered: boolean;
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

const listedColumns = [
  "id",
  "reference",
  "kind",
  "language",
  "contact_name",
  "submitted_at",
  "state",
  "assigned_to",
] as const;

/** The latest leads, newest first. */
export async function latestLeads(queries: Queries, limit: number): Promise<ListedLead[]> {
  const leads = await queries
    .selectFrom("leads")
    .select(listedColumns)
    .orderBy("submitted_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return withDeliveries(queries, leads);
}

/** The lead with this id or reference, in any spelling. */
export async function findLead(
  queries: Queries,
  referenceOrId: string,
): Promise<StoredLead | undefined> {
  const lead = await queries
    .selectFrom("leads")
    .select([...listedColumns, "record", "answered_at"])
    .where((lead) =>
      lead.or([
        lead("id", "=", referenceOrId.toLowerCase()),
        lead("reference", "=", normalizeReference(referenceOrId)),
      ]),
    )
    .executeTakeFirst();
  if (!lead) return undefined;
  const [listed] = await withDeliveries(queries, [lead]);
  const isAnswered = lead.answered_at !== null;
  const record = withLanguage(JSON.parse(lead.record), lead.language);
  return listed && { ...listed, record, isAnswered };
}

async function withDeliveries(
  queries: Queries,
  leads: readonly Pick<LeadRow, (typeof listedColumns)[number]>[],
): Promise<ListedLead[]> {
  const deliveries = new Map<string, StoredMessage[]>();
  for (let from = 0; from < leads.length; from += BATCH) {
    const ids = leads.slice(from, from + BATCH).map(({ id }) => id);
    const rows = await queries
      .selectFrom("deliveries")
      .select(["lead_id", "sink", "status", "attempts", "last_error", "note"])
      .select(["next_attempt_at", "delivered_at"])
      .where("lead_id", "in", ids)
      .orderBy("sink")
      .execute();
    for (const row of rows) {
      const messages = deliveries.get(row.lead_id) ?? [];
      messages.push(toMessage(row));
      deliveries.set(row.lead_id, messages);
    }
  }
  return leads.map((lead) => ({
    reference: lead.reference,
    id: lead.id,
    kind: lead.kind,
    language: lead.language,
    name: lead.contact_name,
    submittedAt: lead.submitted_at,
    state: lead.state,
    assignedTo: lead.assigned_to,
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

/** Finds the references of leads, for the outbox. */
export function leadReferences({ queries }: Store): FindReferences {
  return async (leadIds) => {
    const leads = await retryOnBusy(() =>
      queries.selectFrom("leads").select(["id", "reference"]).where("id", "in", leadIds).execute(),
    );
    return new Map(leads.map(({ id, reference }) => [id, reference]));
  };
}
