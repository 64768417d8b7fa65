import { firstName } from "#domain/desk/initials.ts";
import { formatMoneyWithCents } from "#domain/money.ts";
import type { Config } from "#server/config/read-config.ts";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { scrubbedBy, scrubNow } from "#server/leads/due-scrub.ts";
import { type ErasedLead, erasePerson, leadsOf, type Person } from "#server/leads/erase-leads.ts";
import { systemClock } from "#server/platform/clock.ts";
import { acceptedQuotes } from "#server/quotes/accepted-quotes.ts";
import type { Store } from "#server/store/store-interface.ts";
import { CommandError, type CommandOutput } from "./output.ts";
import { shopTime } from "./shop-time.ts";

export interface EraseRequest {
  person: Person;
  /** Also from the free space of the database's files. */
  now: boolean;
  /** Also if the person has accepted a quote. */
  accepted: boolean;
}

/**
 * Erases a person's data on request (rules 14.25 and 14.27).
 * @throws CommandError if the person has an accepted quote that isn't meant to be erased
 */
export async function eraseOnRequest(
  store: Store,
  { person, now, accepted }: EraseRequest,
  { dataDir }: Config,
): Promise<CommandOutput> {
  if (!accepted) await refuseAccepted(store, person);
  const erasure = await erasePerson(
    { store, kinds: leadKinds, dataDir, clock: systemClock },
    person,
  );
  if (now) await scrubNow(store);
  const bytesLeftUntil = (await scrubbedBy(store, systemClock()))?.toISOString() ?? null;
  const { erased, emailFiles, samePhone } = erasure;
  const lines = [
    erased.length === 0
      ? "No lead from this person is stored."
      : `Erased ${erased.length === 1 ? "1 lead" : `${erased.length} leads`} (${names(erased)}) and ${emailFiles === 1 ? "1 mail file" : `${emailFiles} mail files`}.`,
    bytesLeftUntil === null
      ? "Nothing erased is left in the free space of the database's files."
      : `What is erased is gone from the free space of the database's files by ${shopTime(bytesLeftUntil)}, or at once with --now.`,
    samePhone.length > 0
      ? `Left alone, from the same phone without an e-mail address: ${names(samePhone)}. If they are this person's, erase them with --phone.`
      : "",
    "Backups, your CRM and mails already sent are not reached from here.",
  ];
  return {
    json: { ...erasure, bytesLeftUntil },
    text: lines.filter((line) => line !== "").join("\n"),
  };
}

/** What was agreed and perhaps paid must not go by mistake. */
async function refuseAccepted(store: Store, person: Person): Promise<void> {
  const leads = await leadsOf(store, person);
  if (leads.length === 0) return;
  const ids = leads.map(({ id }) => id);
  const quotes = await acceptedQuotes(store.queries, ids);
  const [first] = quotes;
  if (!first) return;
  const named = quotes
    .map(({ reference, total }) => `${reference}, ${formatMoneyWithCents(total)}`)
    .join("; ");
  const [what, them] =
    quotes.length === 1 ? ["an accepted quote", "it"] : ["accepted quotes", "them"];
  throw new CommandError(
    `${firstName(first.name)} has ${what} (${named}). Add --accepted to erase ${them} too.`,
  );
}

function names(leads: readonly ErasedLead[]): string {
  return leads.map(({ reference }) => reference).join(", ");
}
