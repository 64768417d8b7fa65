import { Kysely } from "kysely";
import { isOutOfSpace } from "#server/platform/out-of-space.ts";
import { checkDiskSpace } from "./disk-space.ts";
import { rescue } from "./rescue.ts";
import { restoreRescuedCopy } from "./rescued-copies.ts";
import { retryOnBusy } from "./retry-on-busy.ts";
import { scrubSqlite } from "./scrub-sqlite.ts";
import { checkNotLost, dialectOf, type OpenSqlite, sqliteDialect } from "./sqlite.ts";
import { prepareSchema, withSpaceTracking, writeProbe } from "./store-base.ts";
import type { StoreConfig, StoreOptions } from "./store-config.ts";
import type { Store } from "./store-interface.ts";

/** Opens the store in SQLite. */
export async function openSqliteStore(place: StoreConfig, options: StoreOptions): Promise<Store> {
  const { dataDir } = place;
  const { allowFullDisk = false, mustExist = false, onWarning = () => {} } = options;
  let opened: OpenSqlite | undefined;
  const dialect = sqliteDialect(dataDir, async (open) => {
    options.beforeOpen?.();
    if (open.copiedWithoutWal) onWarning(copiedWithoutWal(open));
    await prepareSchema(new Kysely({ dialect: dialectOf(open) }), "sqlite", place, options);
    opened = open;
  });
  if (!mustExist) for (const warning of restoreRescuedCopy(dataDir)) onWarning(warning);
  const { queries, recentOutOfSpace } = withSpaceTracking(dialect);
  try {
    // The first query opens the database.
    await retryOnBusy(() => queries.selectFrom("health_probe").select("id").limit(1).execute());
  } catch (error) {
    if (!(allowFullDisk && isOutOfSpace(error))) {
      await queries.destroy();
      throw error;
    }
    onWarning(
      `The disk of ${dataDir} is full. Pages are served; no lead is taken until there is room.`,
    );
  }
  const throwIfLost = () => {
    if (opened) checkNotLost(opened);
  };
  return {
    engine: "sqlite",
    queries,
    write: (work) => retryOnBusy(() => queries.transaction().execute(work)),
    scrub: () => scrubSqlite(dataDir),
    checkWritable: async () => {
      throwIfLost();
      await checkDiskSpace(dataDir);
      recentOutOfSpace.check();
      await retryOnBusy(() => writeProbe(queries), { maxTries: 10 });
    },
    checkNotLost: throwIfLost,
    rescue: (now) =>
      queries.connection().execute(async () => {
        return opened ? rescue(opened, dataDir, now) : { kind: "repaired" };
      }),
    close: () => queries.destroy(),
  };
}

/**
 * The warning for a database copied without its WAL; shown only once, as opening it creates a new
 * WAL.
 */
function copiedWithoutWal({ database, files }: OpenSqlite): string {
  const state = database.pragma("quick_check(1)", { simple: true });
  const damage = state === "ok" ? "" : ` What is there is damaged as well (${state}).`;
  return (
    `${files.path} was copied while the shop had it open, without the file ending in -wal: the leads that came in last are not in it.${damage} ` +
    'If you have the other file, or a backup, use that; docs/operating.md, "Copying the database by hand", says how.'
  );
}
