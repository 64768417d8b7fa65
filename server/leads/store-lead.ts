import type { NewLeadRow, NewMessageRow } from "#server/store/schema.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import type { LeadRecord } from "./lead-draft.ts";
import type { LeadFile } from "./lead-file.ts";
import { storeLeadFiles } from "./lead-file-store.ts";
import type { LeadKind } from "./lead-kind.ts";
import { storeLeadWords } from "./lead-words.ts";
import { copiesForStaff } from "./staff-emails.ts";
import type { FieldErrors } from "./submission.ts";

/** Without an idempotency key, the same content within this time is the same lead (rule 14.6). */
export const SAME_CONTENT_MS = 10 * 60 * 1000;

/** A lead's own rows, to be stored in one transaction. */
export interface LeadRows {
  lead: NewLeadRow;
  contentHash: string;
  files: readonly LeadFile[];
  deliveries: readonly NewMessageRow[];
  /** See `LeadKind`: the same content as a lead cancelled since is a new lead. */
  findCancelled?: LeadKind["findCancelled"];
}

/** A lead with everything that is stored in its transaction. */
export interface NewLead extends LeadRows {
  /** Stores what else belongs to it; if it returns errors, everything is rolled back. */
  storeRelated?: (queries: Queries) => Promise<FieldErrors | undefined>;
}

export interface ExistingLead {
  id: string;
  reference: string;
  /** Identifies the person: normalized email address, number in E.164. */
  contact_email: string | null;
  contact_phone: string | null;
}

/** `isNew` is false if it repeats a lead that was already stored. */
type InsertedLead = ExistingLead & { isNew: boolean };

export type StoreResult = InsertedLead | { refused: FieldErrors };

/** Rolls back the transaction; never thrown outside this file. */
class RefusedError extends Error {
  readonly errors: FieldErrors;

  constructor(errors: FieldErrors) {
    super("refused");
    this.errors = errors;
  }
}

/**
 * Stores a lead and its messages in one transaction, or finds the lead it repeats. The database
 * decides races: of many concurrent calls exactly one stores the lead, and all return its
 * reference.
 * @throws a unique violation if the reference is taken; try another.
 */
export async function storeLead(store: Store, newLead: NewLead): Promise<StoreResult> {
  try {
    return await store.write(async (transaction) => {
      const stored = await insertLead(transaction, newLead);
      const refused = stored.isNew ? await newLead.storeRelated?.(transaction) : undefined;
      if (refused) throw new RefusedError(refused);
      return stored;
    });
  } catch (error) {
    if (error instanceof RefusedError) return { refused: error.errors };
    throw error;
  }
}

/**
 * Stores a lead's rows in the caller's transaction, or finds the lead it repeats.
 * @throws a unique violation if the reference is taken, after which the transaction must be repeated.
 */
export async function insertLead(transaction: Queries, rows: LeadRows): Promise<InsertedLead> {
  const { id, reference, idempotency_key } = rows.lead;
  const earlier =
    idempotency_key === null
      ? await insertUnlessDuplicate(transaction, rows)
      : await insertUnlessKeyExists(transaction, rows);
  if (earlier !== undefined) return { ...earlier, isNew: false };
  await storeLeadWords(transaction, [rows.lead]);
  await storeLeadFiles(transaction, id, rows.files);
  const copies = await copiesForStaff(transaction, rows.deliveries);
  const messages = [...rows.deliveries, ...copies];
  if (messages.length > 0) {
    await transaction.insertInto("deliveries").values(messages).execute();
  }
  const { contact_email = null, contact_phone = null } = rows.lead;
  return { id, reference, contact_email, contact_phone, isNew: true };
}

/** The lead that was stored under this key, if any. */
export async function findByKey(
  queries: Queries,
  kind: string,
  key: string,
): Promise<ExistingLead | undefined> {
  return queries
    .selectFrom("leads")
    .select(["id", "reference", "contact_email", "contact_phone"])
    .where("kind", "=", kind)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
}

/** A lead's current record. */
export async function findRecord(queries: Queries, leadId: string): Promise<LeadRecord> {
  const { record } = await queries
    .selectFrom("leads")
    .select("record")
    .where("id", "=", leadId)
    .executeTakeFirstOrThrow();
  return JSON.parse(record) as LeadRecord;
}

async function insertUnlessKeyExists(
  queries: Queries,
  { lead, contentHash }: LeadRows,
): Promise<ExistingLead | undefined> {
  const inserted = await queries
    .insertInto("leads")
    .values({ ...lead, is_indexed: 1 })
    .onConflict((conflict) => conflict.columns(["kind", "idempotency_key"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return findByKey(queries, lead.kind, lead.idempotency_key ?? "");
  const latest = { lead_id: lead.id, submitted_at: lead.submitted_at };
  await queries
    .insertInto("recent_contents")
    .values({ content_hash: contentHash, ...latest })
    .onConflict((conflict) => conflict.column("content_hash").doUpdateSet(latest))
    .execute();
  return undefined;
}

async function insertUnlessDuplicate(
  queries: Queries,
  { lead, contentHash, findCancelled }: LeadRows,
): Promise<ExistingLead | undefined> {
  const latest = { lead_id: lead.id, submitted_at: lead.submitted_at };
  const now = Date.parse(lead.submitted_at);
  const claimed = await queries
    .insertInto("recent_contents")
    .values({ content_hash: contentHash, ...latest })
    .onConflict((conflict) =>
      conflict
        .column("content_hash")
        .doUpdateSet(latest)
        .where((is) =>
          is.or([
            is("recent_contents.submitted_at", "<", isoTime(now - SAME_CONTENT_MS)),
            // In the future, because the clock was set back since.
            is("recent_contents.submitted_at", ">", isoTime(now + SAME_CONTENT_MS)),
            ...(findCancelled
              ? [is.exists(findCancelled(queries, is.ref("recent_contents.lead_id")))]
              : []),
          ]),
        ),
    )
    .returning("lead_id")
    .executeTakeFirst();
  if (!claimed) return findByContent(queries, contentHash);
  await queries
    .insertInto("leads")
    .values({ ...lead, is_indexed: 1 })
    .execute();
  return undefined;
}

function findByContent(queries: Queries, contentHash: string): Promise<ExistingLead> {
  return queries
    .selectFrom("recent_contents")
    .innerJoin("leads", "leads.id", "recent_contents.lead_id")
    .select(["leads.id", "leads.reference", "leads.contact_email", "leads.contact_phone"])
    .where("content_hash", "=", contentHash)
    .executeTakeFirstOrThrow();
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
