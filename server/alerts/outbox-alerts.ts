import { stuckMessagesEmail } from "#server/mail/stuck-messages-email.ts";
import { outboxBySink, type SinkHealth } from "#server/outbox/outbox-health.ts";
import type { Logger } from "#server/platform/log.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { SinkName } from "#server/store/schema.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { claimAlert, clearAlert, recordAlerted } from "./alert-markers.ts";
import { type AlertDeps, alertOwner } from "./alert-owner.ts";

/** A delivery that waits longer than this is stuck. */
const STUCK_MS = 60 * 60 * 1000;
/** More that is given up on within this time belongs to what the owner was told already. */
const SAME_INCIDENT_MS = 24 * 60 * 60 * 1000;
const CHECK_INTERVAL_MS = 60_000;

export interface OutboxAlertDeps extends AlertDeps {
  store: Store;
  logger: Logger;
}

/**
 * Tells the owner when deliveries are parked, or stuck for over an hour (rule 15.21): once for each
 * way out and incident, whichever of the processes looks first. It does not pass through the
 * outbox, which may be what is stuck; it is tried until it is accepted by the receiver, by mail or else another
 * way (decision 021). Returns how many went.
 */
export async function alertStuckMessages(deps: OutboxAlertDeps): Promise<number> {
  const { store, clock } = deps;
  let alerted = 0;
  for (const health of await outboxBySink(store.queries)) {
    const now = clock();
    if (!isStuck(health, now)) {
      await retryOnBusy(() => clearAlert(store.queries, nameOf(health.sink)));
      continue;
    }
    const since = await retryOnBusy(() => claimIncident(store.queries, health, now));
    if (since && (await alertOnce(deps, health, since))) alerted += 1;
  }
  return alerted;
}

/** Whether the owner should hear of it: something was given up on, or waits for over an hour. */
export function isStuck({ parked, pendingSince }: SinkHealth, now: Date): boolean {
  return parked > 0 || (pendingSince !== undefined && +now - +pendingSince > STUCK_MS);
}

/** When the incident began, for the one process that shall tell of it now. */
function claimIncident(queries: Queries, { sink, parkedAt }: SinkHealth, now: Date) {
  const alerted = parkedAt && new Date(parkedAt.getTime() - SAME_INCIDENT_MS).toISOString();
  return claimAlert(queries, nameOf(sink), now, alerted);
}

async function alertOnce(
  deps: OutboxAlertDeps,
  stuck: SinkHealth,
  since: string,
): Promise<boolean> {
  const { store, clock, logger, siteUrl } = deps;
  const { sink } = stuck;
  const email = stuckMessagesEmail(stuck, siteUrl);
  const alert = { name: nameOf(sink), email, aboutCrm: sink === "crm" };
  const way = await alertOwner(deps, alert, since);
  if (!way) {
    logger.error({ sink, why: stuck.lastError }, "the owner could not be told of stuck deliveries");
    return false;
  }
  await retryOnBusy(() => recordAlerted(store.queries, nameOf(sink), clock()));
  logger.warn({ sink, way }, "the owner was told that deliveries are parked or stuck");
  return true;
}

function nameOf(sink: SinkName): string {
  return `trouble-${sink}`;
}

/** Looks every minute until stopped; what is being told then is told by the next process. */
export function startOutboxAlerts(deps: OutboxAlertDeps): () => Promise<void> {
  const ending = new AbortController();
  let inFlight: Promise<unknown> = Promise.resolve();
  const check = () => {
    inFlight = inFlight.then(() =>
      alertStuckMessages({ ...deps, signal: ending.signal }).catch((err) =>
        deps.logger.error({ err }, "the outbox could not be looked at; trying again"),
      ),
    );
  };
  check();
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  return async () => {
    clearInterval(timer);
    ending.abort();
    await inFlight;
  };
}
