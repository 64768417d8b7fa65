import { setTimeout as sleep } from "node:timers/promises";
import { addDays } from "#domain/delivery/delivery-date.ts";
import { shopDateTime, shopInstant } from "#domain/delivery/delivery-moment.ts";
import type { RetentionDays } from "#server/config/retention-rule.ts";
import type { Logger } from "#server/platform/log.ts";
import { openStore } from "#server/store/open-store.ts";
import type { StoreConfig } from "#server/store/store-config.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { facts } from "#shop/facts.ts";
import { type ClockCheck, createClockCheck } from "./clock-check.ts";
import { scrubAtNight } from "./due-scrub.ts";
import { type EraseDeps, type ErasedLead, eraseRows } from "./erase-leads.ts";
import type { LeadKind } from "./lead-kind.ts";

/** How often a process checks for expired leads. */
const CHECK_INTERVAL_MS = 60 * 60 * 1000;
const BATCH_SIZE = 100;

export interface RetentionDeps extends EraseDeps {
  /** Retention in days by lead kind; a missing kind is kept forever. */
  retentionDays: RetentionDays;
  /** SQL condition: a lead of any kind is still needed because of something on or after a day. */
  isStillNeeded: NonNullable<LeadKind["isStillNeeded"]>;
  /** One clock check for the lifetime of a process. */
  watch: ClockCheck;
}

/**
 * Erases expired leads in the same way as on request (rule 14.28): rows, payloads, uploads and email
 * files. Days end at midnight in the shop's time zone.
 * Leads with pending messages are kept until those are delivered or parked. Erases nothing while
 * the clock is distrusted, so that a wrong clock can be corrected within an hour. Safe to run in
 * several processes. Returns how many leads were erased.
 */
export async function eraseExpired(deps: RetentionDeps): Promise<number> {
  const { store, clock, watch: clockCheck } = deps;
  const now = clock();
  if (!(await clockCheck.isTrusted(store.queries, now))) return 0;
  for (let erased = 0; ; ) {
    const leads = await expiredLeads(store.queries, deps, now);
    if (leads.length === 0) return erased;
    await eraseRows(deps, leads);
    erased += leads.length;
  }
}

/** The first expired leads, the oldest of the first kind that has some. */
async function expiredLeads(
  queries: Queries,
  { retentionDays, kinds, isStillNeeded }: RetentionDeps,
  now: Date,
): Promise<ErasedLead[]> {
  const today = shopDateTime(facts.timeZone, now).date;
  for (const [kind, days] of Object.entries(retentionDays)) {
    const firstKept = addDays(today, -days);
    const needed = kinds.get(kind)?.isStillNeeded;
    const midnight = shopInstant(facts.timeZone, firstKept, "00:00").toISOString();
    const expired = await queries
      .selectFrom("leads")
      .select(["id", "reference"])
      .where("kind", "=", kind)
      .where("submitted_at", "<", midnight)
      .$if(needed !== undefined, (leads) =>
        leads.where((lead) => lead.not(needed?.(lead, firstKept) ?? lead.lit(false))),
      )
      .where((lead) => lead.not(isStillNeeded(lead, firstKept)))
      .where((lead) =>
        lead.not(
          lead.exists(
            lead
              .selectFrom("deliveries")
              .select("id")
              .whereRef("lead_id", "=", "leads.id")
              .where("status", "=", "pending"),
          ),
        ),
      )
      .orderBy("submitted_at")
      .limit(BATCH_SIZE)
      .execute();
    if (expired.length > 0) return expired;
  }
  return [];
}

/**
 * Checks once an hour until stopped, and scrubs the files at night if leads were erased since the
 * last time, on request or by age.
 */
export function startRetention(
  deps: Omit<RetentionDeps, "store" | "watch"> & { database: StoreConfig; logger: Logger },
): () => Promise<void> {
  const { database, logger } = deps;
  const stopping = new AbortController();
  const clockCheck = createClockCheck();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await withOwnStore(database, async (store) => {
        const erased = await eraseExpired({ ...deps, store, watch: clockCheck });
        if (erased > 0) logger.info({ erased }, "leads whose time was over are erased");
        if (await scrubAtNight(store, deps.clock()))
          logger.info("nothing of erased leads is left in the database's files");
      }).catch((err) => logger.error({ err }, "erasing is not finished; trying again in an hour"));
      await sleep(CHECK_INTERVAL_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}

/**
 * Uses its own connection, as rewriting tables takes longer than a shopper's query may. Doesn't
 * recreate a lost database.
 */
async function withOwnStore(
  database: StoreConfig,
  work: (store: Store) => Promise<void>,
): Promise<void> {
  const options = { withoutTimeouts: true, mustExist: true };
  const store = await openStore({ ...database, poolSize: 1 }, options);
  await work(store).finally(() => store.close());
}
