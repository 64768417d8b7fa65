import { troubleLetter } from "#server/mail/trouble-letter.ts";
import { outboxBySink, type SinkHealth } from "#server/outbox/outbox-health.ts";
import type { Logger } from "#server/platform/log.ts";
import { patiently } from "#server/store/patiently.ts";
import type { SinkName } from "#server/store/schema.ts";
import type { Queries, Store } from "#server/store/store.ts";
import { claimAlert, forgetAlert, noteTold } from "./alert-marks.ts";
import { type TellParts, tellOwner } from "./tell-owner-of-trouble.ts";

/** A delivery that waits longer than this is stuck. */
const STUCK_MS = 60 * 60 * 1000;
/** More that is given up on within this time belongs to what the owner was told already. */
const SAME_INCIDENT_MS = 24 * 60 * 60 * 1000;
const LOOK_MS = 60_000;

export interface AlertParts extends TellParts {
  store: Store;
  logger: Logger;
}

/**
 * Tells the owner when deliveries are parked, or stuck for over an hour (rule 15.21): once for each
 * way out and incident, whichever of the processes looks first. It does not pass through the
 * outbox, which may be what is stuck; it is tried until it is handed over, by mail or else another
 * way (decision 021). Returns how many went.
 */
export async function alertOfTrouble(parts: AlertParts): Promise<number> {
  const { store, clock } = parts;
  let told = 0;
  for (const health of await outboxBySink(store.queries)) {
    const now = clock();
    if (!inTrouble(health, now)) {
      await patiently(() => forgetAlert(store.queries, nameOf(health.sink)));
      continue;
    }
    const since = await patiently(() => claimIncident(store.queries, health, now));
    if (since && (await tell(parts, health, since))) told += 1;
  }
  return told;
}

/** Whether the owner should hear of it: something was given up on, or waits for over an hour. */
export function inTrouble({ parked, pendingSince }: SinkHealth, now: Date): boolean {
  return parked > 0 || (pendingSince !== undefined && +now - +pendingSince > STUCK_MS);
}

/** When the incident began, for the one process that shall tell of it now. */
function claimIncident(queries: Queries, { sink, parkedAt }: SinkHealth, now: Date) {
  const told = parkedAt && new Date(parkedAt.getTime() - SAME_INCIDENT_MS).toISOString();
  return claimAlert(queries, nameOf(sink), now, told);
}

async function tell(parts: AlertParts, trouble: SinkHealth, since: string): Promise<boolean> {
  const { store, clock, logger, siteUrl } = parts;
  const { sink } = trouble;
  const letter = troubleLetter(trouble, siteUrl);
  const alert = { name: nameOf(sink), letter, aboutCrm: sink === "crm" };
  const way = await tellOwner(parts, alert, since);
  if (!way) {
    logger.error(
      { sink, why: trouble.lastError },
      "the owner could not be told of stuck deliveries",
    );
    return false;
  }
  await patiently(() => noteTold(store.queries, nameOf(sink), clock()));
  logger.warn({ sink, way }, "the owner was told that deliveries are parked or stuck");
  return true;
}

function nameOf(sink: SinkName): string {
  return `trouble-${sink}`;
}

/** Looks every minute until stopped; what is being told then is told by the next process. */
export function startAlerts(parts: AlertParts): () => Promise<void> {
  const ending = new AbortController();
  let underWay: Promise<unknown> = Promise.resolve();
  const look = () => {
    underWay = underWay.then(() =>
      alertOfTrouble({ ...parts, signal: ending.signal }).catch((err) =>
        parts.logger.error({ err }, "the outbox could not be looked at; trying again"),
      ),
    );
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  return async () => {
    clearInterval(timer);
    ending.abort();
    await underWay;
  };
}
