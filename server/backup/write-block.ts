import { sql } from "kysely";
import { MOVED_AWAY } from "#server/store/migrate.ts";
import type { Store } from "#server/store/store-interface.ts";
import { allTables } from "./table-rows.ts";

const CHANGES = ["insert", "update", "delete"];

/**
 * Makes a SQLite database read-only, by triggers, for processes that have it open, and unusable
 * for processes that try to open it.
 */
export async function blockWrites({ write }: Store): Promise<void> {
  await write(async (transaction) => {
    for (const { name, table, change } of triggers()) {
      await sql
        .raw(
          `create trigger if not exists ${name} before ${change} on ${table}
          begin select raise(abort, 'moved to PostgreSQL'); end`,
        )
        .execute(transaction);
    }
    await sql`insert into schema_migrations (name, applied_at)
      values (${MOVED_AWAY}, ${new Date().toISOString()}) on conflict do nothing`.execute(
      transaction,
    );
  });
}

/** Removes the write block. */
export async function allowWrites({ write }: Store): Promise<void> {
  await write(async (transaction) => {
    for (const { name } of triggers()) {
      await sql.raw(`drop trigger if exists ${name}`).execute(transaction);
    }
    await sql`delete from schema_migrations where name = ${MOVED_AWAY}`.execute(transaction);
  });
}

function triggers(): { name: string; table: string; change: string }[] {
  return allTables.flatMap((table) =>
    CHANGES.map((change) => ({ name: `fence_${table}_${change}`, table, change })),
  );
}
