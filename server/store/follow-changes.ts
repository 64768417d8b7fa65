import { setTimeout } from "node:timers/promises";
import type { Logger } from "#server/platform/log.ts";
import { isOutage } from "./outage.ts";
import type { Queries, Store } from "./store-interface.ts";

/**
 * How often a version is read (rule 3.14), also from PostgreSQL: its notifications are lost behind a
 * connection pooler (decision 011).
 */
const POLL_MS = 500;

/** A part of the store that processes follow. */
export interface Channel {
  /** What the log calls it. */
  name: string;
  /**
   * Reads its version from few rows. Whoever changes the part changes them in the same transaction,
   * so that each commit makes another version.
   */
  version: (queries: Queries) => Promise<string>;
}

export interface FollowChangesDeps {
  store: Store;
  channel: Channel;
  /**
   * Called first of all, and at most half a second after a commit by any process or command, this
   * one too; once for several in that time. Called again if it fails.
   */
  onChange: () => Promise<void>;
  logger: Logger;
}

/**
 * Follows what all processes change in one part of the store. Misses nothing while the database is
 * away: versions are compared once it is back.
 * @returns stops following; resolves when no call is in progress.
 * @throws what the first call throws, unless it is an outage.
 */
export async function followChanges(deps: FollowChangesDeps): Promise<() => Promise<void>> {
  const { store, channel, onChange, logger } = deps;
  let handled: string | undefined;
  let isFailing = false;
  const check = async () => {
    const version = await channel.version(store.queries);
    if (version !== handled) await onChange();
    handled = version;
    isFailing = false;
  };
  const report = (err: unknown) => {
    // Logged once per outage, because the next try is soon.
    if (!isFailing) logger.error({ err }, `the ${channel.name} can't be read; trying again`);
    isFailing = true;
  };
  await check().catch((error) => {
    if (!isOutage(error)) throw error;
    report(error);
  });
  const stopping = new AbortController();
  const pause = { ref: false, signal: stopping.signal };
  const isNextDue = () => setTimeout(POLL_MS, true, pause).catch(() => false);
  const following = (async () => {
    while (await isNextDue()) await check().catch(report);
  })();
  return () => {
    stopping.abort();
    return following;
  };
}
