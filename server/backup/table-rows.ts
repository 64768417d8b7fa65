import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Tables } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";

/** A row as both engines return it: only text, whole numbers and nulls. */
export type Row = Record<string, string | number | null>;

export type TableName = keyof Tables;

interface BackedUpTable {
  /** The primary key's columns; rows are read in this order. */
  key: readonly string[];
  /** Rows per query; few for tables whose rows may have megabytes. */
  batch: number;
  /** A column about a table that isn't backed up; rows are read without it. */
  without?: string;
}

/**
 * Every table of the shop, referenced tables first; `passing` tables are not worth backing up. A
 * table missing here is a compile error, so no backup or move can forget it.
 */
const tables: Record<TableName, BackedUpTable | "passing"> = {
  leads: { key: ["id"], batch: 200, without: "is_indexed" },
  recent_contents: { key: ["content_hash"], batch: 500 },
  deliveries: { key: ["id"], batch: 200 },
  lead_files: { key: ["id"], batch: 4 },
  window_places: { key: ["date", "window_id"], batch: 500 },
  bookings: { key: ["lead_id"], batch: 500 },
  house_marks: { key: ["name"], batch: 500 },
  products: { key: ["id"], batch: 500 },
  product_addresses: { key: ["slug"], batch: 500 },
  product_variants: { key: ["id"], batch: 500 },
  catalog_state: { key: ["id"], batch: 1 },
  pictures: { key: ["name", "hash"], batch: 500 },
  models: { key: ["product_id", "hash"], batch: 500 },
  staff_members: { key: ["id"], batch: 500 },
  passkeys: { key: ["id"], batch: 500 },
  lead_history: { key: ["lead_id", "number"], batch: 500 },
  quotes: { key: ["lead_id"], batch: 200 },
  quote_versions: { key: ["lead_id", "number"], batch: 100 },
  quote_prices: { key: ["lead_id", "number", "product_id"], batch: 500 },
  quote_messages: { key: ["lead_id", "number"], batch: 500 },
  quote_payments: { key: ["id"], batch: 500 },
  // Filled again from the leads.
  lead_words: "passing",
  window_holds: "passing",
  health_probe: "passing",
  rate_limits: "passing",
  receiver_troubles: "passing",
  doctor_tokens: "passing",
  row_counts: "passing",
  catalog_origin: "passing",
  // Backed up as files, so that a backup fits either engine.
  media_files: "passing",
  // A restore signs everyone out.
  staff_sessions: "passing",
  sign_in_links: "passing",
  used_challenges: "passing",
};

/** The names of all tables. */
export const allTables = Object.keys(tables) as TableName[];

/** The tables to back up or move, in the order in which they can be filled. */
export const backedUpTables = Object.entries(tables)
  .filter(([, table]) => table !== "passing")
  .map(([name]) => name as TableName);

/** All rows of a table in key order, in batches, so that a table doesn't have to fit in memory. */
export async function* readRows(queries: Queries, table: TableName): AsyncGenerator<Row[]> {
  const backedUp = tables[table];
  if (backedUp === "passing") return;
  const key = sql.join(backedUp.key.map((column) => sql.ref(column)));
  let last: (string | number | null)[] | undefined;
  for (;;) {
    const after = last ? sql`where (${key}) > (${sql.join(last)})` : sql``;
    const { rows } = await sql<Row>`select * from ${sql.table(table)} ${after}
      order by ${key} limit ${sql.lit(backedUp.batch)}`.execute(queries);
    for (const row of rows) if (backedUp.without) delete row[backedUp.without];
    if (rows.length > 0) yield rows;
    if (rows.length < backedUp.batch) return;
    const end = rows.at(-1);
    last = backedUp.key.map((column) => end?.[column] ?? null);
  }
}

/**
 * How many rows a table has, and a checksum of their contents that doesn't depend on their order.
 */
export interface TableSum {
  rows: number;
  sum: string;
  /** The columns included in the checksum. */
  columns: readonly string[];
}

const MODULUS = 2n ** 256n;

/** Counts rows and sums their hashes; includes the given columns, or those of the first row. */
export class TableSummer {
  #rows = 0;
  #sum = 0n;
  #columns: readonly string[] | undefined;

  constructor(columns?: readonly string[]) {
    this.#columns = columns;
  }

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      this.#columns ??= Object.keys(row).toSorted();
      const content = JSON.stringify(this.#columns.map((column) => row[column] ?? null));
      const digest = createHash("sha256").update(content).digest("hex");
      this.#sum = (this.#sum + BigInt(`0x${digest}`)) % MODULUS;
      this.#rows += 1;
    }
  }

  tally(): TableSum {
    return { rows: this.#rows, sum: this.#sum.toString(16), columns: this.#columns ?? [] };
  }
}

/** Reads a whole table and sums it. */
export async function sumTable(
  queries: Queries,
  table: TableName,
  columns?: readonly string[],
): Promise<TableSum> {
  const summer = new TableSummer(columns);
  for await (const rows of readRows(queries, table)) summer.add(rows);
  return summer.tally();
}
