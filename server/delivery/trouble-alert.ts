import type { Logger } from "#server/log.ts";
import { patiently } from "#server/store/patiently.ts";
import type { SinkName } from "#server/store/schema.ts";
import type { Queries, Store } from "#server/store/store.ts";
import { outboxBySink, type SinkHealth } from "./outbox-health.ts";
import { type TellParts, tellOwner } from "./tell-owner-of-trouble.ts";

/** A delivery that waits longer than this is stuck. */
const STUCK_MS = 60 * 60 * 1000;
/** More that is given up on within this time belongs to what the owner was told already. */
const SAME_INCIDENT_MS = 24 * 60 * 60 * 1000;
const LOOK_MS = 60_000;
/** Longer than two mails and a webhook are given. */
const LEASE_MS = 2 * 60_000;

export interface AlertParts extends TellParts {
  store: Store;
  logger: Logger;
}

/**
 * Tells the owner when deliveries are parked, or stuck for over an hour: once for each way out and
 * incident, whichever of the processes looks first. It does not pass through the outbox, which may be
 * what is stuck; it is tried until it is handed over, by mail or else another way (decision 143).
 * Returns how many went.
 */
export async function alertOfTrouble(parts: AlertParts): Promise<number> {
  const { store, clock } = parts;
  let told = 0;
  for (const health of await outboxBySink(store.queries)) {
    const now = clock();
    if (!inTrouble(health, now)) {
      await patiently(() => forget(store.queries, health.sink));
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
async function claimIncident(
  queries: Queries,
  { sink, parkedAt }: SinkHealth,
  now: Date,
): Promise<string | undefined> {
  const name = markOf(sink);
  const later = (ms: number) => new Date(now.getTime() + ms).toISOString();
  await queries
    .insertInto("house_marks")
    .values({ name, since: now.toISOString() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const told = parkedAt && new Date(parkedAt.getTime() - SAME_INCIDENT_MS).toISOString();
  const claimed = await queries
    .updateTable("house_marks")
    .set({ lease_until: later(LEASE_MS) })
    .where("name", "=", name)
    .where((mark) =>
      mark.or([
        mark("told_at", "is", null),
        ...(told === undefined ? [] : [mark("told_at", "<", told)]),
      ]),
    )
    .where((mark) =>
      mark.or([
        mark("lease_until", "is", null),
        mark("lease_until", "<", now.toISOString()),
        // Set by a clock that was put back since.
        mark("lease_until", ">", later(2 * LEASE_MS)),
      ]),
    )
    .returning("since")
    .executeTakeFirst();
  return claimed?.since;
}

async function tell(parts: AlertParts, trouble: SinkHealth, since: string): Promise<boolean> {
  const { store, clock, logger } = parts;
  const { sink } = trouble;
  const way = await tellOwner(parts, trouble, since);
  if (!way) {
    logger.error(
      { sink, why: trouble.lastError },
      "the owner could not be told of stuck deliveries",
    );
    return false;
  }
  const told_at = clock().toISOString();
  await patiently(() =>
    store.queries
      .updateTable("house_marks")
      .set({ told_at, lease_until: null })
      .where("name", "=", markOf(sink))
      .execute(),
  );
  logger.warn({ sink, way }, "the owner was told that deliveries are parked or stuck");
  return true;
}

async function forget(queries: Queries, sink: SinkName): Promise<void> {
  await queries.deleteFrom("house_marks").where("name", "=", markOf(sink)).execute();
}

function markOf(sink: SinkName): string {
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
