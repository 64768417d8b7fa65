import type { Colleague } from "#domain/desk/inbox.ts";
import type { QuoteDraft } from "#domain/quote/quote-draft.ts";
import { readDraft } from "#domain/quote/read-draft.ts";
import type { FindColleague } from "#server/inbox/staff-names.ts";
import type { QuoteRow } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";

/** How long somebody is taken to be writing after the last sign of it, in milliseconds. */
const WRITING_MS = 90_000;

/** A draft as it was saved. */
export interface SavedDraft {
  draft: QuoteDraft;
  /** Raised whenever it is saved. */
  version: number;
  /** ISO 8601 UTC. */
  savedAt: string;
}

/** The row of a lead's quote; undefined before anything was written. */
export function findQuote(queries: Queries, leadId: string): Promise<QuoteRow | undefined> {
  return queries.selectFrom("quotes").selectAll().where("lead_id", "=", leadId).executeTakeFirst();
}

/** What a quote's row has of the draft; undefined before it was saved. */
export function savedDraft(row: QuoteRow | undefined): SavedDraft | undefined {
  if (!row?.draft) return undefined;
  const read = readDraft(row.draft);
  if (!read.ok) throw new Error(`The draft of lead ${row.lead_id} can't be read.`);
  return { draft: read.draft, version: row.draft_version, savedAt: row.draft_saved_at ?? "" };
}

/** Who else is writing the draft now; null if nobody is. */
export function otherWriter(
  row: QuoteRow | undefined,
  me: string,
  { names, now }: { names: FindColleague; now: Date },
): Colleague | null {
  if (!row?.writer_id || row.writer_id === me) return null;
  return (row.writing_until ?? "") > now.toISOString() ? names(row.writer_id) : null;
}

/** Notes that a staff member is writing a lead's quote, in the caller's transaction. */
export async function noteWriter(
  queries: Queries,
  { leadId, memberId, row }: { leadId: string; memberId: string; row: QuoteRow | undefined },
  now: Date,
): Promise<void> {
  const writing_until = new Date(now.getTime() + WRITING_MS).toISOString();
  if (!row) {
    await insertQuote(queries, leadId, { writer_id: memberId, writing_until });
    return;
  }
  // A change of who writes is told to open pages, another sign of the same one isn't.
  const change = row.writer_id === memberId ? {} : { writer_id: memberId };
  await queries
    .updateTable("quotes")
    .set({ ...change, writing_until })
    .where("lead_id", "=", leadId)
    .execute();
}

/** Saves a draft over the one before, in the caller's transaction. @returns its number */
export async function storeDraft(
  queries: Queries,
  { leadId, draft }: { leadId: string; draft: QuoteDraft },
  now: Date,
): Promise<number> {
  const { draft_version } = await queries
    .updateTable("quotes")
    .set((row) => ({
      draft: JSON.stringify(draft),
      draft_version: row("draft_version", "+", 1),
      draft_saved_at: now.toISOString(),
    }))
    .where("lead_id", "=", leadId)
    .returning("draft_version")
    .executeTakeFirstOrThrow();
  return draft_version;
}

async function insertQuote(
  queries: Queries,
  leadId: string,
  writer: Pick<QuoteRow, "writer_id" | "writing_until">,
): Promise<void> {
  const draft = { draft: null, draft_saved_at: null };
  await queries
    .insertInto("quotes")
    .values({ lead_id: leadId, ...draft, ...writer })
    .execute();
}
