import type { Kysely } from "kysely";
import { refuseOtherEncodings } from "./encoding.ts";
import { emptyLeftBehind } from "./left-behind.ts";
import { patiently } from "./patiently.ts";
import { postgresDialect } from "./postgres.ts";
import { scrubPostgres } from "./scrub.ts";
import type { Store } from "./store.ts";
import { observed, prepare, writeProbe } from "./store-base.ts";
import type { StoreConfig, StoreOptions } from "./store-config.ts";

/** The shop's data in PostgreSQL. */
export async function openPostgresStore(
  place: StoreConfig & { databaseUrl: string },
  options: StoreOptions,
): Promise<Store> {
  const { queries, wantOfRoom } = observed(postgresDialect(place.databaseUrl, options));
  try {
    // Commands may read what is there, so that it can be taken along.
    if (!options.mustExist)
      await patiently(() => refuseOtherEncodings(queries as unknown as Kysely<never>, place));
    await prepare(queries, "postgres", place, options);
  } catch (error) {
    await queries.destroy();
    throw error;
  }
  return {
    engine: "postgres",
    queries,
    write: (work) => patiently(() => queries.transaction().execute(work)),
    scrub: async () => {
      await scrubPostgres(queries);
      await emptyLeftBehind(place.dataDir);
    },
    checkWritable: async () => {
      wantOfRoom.check();
      await patiently(() => writeProbe(queries), { tries: 10 });
    },
    refuseIfLost: () => {},
    rescue: async () => ({ kind: "healed" }),
    close: () => queries.destroy(),
  };
}
