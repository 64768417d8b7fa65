import { cleanLine } from "#domain/clean-text.ts";
import {
  type InboxPage,
  type InboxQuery,
  type InboxRow,
  inboxPageSize,
} from "#domain/desk/inbox.ts";
import type { LeadRow } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { aboutLead, readRecord } from "./about-lead.ts";
import { idsInList, type LeadFilter } from "./lead-lists.ts";
import { type PageEnd, readPageEnd, writePageEnd } from "./page-end.ts";
import { searchLeads } from "./search-leads.ts";
import { type FindColleague, staffNames } from "./staff-names.ts";

/** Longest search, in characters; the rest is ignored. */
const MAX_SEARCH = 200;

/** The columns of a lead that its row in a list is made of. */
export const rowColumns = [
  "id",
  "reference",
  "kind",
  "language",
  "contact_name",
  "record",
  "submitted_at",
  "answer_due_at",
  "answered_at",
  "state",
  "assigned_to",
  "lead_version",
  "changed_at",
] as const;

type ListedRow = Pick<LeadRow, (typeof rowColumns)[number]>;

/**
 * A page of a list, or of what a search finds in all of them, the latest first.
 * @param memberId who asks, for `me`
 */
export async function listLeads(
  queries: Queries,
  query: InboxQuery,
  memberId: string,
): Promise<InboxPage> {
  const typed = cleanLine(query.q ?? "").slice(0, MAX_SEARCH);
  const wanted = {
    filter: filterOf(query, memberId),
    after: readPageEnd(query.after),
    limit: inboxPageSize + 1,
  };
  const { leads, ends } = await (typed === ""
    ? inView(queries, query, wanted)
    : found(queries, { typed, ...wanted }));
  const names = await staffNames(queries);
  const end = ends[inboxPageSize - 1];
  return {
    rows: leads.slice(0, inboxPageSize).map((lead) => toRow(lead, names)),
    next: ends.length > inboxPageSize && end ? writePageEnd(end) : null,
  };
}

/** A lead's row in a list. */
export function toRow(lead: ListedRow, names: FindColleague): InboxRow {
  return {
    reference: lead.reference,
    kind: lead.kind,
    language: lead.language,
    name: lead.contact_name,
    state: lead.state,
    assignedTo: names(lead.assigned_to),
    dueAt: lead.answered_at === null ? lead.answer_due_at : null,
    submittedAt: lead.submitted_at,
    changedAt: lead.changed_at,
    version: lead.lead_version,
    ...aboutLead(readRecord(lead.record)),
  };
}

function filterOf({ kind, who }: InboxQuery, memberId: string): LeadFilter {
  const assignedTo = who === "me" ? memberId : who === "nobody" ? null : who;
  return { kind: kind || undefined, assignedTo: assignedTo === "" ? undefined : assignedTo };
}

interface Wanted {
  filter: LeadFilter;
  after: PageEnd | undefined;
  limit: number;
}

/** Leads in their order, with where a page would end after each. */
interface Listed {
  leads: ListedRow[];
  ends: PageEnd[];
}

async function inView(queries: Queries, { view }: InboxQuery, wanted: Wanted): Promise<Listed> {
  const listed = await idsInList(queries, view, wanted);
  const ids = listed.map(({ id }) => id);
  return {
    leads: await rowsInOrder(queries, "id", ids),
    ends: listed.map(({ id, key }) => ({ key: key ?? "", tie: id })),
  };
}

async function found(queries: Queries, search: Wanted & { typed: string }): Promise<Listed> {
  const matches = await searchLeads(queries, search);
  const references = matches.map(({ reference }) => reference);
  return {
    leads: await rowsInOrder(queries, "reference", references),
    ends: matches.map(({ reference, submitted }) => ({ key: String(submitted), tie: reference })),
  };
}

/** A lead that was erased since the list was read is left out. */
async function rowsInOrder(
  queries: Queries,
  column: "id" | "reference",
  values: readonly string[],
): Promise<ListedRow[]> {
  if (values.length === 0) return [];
  const rows = await queries
    .selectFrom("leads")
    .select(rowColumns)
    .where(column, "in", values)
    .execute();
  const byValue = new Map(rows.map((row) => [row[column], row]));
  return values.flatMap((value) => byValue.get(value) ?? []);
}
