import { removeEmailFiles } from "#server/mail/email-folder.ts";
import { deleteMessages } from "#server/outbox/withdraw.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { emailVariants } from "./email-lookup.ts";
import type { LeadKind, LeadKinds } from "./lead-kind.ts";
import { phoneVariants } from "./phone-variants.ts";

/** Whose data goes: an email address or a phone number, however they are written. */
export type Person = { email: string } | { phone: string };

export interface ErasedLead {
  reference: string;
  id: string;
}

export interface Erasure {
  erased: ErasedLead[];
  /** Mail files removed from the data folder. */
  emailFiles: number;
  /** Leads without an email address from the same phone: perhaps theirs too, left alone. */
  samePhone: ErasedLead[];
}

export interface EraseDeps {
  store: Store;
  kinds: LeadKinds;
  dataDir: string;
  clock: Clock;
}

/**
 * Erases a person's leads byte for byte (rule 14.27): rows, payloads, mail files, and what deleted
 * rows leave in the database's files. Mails and webhooks sent before are out of reach. Safe while
 * servers run, and safe to repeat after a failure.
 */
export async function erasePerson(deps: EraseDeps, person: Person): Promise<Erasure> {
  const { store } = deps;
  const leads = await findLeads(store, person);
  const samePhone = "email" in person ? await leadsWithSamePhone(store, leads) : [];
  const emailFiles = await eraseRows(deps, leads);
  // Also when nothing was found: an earlier attempt may have failed half-way.
  await store.scrub();
  return { erased: leads.map(toErased), emailFiles, samePhone };
}

/**
 * Erases leads with all that belongs to them, what their kinds keep and mail files too. What the rows
 * leave in the database's files is scrubbed by the caller. Returns how many mail files went.
 */
export async function eraseRows(deps: EraseDeps, leads: readonly ErasedLead[]): Promise<number> {
  const { store, dataDir } = deps;
  const kinds = [...deps.kinds.values()];
  const ids = leads.map(({ id }) => id);
  if (ids.length === 0) return 0;
  let emailFiles = 0;
  const removeFiles = async () => {
    for (const { reference } of leads) emailFiles += await removeEmailFiles(dataDir, reference);
  };
  do {
    await deleteMessages(store, ids, deps.clock);
    await removeFiles();
  } while (!(await store.write((transaction) => deleteLeads(transaction, kinds, ids))));
  // A worker that took longer than its lease may have written one meanwhile.
  await removeFiles();
  return emailFiles;
}

/**
 * Deletes leads that have no deliveries any more. False, and nothing is deleted, when a change or a
 * reminder queued another meanwhile: its mail may be on the way to the folder.
 */
async function deleteLeads(
  queries: Queries,
  kinds: readonly LeadKind[],
  ids: readonly string[],
): Promise<boolean> {
  const givingBack: (() => Promise<void>)[] = [];
  for (const kind of kinds) {
    if (kind.lockForErasing) givingBack.push(await kind.lockForErasing(queries, ids));
  }
  await lockLeads(queries, ids);
  const queued = await queries
    .selectFrom("deliveries")
    .select("id")
    .where("lead_id", "in", ids)
    .executeTakeFirst();
  if (queued) return false;
  for (const giveBack of givingBack) await giveBack();
  await queries.deleteFrom("leads").where("id", "in", ids).execute();
  return true;
}

/** The shop's own reminder is queued by whoever writes the lead's row. */
async function lockLeads(queries: Queries, ids: readonly string[]): Promise<void> {
  await queries
    .updateTable("leads")
    .set((row) => ({ reference: row.ref("reference") }))
    .where("id", "in", ids)
    .execute();
}

type FoundLead = ErasedLead & { contact_phone: string | null };

async function findLeads({ queries }: Store, person: Person): Promise<FoundLead[]> {
  const leads = queries.selectFrom("leads").select(["id", "reference", "contact_phone"]);
  return "email" in person
    ? leads.where("contact_email", "in", emailVariants(person.email)).execute()
    : leads.where("contact_phone", "in", await phoneVariants(queries, [person.phone])).execute();
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
    .where("contact_phone", "in", await phoneVariants(queries, phones))
    .where("contact_email", "is", null)
    .execute();
  return found.map(toErased);
}

function toErased({ reference, id }: ErasedLead): ErasedLead {
  return { reference, id };
}
