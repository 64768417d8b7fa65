import { type Dialect, Kysely } from "kysely";
import { RecentOutOfSpace } from "./disk-space.ts";
import { migrate } from "./migrate.ts";
import { hasSchema, noDatabaseError } from "./no-database.ts";
import { retryOnBusy } from "./retry-on-busy.ts";
import type { Tables } from "./schema.ts";
import type { StoreConfig, StoreOptions } from "./store-config.ts";
import type { Engine } from "./store-interface.ts";

/** Creates the queries and remembers when one of them runs out of space. */
export function withSpaceTracking(dialect: Dialect) {
  const recentOutOfSpace = new RecentOutOfSpace();
  const queries = new Kysely<Tables>({
    dialect,
    log: (event) => {
      if (event.level === "error") recentOutOfSpace.note(event.error);
    },
  });
  return { queries, recentOutOfSpace };
}

/**
 * Brings the schema up to date.
 * @throws OwnerError if `mustExist` is set and the shop has no data in this database.
 */
export async function prepareSchema(
  queries: Kysely<Tables>,
  engine: Engine,
  place: StoreConfig,
  options: StoreOptions,
): Promise<void> {
  const db = queries as unknown as Kysely<never>;
  const exists = !options.mustExist || (await retryOnBusy(() => hasSchema(db, engine)));
  if (!exists) throw noDatabaseError(place);
  await retryOnBusy(() => migrate(db, engine, options));
}

/** Writes a row to check that the database is writable. */
export async function writeProbe(queries: Kysely<Tables>): Promise<void> {
  const checked_at = new Date().toISOString();
  await queries
    .insertInto("health_probe")
    .values({ id: 1, checked_at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ checked_at }))
    .execute();
}
