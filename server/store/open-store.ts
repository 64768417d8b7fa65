import { Kysely } from "kysely";
import { inWords } from "./database-trouble.ts";
import { emptyLeftBehind } from "./left-behind.ts";
import { migrate } from "./migrate.ts";
import { hasSchema, noDatabase, refuseMissingFile } from "./no-database.ts";
import { patiently } from "./patiently.ts";
import { type PostgresOptions, postgresDialect } from "./postgres.ts";
import { checkRoom, WantOfRoom } from "./room.ts";
import type { Tables } from "./schema.ts";
import { scrubPostgres, scrubSqlite } from "./scrub.ts";
import { sqliteDialect } from "./sqlite.ts";
import type { Store } from "./store.ts";

export interface StoreConfig {
  /** Folder of the embedded database. */
  dataDir: string;
  /** PostgreSQL instead, when set. */
  databaseUrl?: string | undefined;
}

export interface StoreOptions extends PostgresOptions {
  /** Opens an embedded database even if it was fenced off by a move, to finish that. */
  evenMoved?: boolean;
  /** For commands: a shop that has no data here is a mistake, and no database is made. */
  mustExist?: boolean;
  /** What the owner calls the setting that leads here, when it is not one of the variables. */
  setting?: string;
}

/**
 * Opens the shop's database and brings its schema up to date.
 * @throws OwnerError when the database cannot be reached or used, was written by a newer version,
 * or must be there and is not.
 */
export async function openStore(place: StoreConfig, options: StoreOptions = {}): Promise<Store> {
  try {
    if (options.mustExist) refuseMissingFile(place);
    return await open(place, options);
  } catch (error) {
    throw inWords(error, place, options.setting);
  }
}

async function open(place: StoreConfig, options: StoreOptions): Promise<Store> {
  const { dataDir, databaseUrl } = place;
  const engine = databaseUrl ? "postgres" : "sqlite";
  const wantOfRoom = new WantOfRoom();
  const queries = new Kysely<Tables>({
    dialect: databaseUrl ? postgresDialect(databaseUrl, options) : sqliteDialect(dataDir),
    log: (event) => {
      if (event.level === "error") wantOfRoom.note(event.error);
    },
  });
  try {
    const db = queries as unknown as Kysely<never>;
    const exists = !options.mustExist || (await patiently(() => hasSchema(db, engine)));
    if (!exists) throw noDatabase(place);
    await patiently(() => migrate(db, engine, options));
  } catch (error) {
    await queries.destroy();
    throw error;
  }
  return {
    engine,
    queries,
    write: (work) => patiently(() => queries.transaction().execute(work)),
    scrub: async () => {
      if (engine === "sqlite") return scrubSqlite(queries, dataDir);
      await scrubPostgres(queries);
      await emptyLeftBehind(dataDir);
    },
    checkWritable: async () => {
      if (engine === "sqlite") await checkRoom(dataDir);
      wantOfRoom.check();
      await patiently(() => checkWritable(queries), { tries: 10 });
    },
    close: () => queries.destroy(),
  };
}

async function checkWritable(queries: Kysely<Tables>): Promise<void> {
  const checked_at = new Date().toISOString();
  await queries
    .insertInto("health_probe")
    .values({ id: 1, checked_at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ checked_at }))
    .execute();
}
