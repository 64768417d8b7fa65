import { randomBytes } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type { Queries } from "#server/store/store-interface.ts";
import { withShortLock } from "./short-lock.ts";

/** A table to rewrite. */
export interface PersonalTable {
  name: string;
  /** Its primary key, a text column. */
  key: string;
  /** Rows per statement; few for tables whose rows may have megabytes. */
  batch: number;
}

/** A copy of a table, which a trigger updates with every change to the original. */
export interface FreshTable {
  table: PersonalTable;
  name: string;
  /** Name of the trigger on the original and of its function. */
  follower: string;
}

/** The names of fresh tables and their followers contain this. */
const MARK = "_fresh_";

/**
 * Creates a fresh table with the original's columns, indexes and keys. Its name is new each time:
 * so that a process that was suspended for hours can't mistake another's table for its own.
 */
export async function createFresh(db: Queries, table: PersonalTable): Promise<FreshTable> {
  const name = `${table.name}${MARK}${randomBytes(4).toString("hex")}`;
  const fresh = { table, name, follower: `${name}_copy` };
  await withShortLock(db, async (transaction) => {
    await sql`create table ${sql.table(name)} (like ${sql.table(table.name)} including all)`.execute(
      transaction,
    );
    const { rows: keys } = await sql<{ name: string; text: string }>`
      select conname as name, pg_get_constraintdef(oid) as text from pg_constraint
      where conrelid = ${table.name}::regclass and contype = 'f'`.execute(transaction);
    for (const key of keys) {
      await sql`alter table ${sql.table(name)}
        add constraint ${sql.ref(key.name)} ${sql.raw(key.text)}`.execute(transaction);
    }
    await follow(transaction, fresh);
  });
  return fresh;
}

/** Creates the trigger that applies every change of the original to the fresh table. */
async function follow(transaction: Queries, { table, name, follower }: FreshTable): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table.name}`.execute(transaction);
  const list = (of: (column: string) => RawBuilder<unknown>) =>
    sql.join(rows.map((column) => of(column.name)));
  const key = sql.ref(table.key);
  await sql`create function ${sql.table(follower)}() returns trigger language plpgsql as $follow$
    begin
      if tg_op = 'DELETE' then
        delete from ${sql.table(name)} where ${key} = old.${key};
      else
        insert into ${sql.table(name)} (${list((column) => sql`${sql.ref(column)}`)})
        values (${list((column) => sql`new.${sql.ref(column)}`)})
        on conflict (${key}) do update
        set ${list((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)};
      end if;
      return null;
    end $follow$`.execute(transaction);
  await sql`create trigger ${sql.ref(follower)} after insert or update or delete
    on ${sql.table(table.name)} for each row execute function ${sql.table(follower)}()`.execute(
    transaction,
  );
}

/** Copies all rows in batches; the trigger applies changes made meanwhile. */
export async function copyRows(db: Queries, { table, name }: FreshTable): Promise<void> {
  const key = sql.ref(table.key);
  let last = "";
  for (;;) {
    // Locked, so that a row deleted meanwhile isn't copied after its deletion.
    const { rows } = await sql<{ key: string }>`
      with batch as (select * from ${sql.table(table.name)} where ${key} > ${last}
        order by ${key} limit ${sql.lit(table.batch)} for key share),
      copied as (insert into ${sql.table(name)} select * from batch on conflict do nothing)
      select ${key} as key from batch order by ${key}`.execute(db);
    const end = rows.at(-1);
    if (end) last = end.key;
    if (rows.length < table.batch) break;
  }
  await sql`analyze ${sql.table(name)}`.execute(db);
}

/**
 * Compares the keys of both tables as of one moment.
 * @throws if they differ; the original is unchanged.
 */
export async function checkSameRows(db: Queries, { table, name }: FreshTable): Promise<void> {
  const key = sql.ref(table.key);
  const { rows } = await sql`select 1 from ${sql.table(table.name)} as original
    full join ${sql.table(name)} as fresh on original.${key} = fresh.${key}
    where original.${key} is null or fresh.${key} is null limit 1`.execute(db);
  if (rows.length > 0) throw new Error(`${name} did not become a copy of ${table.name}.`);
}

/** Drops fresh tables and triggers left by a process that was killed while rewriting. */
export async function dropLeftovers(db: Queries): Promise<void> {
  const pattern = `%${MARK.replaceAll("_", "\\_")}%`;
  const { rows: followers } = await sql<{ name: string }>`select proname as name from pg_proc
    where pronamespace = current_schema()::regnamespace and proname like ${pattern}`.execute(db);
  const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
    and relname like ${pattern}`.execute(db);
  if (followers.length + tables.length === 0) return;
  await withShortLock(db, async (transaction) => {
    for (const { name } of followers) {
      await sql`drop function ${sql.table(name)}() cascade`.execute(transaction);
    }
    for (const { name } of tables) await sql`drop table ${sql.table(name)}`.execute(transaction);
  });
}
