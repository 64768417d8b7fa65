import { sql } from "kysely";
import type { Clock } from "#server/platform/clock.ts";
import type { Logger } from "#server/platform/log.ts";
import { retryOnBusy } from "./retry-on-busy.ts";
import type { Store } from "./store-interface.ts";

/** How often PostgreSQL is queried for the time. */
const CHECK_INTERVAL_MS = 10_000;

export interface SharedClock {
  clock: Clock;
  /** Stops querying the time; resolves when no query is in flight. */
  stop(): Promise<void>;
}

export interface SharedClockDeps {
  store: Store;
  /** This machine's own clock. */
  clock: Clock;
  logger: Logger;
}

/**
 * The clock that all processes on one database share, whatever their machines' clocks say:
 * PostgreSQL's, advanced by the monotonic clock between queries. Processes on SQLite share one
 * machine and use its clock (decision 018).
 */
export async function openSharedClock(deps: SharedClockDeps): Promise<SharedClock> {
  const { store, clock, logger } = deps;
  if (store.engine === "sqlite") return { clock, stop: async () => {} };
  let msAheadOfUptime = await retryOnBusy(() => databaseAheadOfUptime(store));
  let inFlight: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    inFlight = inFlight.then(async () => {
      try {
        msAheadOfUptime = await databaseAheadOfUptime(store);
      } catch (err) {
        logger.warn({ err }, "the database could not be asked for the time; trying again");
      }
    });
  }, CHECK_INTERVAL_MS);
  return {
    clock: () => new Date(msAheadOfUptime + performance.now()),
    stop: async () => {
      clearInterval(timer);
      await inFlight;
    },
  };
}

/** The database's time in milliseconds since 1970, minus this process's uptime. */
async function databaseAheadOfUptime({ queries }: Store): Promise<number> {
  // Queried as a number, as the database's date format is configurable.
  const { rows } = await sql<{
    now: string;
  }>`select extract(epoch from clock_timestamp()) * 1000 as now`.execute(queries);
  const now = Number(rows[0]?.now);
  if (!Number.isFinite(now)) throw new Error("The database did not return the time.");
  return now - performance.now();
}
