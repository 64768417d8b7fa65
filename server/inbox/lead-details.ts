import type { InboxRow, LeadDetails, LeadMessage } from "#domain/desk/inbox.ts";
import { normalizeReference } from "#server/leads/reference.ts";
import { staffOccasion } from "#server/leads/staff-emails.ts";
import type { LeadRow } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { readRecord } from "./about-lead.ts";
import { readHistory, shownHistory } from "./history.ts";
import { rowColumns, toRow } from "./list-leads.ts";
import { type FindColleague, staffNames } from "./staff-names.ts";

/** Other leads of the same person that are shown. */
const MAX_OTHERS = 10;

const detailColumns = [...rowColumns, "contact_email", "contact_phone", "lost_reason"] as const;

/** A lead with everything the shop knows of it; undefined if there is none. */
export async function leadDetails(
  queries: Queries,
  reference: string,
): Promise<LeadDetails | undefined> {
  const lead = await queries
    .selectFrom("leads")
    .select(detailColumns)
    .where("reference", "=", normalizeReference(reference))
    .executeTakeFirst();
  if (!lead) return undefined;
  const names = await staffNames(queries);
  const { productIds: _productIds, words: _words, ...row } = toRow(lead, names);
  return {
    ...row,
    email: lead.contact_email,
    phone: lead.contact_phone,
    answeredAt: lead.answered_at,
    lostReason: lead.lost_reason,
    record: readRecord(lead.record),
    history: shownHistory(await readHistory(queries, lead.id), lead.submitted_at, names),
    messages: await messagesOf(queries, lead.id),
    others: await othersOf(queries, lead, names),
  };
}

async function messagesOf(queries: Queries, leadId: string): Promise<LeadMessage[]> {
  const rows = await queries
    .selectFrom("deliveries")
    .select(["id", "sink", "status", "delivered_at", "last_error"])
    .where("lead_id", "=", leadId)
    .where("occasion", "not like", `${staffOccasion}%`)
    .orderBy("queued_at")
    .orderBy("sink")
    .execute();
  return rows.map(({ id, sink, status, delivered_at, last_error }) => ({
    id,
    to: sink,
    status,
    deliveredAt: delivered_at,
    lastError: last_error,
  }));
}

type Person = Pick<LeadRow, "id" | "contact_email" | "contact_phone">;

async function othersOf(
  queries: Queries,
  { id, contact_email, contact_phone }: Person,
  names: FindColleague,
): Promise<InboxRow[]> {
  const others = await queries
    .selectFrom("leads")
    .select(rowColumns)
    .where("id", "!=", id)
    .where((lead) =>
      lead.or([
        ...(contact_email === null ? [] : [lead("contact_email", "=", contact_email)]),
        ...(contact_phone === null ? [] : [lead("contact_phone", "=", contact_phone)]),
      ]),
    )
    .orderBy("submitted_at", "desc")
    .orderBy("id")
    .limit(MAX_OTHERS)
    .execute();
  return others.map((other) => toRow(other, names));
}
