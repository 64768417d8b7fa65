import { type SetupFault, setupFaultEmail } from "#server/mail/owner-email.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { Store } from "#server/store/store-interface.ts";
import { claimAlert, clearOldAlerts, recordAlerted } from "./alert-markers.ts";
import { type AlertDeps, alertOwner } from "./alert-owner.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export interface SetupAlertDeps extends AlertDeps {
  store: Pick<Store, "queries">;
}

/**
 * Alerts the owner to a fault in the setup by the usual channels (decision 021), at most once a
 * day for each check, however many processes find it.
 * @returns the channel, or undefined if the owner was alerted already or couldn't be reached.
 */
export async function alertSetupFault(
  deps: SetupAlertDeps,
  fault: SetupFault,
): Promise<string | undefined> {
  const { store, clock, siteUrl } = deps;
  const name = nameOf(fault.check);
  const now = clock();
  const since = await retryOnBusy(() => claimAlert(store.queries, name, now, dayBefore(now)));
  if (!since) return undefined;
  const email = setupFaultEmail(fault, siteUrl);
  const channel = await alertOwner(deps, { name, email, aboutCrm: fault.check === "crm" }, since);
  if (channel) await retryOnBusy(() => recordAlerted(store.queries, name, clock()));
  return channel;
}

/**
 * Ends the incidents of checks that find no fault. A recurring fault is still alerted only once a
 * day.
 */
export async function clearSetupAlerts(
  { store, clock }: Pick<SetupAlertDeps, "store" | "clock">,
  checks: readonly string[],
): Promise<void> {
  const alertedAfter = dayBefore(clock());
  await retryOnBusy(() => clearOldAlerts(store.queries, checks.map(nameOf), alertedAfter));
}

function nameOf(check: string): string {
  return `setup-${check}`;
}

function dayBefore(now: Date): string {
  return new Date(now.getTime() - DAY_MS).toISOString();
}
