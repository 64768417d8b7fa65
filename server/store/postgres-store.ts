import type { Kysely } from "kysely";
import { requireUtf8 } from "./database-encoding.ts";
import { postgresDialect } from "./postgres.ts";
import { retryOnBusy } from "./retry-on-busy.ts";
import { scrubPostgres } from "./scrub-postgres.ts";
import { prepareSchema, withSpaceTracking, writeProbe } from "./store-base.ts";
import type { StoreConfig, StoreOptions } from "./store-config.ts";
import type { Store } from "./store-interface.ts";

/** Opens the store in PostgreSQL. */
export async function openPostgresStore(
  place: StoreConfig & { databaseUrl: string },
  options: StoreOptions,
): Promise<Store> {
  const { queries, recentOutOfSpace } = withSpaceTracking(
    postgresDialect(place.databaseUrl, { ...options, poolSize: place.poolSize }),
  );
  try {
    // Commands for existing data may open any encoding, so that the data can be moved.
    if (!options.mustExist)
      await retryOnBusy(() => requireUtf8(queries as unknown as Kysely<never>, place));
    await prepareSchema(queries, "postgres", place, options);
  } catch (error) {
    await queries.destroy();
    throw error;
  }
  return {
    engine: "postgres",
    queries,
    write: (work) => retryOnBusy(() => queries.transaction().execute(work)),
    scrub: () => scrubPostgres(queries),
    checkWritable: async () => {
      recentOutOfSpace.check();
      await retryOnBusy(() => writeProbe(queries), { maxTries: 10 });
    },
    checkNotLost: () => {},
    rescue: async () => ({ kind: "repaired" }),
    close: () => queries.destroy(),
  };
}
