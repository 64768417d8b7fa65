import { Kysely } from "kysely";
import { isFull } from "#server/platform/disk-full.ts";
import { patiently } from "./patiently.ts";
import { rescue } from "./rescue.ts";
import { adoptRescued } from "./rescued-copies.ts";
import { checkRoom } from "./room.ts";
import { scrubSqlite } from "./scrub.ts";
import { dialectOf, type OpenSqlite, refuseIfLost, sqliteDialect } from "./sqlite.ts";
import type { Store } from "./store.ts";
import { observed, prepare, writeProbe } from "./store-base.ts";
import type { StoreConfig, StoreOptions } from "./store-config.ts";

/** The shop's data in the embedded database. */
export async function openSqliteStore(place: StoreConfig, options: StoreOptions): Promise<Store> {
  const { dataDir } = place;
  const { evenFull = false, mustExist = false, onWarning = () => {} } = options;
  let opened: OpenSqlite | undefined;
  const dialect = sqliteDialect(dataDir, async (open) => {
    options.beforeOpening?.();
    if (open.lacksItsLog) onWarning(lacksItsLog(open));
    await prepare(new Kysely({ dialect: dialectOf(open) }), "sqlite", place, options);
    opened = open;
  });
  if (!mustExist) for (const words of adoptRescued(dataDir)) onWarning(words);
  const { queries, wantOfRoom } = observed(dialect);
  try {
    // The first query opens it.
    await patiently(() => queries.selectFrom("health_probe").select("id").limit(1).execute());
  } catch (error) {
    if (!(evenFull && isFull(error))) {
      await queries.destroy();
      throw error;
    }
    onWarning(
      `The disk of ${dataDir} is full. Pages are served; no lead is taken until there is room.`,
    );
  }
  const refuse = () => {
    if (opened) refuseIfLost(opened);
  };
  return {
    engine: "sqlite",
    queries,
    write: (work) => patiently(() => queries.transaction().execute(work)),
    scrub: () => scrubSqlite(queries, dataDir),
    checkWritable: async () => {
      refuse();
      await checkRoom(dataDir);
      wantOfRoom.check();
      await patiently(() => writeProbe(queries), { tries: 10 });
    },
    refuseIfLost: refuse,
    rescue: (now) =>
      queries.connection().execute(async () => {
        return opened ? rescue(opened, dataDir, now) : { kind: "healed" };
      }),
    close: () => queries.destroy(),
  };
}

/** Said once: it has a log again from now on. */
function lacksItsLog({ database, files }: OpenSqlite): string {
  const state = database.pragma("quick_check(1)", { simple: true });
  const damage = state === "ok" ? "" : ` What is there is damaged as well (${state}).`;
  return (
    `${files.path} was copied while the shop had it open, without the file ending in -wal: the leads that came in last are not in it.${damage} ` +
    'If you have the other file, or a backup, use that; docs/operating.md, "Copying the database by hand", says how.'
  );
}
