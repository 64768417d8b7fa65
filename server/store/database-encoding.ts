import { type Kysely, sql } from "kysely";
import { OwnerError } from "#server/platform/owner-error.ts";
import { databaseName, type StoreConfig } from "./store-config.ts";

/**
 * Rejects a PostgreSQL database that can't store every character: a lead with a curly apostrophe
 * could never be stored there.
 * @throws OwnerError that explains how to create one that can.
 */
export async function requireUtf8(
  db: Kysely<never>,
  place: StoreConfig & { databaseUrl: string },
): Promise<void> {
  const { rows } = await sql<{
    encoding: string;
  }>`select current_setting('server_encoding') as encoding`.execute(db);
  const encoding = rows[0]?.encoding;
  if (encoding === "UTF8") return;
  throw new OwnerError(
    `DATABASE_URL: ${databaseName(place)} keeps text as ${encoding}, which has no room for many names and signs. ` +
      "Make a database in UTF-8 and name it in DATABASE_URL: create database NAME encoding 'UTF8' template template0 owner ROLE (or createdb --encoding=UTF8 --template=template0 --owner=ROLE NAME). " +
      "If there are leads in this one, npm run backup takes them along and npm run restore puts them into the other.",
  );
}
