import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Logger } from "#server/platform/log.ts";
import type { Store } from "#server/store/store-interface.ts";
import { storeLeadWords } from "./lead-words.ts";

/** Leads per transaction: few enough that a shopper's lead hardly waits. */
const BATCH = 50;
/** How often leads are looked for that the previous version stored meanwhile. */
const CHECK_INTERVAL_MS = 60_000;
/** Pause between two batches, in which others write. */
const PAUSE_MS = 5;

/**
 * Stores the words of the latest leads that have none: those stored by an earlier version, or
 * restored from a backup.
 * @returns how many there were
 */
export function indexSomeLeads(store: Store): Promise<number> {
  return store.write(async (transaction) => {
    const leads = await transaction
      .selectFrom("leads")
      .select(["id", "reference", "contact_name", "contact_email", "contact_phone"])
      .select(["record", "submitted_at"])
      // A literal instead of a parameter, so that both engines use the partial index.
      .where(sql<boolean>`is_indexed = 0`)
      .orderBy("submitted_at", "desc")
      .limit(BATCH)
      .$if(store.engine === "postgres", (query) => query.forUpdate().skipLocked())
      .execute();
    if (leads.length === 0) return 0;
    await storeLeadWords(transaction, leads);
    const ids = leads.map(({ id }) => id);
    await transaction.updateTable("leads").set({ is_indexed: 1 }).where("id", "in", ids).execute();
    return leads.length;
  });
}

/** Does so until no lead is left, and again every minute until stopped. */
export function startIndexingLeads(store: Store, logger: Logger): () => Promise<void> {
  const stopping = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => {});
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const indexed = await indexSomeLeads(store).catch((err: unknown) => {
        logger.error({ err }, "leads could not be made searchable; trying again in a minute");
        return 0;
      });
      await pause(indexed > 0 ? PAUSE_MS : CHECK_INTERVAL_MS);
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}
