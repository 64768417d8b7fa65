import { sql } from "kysely";
import type { Queries } from "#server/store/store-interface.ts";
import type { FreshTable } from "./fresh-table.ts";
import { withShortLock } from "./short-lock.ts";

interface Named {
  name: string;
  text: string;
}

/** A foreign key of another table that refers to the rewritten one. */
interface ForeignKey extends Named {
  table: string;
}

/**
 * Replaces the original with the fresh table, with its triggers, rights, index names and the
 * foreign keys that refer to it, and drops the original with its files. Other queries wait for a
 * few milliseconds. Foreign keys are only checked against new rows until `validateKeys`.
 */
export async function swapTables(
  db: Queries,
  { table, name, follower }: FreshTable,
): Promise<void> {
  await withShortLock(db, async (transaction) => {
    const referring = await foreignKeysTo(transaction, table.name);
    // Referenced tables are locked first, in the order in which leads are stored.
    const referred = await tablesReferredTo(transaction, table.name);
    const locked = [...referred, table.name, ...new Set(referring.map((key) => key.table))];
    await sql`lock table ${sql.join(locked.map((each) => sql.table(each)))}
      in access exclusive mode`.execute(transaction);
    await sql`drop function ${sql.table(follower)}() cascade`.execute(transaction);
    const triggers = await triggersOf(transaction, table.name);
    const rights = await rightsOf(transaction, table.name);
    const indexes = await indexesOf(transaction, table.name);
    for (const key of referring) {
      await sql`alter table ${sql.table(key.table)} drop constraint ${sql.ref(key.name)}`.execute(
        transaction,
      );
    }
    await sql`drop table ${sql.table(table.name)}`.execute(transaction);
    await sql`alter table ${sql.table(name)} rename to ${sql.ref(table.name)}`.execute(transaction);
    await renameIndexes(transaction, table.name, indexes);
    for (const { text } of triggers) await sql.raw(text).execute(transaction);
    for (const { text } of rights) await sql.raw(text).execute(transaction);
    for (const key of referring) {
      await sql`alter table ${sql.table(key.table)} add constraint ${sql.ref(key.name)}
        ${sql.raw(key.text)} not valid`.execute(transaction);
    }
  });
}

/** Checks the foreign keys of existing rows without blocking writers. */
export async function validateKeys(db: Queries): Promise<void> {
  const { rows } = await sql<{ table: string; name: string }>`
    select relname as "table", conname as name
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where relnamespace = current_schema()::regnamespace
    and contype = 'f' and not convalidated`.execute(db);
  for (const { table, name } of rows) {
    await withShortLock(db, async (transaction) => {
      await sql`alter table ${sql.table(table)} validate constraint ${sql.ref(name)}`.execute(
        transaction,
      );
    });
  }
}

async function foreignKeysTo(db: Queries, table: string): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select relname as "table", conname as name,
      replace(pg_get_constraintdef(pg_constraint.oid), ' NOT VALID', '') as text
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where confrelid = ${table}::regclass and contype = 'f' order by relname`.execute(db);
  return rows;
}

/** Tables to which a table's foreign keys refer; dropping it changes them too. */
async function tablesReferredTo(db: Queries, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct relname as name from pg_constraint join pg_class on pg_class.oid = confrelid
    where conrelid = ${table}::regclass and contype = 'f'`.execute(db);
  return rows.map(({ name }) => name);
}

async function triggersOf(db: Queries, table: string): Promise<Named[]> {
  const { rows } = await sql<Named>`select tgname as name, pg_get_triggerdef(oid) as text
    from pg_trigger where tgrelid = ${table}::regclass and not tgisinternal`.execute(db);
  return rows;
}

/** Statements that restore the table's current privileges. */
async function rightsOf(db: Queries, table: string): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select privilege_type as name, format('grant %s on %I to %s%s', privilege_type, relname,
      case grantee when 0 then 'public' else grantee::regrole::text end,
      case when is_grantable then ' with grant option' else '' end) as text
    from pg_class, aclexplode(relacl)
    where pg_class.oid = ${table}::regclass and grantee <> relowner`.execute(db);
  return rows;
}

/** A table's indexes with their definition, without its own and the table's name. */
async function indexesOf(db: Queries, table: string): Promise<Named[]> {
  const { rows } = await sql<Named>`select relname as name,
      indisunique || substring(pg_get_indexdef(indexrelid) from ' USING .*') as text
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = ${table}::regclass order by relname`.execute(db);
  return rows;
}

async function renameIndexes(
  db: Queries,
  table: string,
  originals: readonly Named[],
): Promise<void> {
  const left = [...originals];
  for (const made of await indexesOf(db, table)) {
    const match = left.findIndex(({ text }) => text === made.text);
    const [original] = match < 0 ? [] : left.splice(match, 1);
    if (!original) throw new Error(`No index of ${table} is like ${made.text}.`);
    await sql`alter index ${sql.ref(made.name)} rename to ${sql.ref(original.name)}`.execute(db);
  }
  if (left.length > 0) throw new Error(`The new ${table} lacks an index: ${left[0]?.name}.`);
}
