import { sql } from "kysely";
import type { Logger } from "#server/platform/log.ts";
import { retryOnBusy } from "#server/store/retry-on-busy.ts";
import type { Store } from "#server/store/store-interface.ts";

/** Rows per statement, so that other queries don't wait long for it. */
const BATCH = 200;

/**
 * Empties the payloads of messages that an older version delivered (rule 15.24), in batches.
 * Returns how many there were.
 */
export async function emptySentPayloads(
  { queries }: Pick<Store, "queries">,
  signal?: AbortSignal,
): Promise<number> {
  let emptied = 0;
  while (!signal?.aborted) {
    const rows = await retryOnBusy(() =>
      queries
        .updateTable("deliveries")
        .set({ payload: "" })
        .where((row) =>
          row(
            "id",
            "in",
            row
              .selectFrom("deliveries")
              .select("id")
              // A literal instead of a parameter, so that both engines use the partial index.
              .where(sql<boolean>`status = 'delivered' and payload <> ''`)
              .orderBy("id")
              .limit(BATCH),
          ),
        )
        .where("status", "=", "delivered")
        .returning("id")
        .execute(),
    );
    emptied += rows.length;
    if (rows.length < BATCH) break;
  }
  return emptied;
}

/** Empties them in the background; the returned function stops it. */
export function startEmptyingPayloads(store: Store, logger: Logger): () => Promise<void> {
  const stopping = new AbortController();
  const running = emptySentPayloads(store, stopping.signal).then(
    (emptied) => {
      if (emptied > 0) logger.info({ emptied }, "payloads of delivered messages are dropped");
    },
    (err) => logger.error({ err }, "payloads could not be dropped; the next start tries again"),
  );
  return async () => {
    stopping.abort();
    await running;
  };
}
