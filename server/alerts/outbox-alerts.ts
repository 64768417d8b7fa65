import { stuckMessagesEmail } from "#server/mail/stuck-messages-email.ts";
import { outboxBySink, type SinkHealth } from "#server/outbox/outbox-health.ts";
import type { Logger } from "#server/platform/log.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { SinkName } from "#server/store/schema.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { claimAlert, clearAlert, recordAlerted } from "./alert-markers.ts";
import { type AlertDeps, alertOwner } from "./alert-owner.ts";
import { areStuck } from "./incidents.ts";
import { alertAboutPages, alertAboutReceiver } from "./receiver-alerts.ts";

/** Messages parked within this time after an alert belong to the same incident. */
const SAME_INCIDENT_MS = 24 * 60 * 60 * 1000;
const CHECK_INTERVAL_MS = 60_000;

export interface OutboxAlertDeps extends AlertDeps {
  store: Store;
  logger: Logger;
}

/**
 * Alerts the owner when a receiver fails and when it answers again (rule 15.25), and when messages
 * are parked, or pending for over an hour (rule 15.21): once per sink and incident, by whichever
 * process checks first. Doesn't use the outbox, which may be what is stuck; repeated until an alert
 * was delivered by email or another channel (decision 021). Returns how many alerts were sent.
 */
export async function alertStuckMessages(deps: OutboxAlertDeps): Promise<number> {
  const { store, clock } = deps;
  let alerted = (await alertAboutPages(deps)) ? 1 : 0;
  for (const health of await outboxBySink(store.queries)) {
    if (await alertAboutReceiver(deps, health)) alerted += 1;
    const now = clock();
    if (!areStuck(health, now)) {
      await retryOnBusy(() => clearAlert(store.queries, nameOf(health.sink)));
      continue;
    }
    const since = await retryOnBusy(() => claimIncident(store.queries, health, now));
    if (since && (await alertOnce(deps, health, since))) alerted += 1;
  }
  return alerted;
}

/** Claims the alert for this process; returns when the incident began. */
function claimIncident(queries: Queries, { sink, parkedAt }: SinkHealth, now: Date) {
  const alertedBefore = parkedAt && new Date(parkedAt.getTime() - SAME_INCIDENT_MS).toISOString();
  return claimAlert(queries, nameOf(sink), now, alertedBefore);
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
  const channel = await alertOwner(deps, alert, since);
  if (!channel) {
    logger.error({ sink, why: stuck.lastError }, "the owner could not be told of stuck deliveries");
    return false;
  }
  await retryOnBusy(() => recordAlerted(store.queries, nameOf(sink), clock()));
  logger.warn({ sink, way: channel }, "the owner was told that deliveries are parked or stuck");
  return true;
}

function nameOf(sink: SinkName): string {
  return `trouble-${sink}`;
}

/** The running checks. */
export interface OutboxAlerts {
  /** Checks now instead of at the next minute. */
  check(): void;
  /** Stops checking; an alert that is aborted by this is sent by the next process. */
  stop(): Promise<void>;
}

/** Checks every minute until stopped. */
export function startOutboxAlerts(deps: OutboxAlertDeps): OutboxAlerts {
  const abort = new AbortController();
  let inFlight: Promise<unknown> = Promise.resolve();
  const check = () => {
    inFlight = inFlight.then(() =>
      alertStuckMessages({ ...deps, signal: abort.signal }).catch((err) =>
        deps.logger.error({ err }, "the outbox could not be looked at; trying again"),
      ),
    );
  };
  check();
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  return {
    check,
    stop: async () => {
      clearInterval(timer);
      abort.abort();
      await inFlight;
    },
  };
}
