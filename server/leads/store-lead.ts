import type { NewLeadRow, NewMessageRow } from "#server/store/schema.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import type { LeadRecord } from "./lead-draft.ts";
import type { LeadFile } from "./lead-file.ts";
import { storeLeadFiles } from "./lead-file-store.ts";
import type { LeadKind } from "./lead-kind.ts";
import type { FieldErrors } from "./submission.ts";

/** Without an idempotency key, the same content within this time is the same lead (rule 14.6). */
export const SAME_CONTENT_MS = 10 * 60 * 1000;

/** A lead with everything it causes, ready to be stored at once. */
export interface NewLead {
  lead: NewLeadRow;
  contentHash: string;
  files: readonly LeadFile[];
  deliveries: readonly NewMessageRow[];
  /** What else belongs to it; reasons why it can't be stored undo everything. */
  storeRelated?: (queries: Queries) => Promise<FieldErrors | undefined>;
  /** As of its kind: the same content as a lead that was cancelled since is a new lead. */
  findCancelled?: LeadKind["findCancelled"];
}

export interface ExistingLead {
  id: string;
  reference: string;
  /** Whose it is: address in lower case, number in E.164. */
  contact_email: string | null;
  contact_phone: string | null;
}

export type StoreResult =
  /** `isNew` is false when an earlier submission of it was stored already. */
  (ExistingLead & { isNew: boolean }) | { refused: FieldErrors };

/** Takes the transaction back; never leaves this file. */
class RefusedError extends Error {
  readonly errors: FieldErrors;

  constructor(errors: FieldErrors) {
    super("refused");
    this.errors = errors;
  }
}

/**
 * Stores a lead and its deliveries in one transaction, or finds the lead it repeats. Races are
 * decided by the database: of many at once exactly one is stored, and all get its reference.
 * @throws a unique violation when the reference is taken; try another.
 */
export async function storeLead(store: Store, toStore: NewLead): Promise<StoreResult> {
  try {
    return await store.write((transaction) => insertAll(transaction, toStore));
  } catch (error) {
    if (error instanceof RefusedError) return { refused: error.errors };
    throw error;
  }
}

async function insertAll(transaction: Queries, toStore: NewLead): Promise<StoreResult> {
  const { id, reference, idempotency_key } = toStore.lead;
  const earlier =
    idempotency_key === null
      ? await insertUnlessDuplicate(transaction, toStore)
      : await insertUnlessKeyExists(transaction, toStore);
  if (earlier !== undefined) return { ...earlier, isNew: false };
  const refused = await toStore.storeRelated?.(transaction);
  if (refused) throw new RefusedError(refused);
  await storeLeadFiles(transaction, id, toStore.files);
  if (toStore.deliveries.length > 0) {
    await transaction
      .insertInto("deliveries")
      .values([...toStore.deliveries])
      .execute();
  }
  const { contact_email = null, contact_phone = null } = toStore.lead;
  return { id, reference, contact_email, contact_phone, isNew: true };
}

/** The lead that was stored under this key, if one was. */
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

/** What a lead says now. */
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
  { lead, contentHash }: NewLead,
): Promise<ExistingLead | undefined> {
  const inserted = await queries
    .insertInto("leads")
    .values(lead)
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
  { lead, contentHash, findCancelled }: NewLead,
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
            // Later than now: the clock was set back since.
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
  await queries.insertInto("leads").values(lead).execute();
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
