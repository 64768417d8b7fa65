import { type SetupFault, setupLetter } from "#server/mail/setup-letter.ts";
import { patiently } from "#server/store/patiently.ts";
import type { Store } from "#server/store/store.ts";
import { claimAlert, forgetOldAlerts, noteTold } from "./alert-marks.ts";
import { type TellParts, tellOwner } from "./tell-owner-of-trouble.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export interface SetupAlertParts extends TellParts {
  store: Pick<Store, "queries">;
}

/**
 * Tells the owner of a fault in the set-up by the ways every alert goes (decision 021): once a day
 * at most for each check, however many processes find it.
 * @returns the way it went, or undefined when the owner was told already or could not be.
 */
export async function alertOfSetup(
  parts: SetupAlertParts,
  fault: SetupFault,
): Promise<string | undefined> {
  const { store, clock, siteUrl } = parts;
  const name = nameOf(fault.check);
  const now = clock();
  const since = await patiently(() => claimAlert(store.queries, name, now, dayBefore(now)));
  if (!since) return undefined;
  const letter = setupLetter(fault, siteUrl);
  const way = await tellOwner(parts, { name, letter, aboutCrm: fault.check === "crm" }, since);
  if (way) await patiently(() => noteTold(store.queries, name, clock()));
  return way;
}

/** These checks find no fault. One that comes and goes is still told of once a day only. */
export async function endSetupAlerts(
  { store, clock }: Pick<SetupAlertParts, "store" | "clock">,
  checks: readonly string[],
): Promise<void> {
  const toldAfter = dayBefore(clock());
  await patiently(() => forgetOldAlerts(store.queries, checks.map(nameOf), toldAfter));
}

function nameOf(check: string): string {
  return `setup-${check}`;
}

function dayBefore(now: Date): string {
  return new Date(now.getTime() - DAY_MS).toISOString();
}
