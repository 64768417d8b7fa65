import { type Kysely, sql } from "kysely";
import { OwnerError } from "#server/platform/owner-error.ts";
import { type Migration, migrations } from "./migrations.ts";
import type { Engine } from "./store-interface.ts";

/** Any number shared by all processes that migrate this schema. */
const POSTGRES_LOCK = 7_132_024;

/** Recorded as a migration in a database whose contents were moved elsewhere. */
export const MOVED_AWAY = "moved-to-postgresql";

interface MigrateOptions {
  steps?: readonly Migration[];
  /** See `StoreOptions`. */
  allowMoved?: boolean;
}

/**
 * Brings the schema up to date in one transaction. Safe when several processes start at once: the
 * first takes the lock (a PostgreSQL advisory lock; in SQLite, the transaction itself), and the
 * others wait and find nothing to do.
 * @throws OwnerError if the database was moved or has migrations of a newer version.
 */
export async function migrate(
  db: Kysely<never>,
  engine: Engine,
  { steps = migrations, allowMoved = false }: MigrateOptions = {},
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (engine === "postgres") {
      await sql`select pg_advisory_xact_lock(${sql.lit(POSTGRES_LOCK)})`.execute(transaction);
      // The previous version is still running: if a change must wait for it, it must not block it.
      await sql`set local lock_timeout = '2s'`.execute(transaction);
    }
    await sql`create table if not exists schema_migrations
      (name text primary key, applied_at text not null)`.execute(transaction);
    const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(
      transaction,
    );
    const applied = new Set(rows.map(({ name }) => name));
    if (applied.delete(MOVED_AWAY) && !allowMoved) {
      throw new OwnerError(
        "This database was moved to PostgreSQL. Set DATABASE_URL to it and start again.",
      );
    }
    const unknown = [...applied].filter((name) => !steps.some((step) => step.name === name));
    if (unknown.length > 0) {
      throw new OwnerError(
        `The database was written by a newer version (${unknown.join(", ")}). Start that version, or restore a backup.`,
      );
    }
    for (const step of steps.filter(({ name }) => !applied.has(name))) {
      await step.up(transaction);
      await sql`insert into schema_migrations (name, applied_at)
        values (${step.name}, ${new Date().toISOString()})`.execute(transaction);
    }
  });
}
