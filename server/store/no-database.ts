import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { OwnerError } from "#server/platform/owner-error.ts";
import { SQLITE_FILE } from "./sqlite.ts";
import { databaseName, type StoreConfig } from "./store-config.ts";
import type { Engine } from "./store-interface.ts";

/** The shop was never started on this database, or it runs on another one. */
export class NoDatabaseError extends OwnerError {}

/** The error for a database without data, with what to check. */
export function noDatabaseError(place: StoreConfig): NoDatabaseError {
  return new NoDatabaseError(
    `The shop has no data in ${databaseName(place)}, and nothing was made there. ` +
      "It makes its database when it first starts. If it has been running, this command has other " +
      'settings than it: docs/operating.md, "Commands on the server", says how both get the same.',
  );
}

/** @throws OwnerError if SQLite is configured and its file doesn't exist. */
export function requireFile(place: StoreConfig): void {
  if (!place.databaseUrl && !existsSync(join(place.dataDir, SQLITE_FILE)))
    throw noDatabaseError(place);
}

/** Whether the shop was ever started on this database. */
export async function hasSchema(db: Kysely<never>, engine: Engine): Promise<boolean> {
  const { rows } =
    engine === "postgres"
      ? await sql`select 1 where to_regclass('schema_migrations') is not null`.execute(db)
      : await sql`select 1 from sqlite_master where name = 'schema_migrations'`.execute(db);
  return rows.length > 0;
}
