import { sql } from "kysely";
import type { Engine, Queries } from "#server/store/store-interface.ts";
import { backedUpTables, type Row, sumTable, type TableName, type TableSum } from "./table-rows.ts";

/** Rows on their way into a database, tables in the order of `backedUpTables`. */
export type RowsByTable = AsyncIterable<{ table: TableName; rows: readonly Row[] }>;

/** Whether nothing worth keeping is in the database. */
export async function isEmpty(queries: Queries): Promise<boolean> {
  const lead = await queries.selectFrom("leads").select("id").limit(1).executeTakeFirst();
  const place = await queries.selectFrom("window_places").select("date").limit(1).execute();
  return lead === undefined && place.length === 0;
}

/**
 * Has every table to itself until the transaction ends: whoever would write waits, so that nothing
 * comes in between. SQLite's transactions have that from their start.
 */
export async function lockTables(queries: Queries, engine: Engine): Promise<void> {
  if (engine === "sqlite") return;
  const tables = sql.join(backedUpTables.map((table) => sql.table(table)));
  await sql`lock table ${tables} in exclusive mode`.execute(queries);
}

/** Puts the rows in place of all that is there. Call within a transaction. */
export async function insertRows(queries: Queries, source: RowsByTable): Promise<void> {
  for (const table of backedUpTables.toReversed()) await queries.deleteFrom(table).execute();
  for await (const { table, rows } of source) {
    await queries
      .insertInto(table)
      .values(rows as never)
      .execute();
  }
}

/**
 * Reads every table back and compares it with what it should be.
 * @throws when a row is missing, too many, or other than it was.
 */
export async function verifyEqual(
  queries: Queries,
  expected: ReadonlyMap<TableName, TableSum>,
): Promise<void> {
  for (const [table, wanted] of expected) {
    const found = await sumTable(queries, table, wanted.columns);
    if (found.rows !== wanted.rows || (wanted.rows > 0 && found.sum !== wanted.sum)) {
      throw new Error(
        `Table ${table} did not come over whole: ${found.rows} rows of ${wanted.rows}${found.rows === wanted.rows ? ", but not the same ones" : ""}. Nothing was changed.`,
      );
    }
  }
}
