import Database from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { OwnerError } from "#server/platform/owner-error.ts";
import type { Tables } from "#server/store/schema.ts";
import type { Queries, Store } from "#server/store/store-interface.ts";
import { lockTables } from "./fill-store.ts";
import { type Row, readRows } from "./table-rows.ts";

export interface Merged {
  added: number;
  /** Leads the shop had already, by their id or because the shopper sent them again. */
  known: number;
}

/** What belongs to a lead, those first that others refer to. */
const ofLeads = ["recent_contents", "deliveries", "lead_files", "bookings"] as const;

/**
 * Adds the leads of a database file the shop saved (`rescued-….sqlite`) that it does not have, with
 * all that belongs to them, in one transaction. Changes nothing else, and may be repeated.
 * @throws OwnerError when the file is no database of the shop's.
 */
export async function merge(store: Store, path: string): Promise<Merged> {
  const source = openSaved(path);
  try {
    return await store.write(async (target) => {
      await lockTables(target, store.engine);
      const known = new Set<string>();
      const added = new Set<string>();
      for await (const rows of readRows(source, "leads")) {
        for (const row of rows) ((await addLead(target, row)) ? added : known).add(String(row.id));
      }
      for (const table of ofLeads) await addRows(source, target, table, added);
      await countPlaces(target, added);
      return { added: added.size, known: known.size };
    });
  } finally {
    await source.destroy();
  }
}

function openSaved(path: string): Kysely<Tables> {
  try {
    const database = new Database(path, { readonly: true, fileMustExist: true });
    database.prepare("select id from leads limit 1").all();
    return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new OwnerError(`${path} cannot be read as a database of this shop (${why}).`, {
      cause: error,
    });
  }
}

/** False when the shop has it: under its id, its reference, or the key of its form. */
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
  table: (typeof ofLeads)[number],
  leads: ReadonlySet<string>,
): Promise<void> {
  for await (const rows of readRows(source, table)) {
    const wanted = rows.filter((row) => leads.has(String(row.lead_id)));
    if (wanted.length === 0) continue;
    await target
      .insertInto(table)
      .values(wanted as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** A booking that came over takes its place, even beyond the crews there are: it was promised. */
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
