import { type Dialect, Kysely } from "kysely";
import { migrate } from "./migrate.ts";
import { hasSchema, noDatabase } from "./no-database.ts";
import { patiently } from "./patiently.ts";
import { WantOfRoom } from "./room.ts";
import type { Tables } from "./schema.ts";
import type { Engine } from "./store.ts";
import type { StoreConfig, StoreOptions } from "./store-config.ts";

/** Queries, and what they tell of the room on the disk. */
export function observed(dialect: Dialect) {
  const wantOfRoom = new WantOfRoom();
  const queries = new Kysely<Tables>({
    dialect,
    log: (event) => {
      if (event.level === "error") wantOfRoom.note(event.error);
    },
  });
  return { queries, wantOfRoom };
}

/** Brings the schema up to date, or refuses a database that is not the shop's. */
export async function prepare(
  queries: Kysely<Tables>,
  engine: Engine,
  place: StoreConfig,
  options: StoreOptions,
): Promise<void> {
  const db = queries as unknown as Kysely<never>;
  const exists = !options.mustExist || (await patiently(() => hasSchema(db, engine)));
  if (!exists) throw noDatabase(place);
  await patiently(() => migrate(db, engine, options));
}

/** Proves that a row can be written now. */
export async function writeProbe(queries: Kysely<Tables>): Promise<void> {
  const checked_at = new Date().toISOString();
  await queries
    .insertInto("health_probe")
    .values({ id: 1, checked_at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ checked_at }))
    .execute();
}
