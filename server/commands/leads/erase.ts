import type { Config } from "#server/config/read-config.ts";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { scrubbedBy, scrubNow } from "#server/leads/due-scrub.ts";
import { type ErasedLead, erasePerson, type Person } from "#server/leads/erase-leads.ts";
import { systemClock } from "#server/platform/clock.ts";
import type { Store } from "#server/store/store-interface.ts";
import type { CommandOutput } from "./output.ts";
import { shopTime } from "./shop-time.ts";

/**
 * Erases a person's data on request (rules 14.25 and 14.27), with `now` also from the free space of
 * the database's files.
 */
export async function eraseOnRequest(
  store: Store,
  { person, now }: { person: Person; now: boolean },
  { dataDir }: Config,
): Promise<CommandOutput> {
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

function names(leads: readonly ErasedLead[]): string {
  return leads.map(({ reference }) => reference).join(", ");
}
