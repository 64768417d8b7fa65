import type { Config } from "#server/config/read-config.ts";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { type ErasedLead, erasePerson, type Person } from "#server/leads/erase-leads.ts";
import { systemClock } from "#server/platform/clock.ts";
import type { Store } from "#server/store/store-interface.ts";
import type { CommandOutput } from "./output.ts";

/** Erases a person's data on request (rules 14.25 and 14.27). */
export async function eraseOnRequest(
  store: Store,
  person: Person,
  { dataDir }: Config,
): Promise<CommandOutput> {
  const erasure = await erasePerson(
    { store, kinds: leadKinds, dataDir, clock: systemClock },
    person,
  );
  const { erased, emailFiles, samePhone } = erasure;
  const lines = [
    erased.length === 0
      ? "No lead from this person is stored."
      : `Erased ${erased.length === 1 ? "1 lead" : `${erased.length} leads`} (${names(erased)}) and ${emailFiles === 1 ? "1 mail file" : `${emailFiles} mail files`}.`,
    samePhone.length > 0
      ? `Left alone, from the same phone without an e-mail address: ${names(samePhone)}. If they are this person's, erase them with --phone.`
      : "",
    "Backups, your CRM and mails already sent are not reached from here.",
  ];
  return { json: erasure, text: lines.filter((line) => line !== "").join("\n") };
}

function names(leads: readonly ErasedLead[]): string {
  return leads.map(({ reference }) => reference).join(", ");
}
