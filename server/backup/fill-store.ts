import { sql } from "kysely";
import type { Engine, Queries } from "#server/store/store-interface.ts";
import { backedUpTables, type Row, sumTable, type TableName, type TableSum } from "./table-rows.ts";

/** Rows to insert into a database, tables in the order of `backedUpTables`. */
export type RowsByTable = AsyncIterable<{ table: TableName; rows: readonly Row[] }>;

/** Whether the database contains no leads and no places. */
export async function isEmpty(queries: Queries): Promise<boolean> {
  const lead = await queries.selectFrom("leads").select("id").limit(1).executeTakeFirst();
  const place = await queries.selectFrom("window_places").select("date").limit(1).execute();
  return lead === undefined && place.length === 0;
}

/**
 * Locks all tables until the transaction ends, so that other writers wait. In SQLite, transactions
 * lock the whole database from their start.
 */
export async function lockTables(queries: Queries, engine: Engine): Promise<void> {
  if (engine === "sqlite") return;
  const tables = sql.join(backedUpTables.map((table) => sql.table(table)));
  await sql`lock table ${tables} in exclusive mode`.execute(queries);
}

/** Tables that hold the catalog. */
export const catalogTables: readonly TableName[] = [
  "products",
  "product_addresses",
  "product_variants",
  "catalog_state",
  "pictures",
  "models",
];

/**
 * Replaces all existing rows, except those of the tables to keep. Call within a transaction.
 */
export async function insertRows(
  queries: Queries,
  source: RowsByTable,
  keep: readonly TableName[] = [],
): Promise<void> {
  for (const table of backedUpTables.toReversed()) {
    if (!keep.includes(table)) await queries.deleteFrom(table).execute();
  }
  for await (const { table, rows } of source) {
    await queries
      .insertInto(table)
      .values(rows as never)
      .execute();
  }
}

/**
 * Reads every table back and compares it with the expected checksum.
 * @throws if rows are missing, surplus or different.
 */
export async function verifyEqual(
  queries: Queries,
  expected: ReadonlyMap<TableName, TableSum>,
): Promise<void> {
  for (const [table, sum] of expected) {
    const found = await sumTable(queries, table, sum.columns);
    if (found.rows !== sum.rows || (sum.rows > 0 && found.sum !== sum.sum)) {
      throw new Error(
        `Table ${table} did not come over whole: ${found.rows} rows of ${sum.rows}${found.rows === sum.rows ? ", but not the same ones" : ""}. Nothing was changed.`,
      );
    }
  }
}
