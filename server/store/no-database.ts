import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { OwnerError } from "#server/platform/owner-error.ts";
import { databaseName } from "./database-name.ts";
import { SQLITE_FILE } from "./sqlite.ts";
import type { StoreConfig } from "./store-config.ts";
import type { Engine } from "./store-interface.ts";

/** The shop was never started on this database, or elsewhere. */
export class NoDatabaseError extends OwnerError {}

/** Says that the shop has no data where the settings say, and why that may be. */
export function noDatabaseError(place: StoreConfig): NoDatabaseError {
  return new NoDatabaseError(
    `The shop has no data in ${databaseName(place)}, and nothing was made there. ` +
      "It makes its database when it first starts. If it has been running, this command has other " +
      'settings than it: docs/operating.md, "Commands on the server", says how both get the same.',
  );
}

/** @throws OwnerError when the embedded database is to be there and its file is not. */
export function requireFile(place: StoreConfig): void {
  if (!place.databaseUrl && !existsSync(join(place.dataDir, SQLITE_FILE)))
    throw noDatabaseError(place);
}

/** Whether the shop has ever been started on this database. */
export async function hasSchema(db: Kysely<never>, engine: Engine): Promise<boolean> {
  const { rows } =
    engine === "postgres"
      ? await sql`select 1 where to_regclass('schema_migrations') is not null`.execute(db)
      : await sql`select 1 from sqlite_master where name = 'schema_migrations'`.execute(db);
  return rows.length > 0;
}
