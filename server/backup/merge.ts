import Database from "better-sqlite3";
import { Kysely, SqliteDialect, sql } from "kysely";
import { OwnerError } from "#server/platform/owner-error.ts";
import type { Tables } from "#server/store/schema.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { lockTables } from "./fill-store.ts";
import { type Row, readRows } from "./table-rows.ts";

export interface Merged {
  added: number;
  /** Leads the shop already had, under the same id or because the shopper sent them again. */
  known: number;
}

/** Tables of rows that belong to leads, referenced tables first. */
const tablesOfLeads = [
  "recent_contents",
  "deliveries",
  "lead_files",
  "bookings",
  "lead_history",
  "quotes",
  "quote_versions",
  "quote_prices",
  "quote_messages",
  "quote_payments",
] as const;

/**
 * Adds the leads from a rescued copy (`rescued-….sqlite`) that the shop doesn't have, with all
 * rows that belong to them, in one transaction. Changes nothing else and can be repeated.
 * @throws OwnerError if the file isn't a database of this shop.
 */
export async function merge(store: Store, path: string): Promise<Merged> {
  const source = openRescuedCopy(path);
  try {
    return await store.write(async (target) => {
      await lockTables(target, store.engine);
      const known = new Set<string>();
      const added = new Set<string>();
      for await (const rows of readRows(source, "leads")) {
        for (const row of rows) ((await addLead(target, row)) ? added : known).add(String(row.id));
      }
      for (const table of tablesOfLeads) await addRows(source, target, table, added);
      await countPlaces(target, added);
      return { added: added.size, known: known.size };
    });
  } finally {
    await source.destroy();
  }
}

function openRescuedCopy(path: string): Kysely<Tables> {
  try {
    const database = new Database(path, { readonly: true, fileMustExist: true });
    database.prepare("select id from leads limit 1").all();
    return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OwnerError(`${path} cannot be read as a database of this shop (${reason}).`, {
      cause: error,
    });
  }
}

/** Returns false if the shop has the lead already: by id, reference or idempotency key. */
async function addLead(target: Queries, row: Row): Promise<boolean> {
  const inserted = await target
    .insertInto("leads")
    .values(row as never)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

async function addRows(
  source: Queries,
  target: Queries,
  table: (typeof tablesOfLeads)[number],
  leads: ReadonlySet<string>,
): Promise<void> {
  if (!(await hasTable(source, table))) return;
  for await (const rows of readRows(source, table)) {
    const rowsToAdd = rows.filter((row) => leads.has(String(row.lead_id)));
    if (rowsToAdd.length === 0) continue;
    await target
      .insertInto(table)
      .values(rowsToAdd as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** False if a version of the shop without the table wrote the copy. */
async function hasTable(source: Queries, table: string): Promise<boolean> {
  const { rows } = await sql`select 1 from sqlite_master where name = ${table}`.execute(source);
  return rows.length > 0;
}

/** Takes the places of added bookings, even beyond the window's capacity, as they were promised. */
async function countPlaces(target: Queries, leads: ReadonlySet<string>): Promise<void> {
  for (const id of leads) {
    const booking = await target
      .selectFrom("bookings")
      .select(["date", "window_id"])
      .where("lead_id", "=", id)
      .where("status", "=", "booked")
      .executeTakeFirst();
    if (!booking) continue;
    await target
      .insertInto("window_places")
      .values({ ...booking, taken: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["date", "window_id"])
          .doUpdateSet((place) => ({ taken: place("window_places.taken", "+", 1) })),
      )
      .execute();
  }
}
