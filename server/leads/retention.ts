import { setTimeout as sleep } from "node:timers/promises";
import { addDays } from "#domain/delivery/delivery-date.ts";
import { shopDateTime, shopInstant } from "#domain/delivery/delivery-moment.ts";
import type { RetentionDays } from "#server/config/retention-rule.ts";
import type { Logger } from "#server/platform/log.ts";
import { readMark, setMark } from "#server/store/house-marks.ts";
import { openStore } from "#server/store/open-store.ts";
import type { Queries, Store } from "#server/store/store.ts";
import type { StoreConfig } from "#server/store/store-config.ts";
import { facts } from "#shop/facts.ts";
import { type ClockWatch, watchClock } from "./clock-watch.ts";
import { type EraserParts, eraseRows } from "./erase-leads.ts";

/** How often a process looks for leads whose time is over. */
const LOOK_MS = 60 * 60 * 1000;
const AT_ONCE = 100;
/** Set with the first row that is erased, taken off when the files hold nothing of it any more. */
const SCRUB_DUE = "scrub-due";

export interface RetentionParts extends EraserParts {
  /** Days by kind; a kind that is left out is kept for good. */
  days: RetentionDays;
  /** One for the life of a process. */
  watch: ClockWatch;
}

/**
 * Erases the leads whose time is over, as on request (rule 14.28): rows, payloads, uploads, mail
 * files, and what they leave in the database's files. Days end at the shop's midnight. What still
 * waits to be delivered stays until it is. Nothing is erased while the clock is doubted: one that
 * was set wrong has an hour to be put right. Safe to run in several processes. Returns how many
 * went.
 */
export async function eraseExpired(parts: RetentionParts): Promise<number> {
  const { store, clock, watch } = parts;
  const now = clock();
  let erased = 0;
  if (!(await watch.isBelieved(store.queries, now))) return 0;
  for (;;) {
    const leads = await expiredLeads(store.queries, parts, now);
    if (leads.length === 0) break;
    await setMark(store.queries, SCRUB_DUE, now);
    await eraseRows(parts, leads);
    erased += leads.length;
  }
  const due = await readMark(store.queries, SCRUB_DUE);
  if (!due) return erased;
  await store.scrub();
  await store.queries
    .deleteFrom("house_marks")
    .where("name", "=", SCRUB_DUE)
    .where("since", "=", due)
    .execute();
  return erased;
}

function expiredLeads(
  queries: Queries,
  { days, kinds }: Pick<RetentionParts, "days" | "kinds">,
  now: Date,
) {
  const today = shopDateTime(facts.timeZone, now).date;
  return queries
    .selectFrom("leads")
    .select(["id", "reference"])
    .where((lead) =>
      lead.or(
        Object.entries(days).map(([kind, kept]) => {
          const firstKept = addDays(today, -kept);
          const needed = kinds.get(kind)?.isStillNeeded;
          const midnight = shopInstant(facts.timeZone, firstKept, "00:00").toISOString();
          return lead.and([
            lead("kind", "=", kind),
            lead("submitted_at", "<", midnight),
            ...(needed ? [lead.not(needed(lead, firstKept))] : []),
          ]);
        }),
      ),
    )
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
    .limit(AT_ONCE)
    .execute();
}

/** Looks once an hour until stopped. Nothing is configured: nothing is ever erased. */
export function startRetention(
  parts: Omit<RetentionParts, "store" | "watch"> & { database: StoreConfig; logger: Logger },
): () => Promise<void> {
  const { database, logger, days } = parts;
  if (Object.keys(days).length === 0) return async () => {};
  const stopping = new AbortController();
  const watch = watchClock();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await onStoreOfItsOwn(database, async (store) => {
        const erased = await eraseExpired({ ...parts, store, watch });
        if (erased > 0) logger.info({ erased }, "leads whose time was over are erased");
      }).catch((err) => logger.error({ err }, "expired leads could not be erased; trying again"));
      await sleep(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}

/** Rewriting tables takes longer than a shopper's query may. A database that was lost is not made anew. */
async function onStoreOfItsOwn(
  database: StoreConfig,
  work: (store: Store) => Promise<void>,
): Promise<void> {
  const store = await openStore(database, { unhurried: true, mustExist: true });
  await work(store).finally(() => store.close());
}
