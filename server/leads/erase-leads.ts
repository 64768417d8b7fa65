import { removeEmailFiles } from "#server/mail/email-folder.ts";
import { deleteMessages } from "#server/outbox/withdraw.ts";
import type { Clock } from "#server/platform/clock.ts";
import { emptyMovedDatabase } from "#server/store/moved-database.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { requireScrub } from "./due-scrub.ts";
import { emailVariants } from "./email-lookup.ts";
import type { LeadKind, LeadKinds } from "./lead-kind.ts";
import { phoneSpellings } from "./phone-spellings.ts";

/** The person to erase, by an email address or phone number in any spelling. */
export type Person = { email: string } | { phone: string };

export interface ErasedLead {
  reference: string;
  id: string;
}

export interface Erasure {
  erased: ErasedLead[];
  /** Number of email files removed from the data folder. */
  emailFiles: number;
  /** Leads with the same phone but no email address: perhaps the same person's, but not erased. */
  samePhone: ErasedLead[];
}

export interface EraseDeps {
  store: Store;
  kinds: LeadKinds;
  dataDir: string;
  clock: Clock;
}

/**
 * Erases a person's leads (rule 14.27): rows, payloads and email files. What the rows leave in the
 * database's files is removed in the coming night, or by `scrubNow`. Emails and webhooks sent before
 * can't be recalled. Safe while servers run, and safe to repeat after a failure.
 */
export async function erasePerson(deps: EraseDeps, person: Person): Promise<Erasure> {
  const { store } = deps;
  const leads = await leadsOf(store, person);
  const samePhone = "email" in person ? await leadsWithSamePhone(store, leads) : [];
  const emailFiles = await eraseRows(deps, leads);
  return { erased: leads.map(toErased), emailFiles, samePhone };
}

/**
 * Erases leads with everything that belongs to them, including email files and what their kinds
 * store. Returns how many email files were removed.
 */
export async function eraseRows(deps: EraseDeps, leads: readonly ErasedLead[]): Promise<number> {
  const { store, dataDir } = deps;
  const kinds = [...deps.kinds.values()];
  const ids = leads.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await requireScrub(store, deps.clock());
  if (store.engine === "postgres") await emptyMovedDatabase(dataDir);
  let emailFiles = 0;
  const removeFiles = async () => {
    for (const { reference } of leads) emailFiles += await removeEmailFiles(dataDir, reference);
  };
  do {
    await deleteMessages(store, ids, deps.clock);
    await removeFiles();
  } while (!(await store.write((transaction) => deleteLeads(transaction, kinds, ids))));
  // A worker that took longer than its lease may have written a file meanwhile.
  await removeFiles();
  // Again, as another process may have scrubbed the files while the rows were still there.
  await requireScrub(store, deps.clock());
  return emailFiles;
}

/**
 * Deletes leads that have no messages left. Returns false and deletes nothing if a change or
 * reminder queued another message meanwhile, as its email may be about to be written to the
 * folder.
 */
async function deleteLeads(
  queries: Queries,
  kinds: readonly LeadKind[],
  ids: readonly string[],
): Promise<boolean> {
  const releases: (() => Promise<void>)[] = [];
  for (const kind of kinds) {
    if (kind.lockForErasing) releases.push(await kind.lockForErasing(queries, ids));
  }
  await lockLeads(queries, ids);
  const queued = await queries
    .selectFrom("deliveries")
    .select("id")
    .where("lead_id", "in", ids)
    .executeTakeFirst();
  if (queued) return false;
  for (const release of releases) await release();
  await queries.deleteFrom("leads").where("id", "in", ids).execute();
  return true;
}

/** Locks the leads' rows, so that the shop's own reminder can't be queued meanwhile. */
async function lockLeads(queries: Queries, ids: readonly string[]): Promise<void> {
  await queries
    .updateTable("leads")
    .set((row) => ({ reference: row.ref("reference") }))
    .where("id", "in", ids)
    .execute();
}

type FoundLead = ErasedLead & { contact_phone: string | null };

/** A person's leads, of every kind. */
export async function leadsOf({ queries }: Store, person: Person): Promise<FoundLead[]> {
  const leads = queries.selectFrom("leads").select(["id", "reference", "contact_phone"]);
  return "email" in person
    ? leads.where("contact_email", "in", emailVariants(person.email)).execute()
    : leads.where("contact_phone", "in", await phoneSpellings(queries, [person.phone])).execute();
}

async function leadsWithSamePhone(
  { queries }: Store,
  leads: readonly FoundLead[],
): Promise<ErasedLead[]> {
  const phones = leads.flatMap(({ contact_phone }) => contact_phone ?? []);
  if (phones.length === 0) return [];
  const found = await queries
    .selectFrom("leads")
    .select(["id", "reference"])
    .where("contact_phone", "in", await phoneSpellings(queries, phones))
    .where("contact_email", "is", null)
    .execute();
  return found.map(toErased);
}

function toErased({ reference, id }: ErasedLead): ErasedLead {
  return { reference, id };
}
