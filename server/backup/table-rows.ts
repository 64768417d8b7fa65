import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Tables } from "#server/store/schema.ts";
import type { Queries } from "#server/store/store-interface.ts";

/** A row as both engines give it: text, whole numbers and nothing else. */
export type Row = Record<string, string | number | null>;

export type TableName = keyof Tables;

interface BackedUpTable {
  /** Its primary key, by which it is read in order. */
  key: readonly string[];
  /** Rows read at once; fewer where one may have megabytes. */
  batch: number;
}

/**
 * Every table of the shop, those others refer to first; `passing` ones are not worth keeping. A
 * table that is missing here does not compile, so no backup and no move can forget it.
 */
const tables: Record<TableName, BackedUpTable | "passing"> = {
  leads: { key: ["id"], batch: 200 },
  recent_contents: { key: ["content_hash"], batch: 500 },
  deliveries: { key: ["id"], batch: 200 },
  lead_files: { key: ["id"], batch: 4 },
  window_places: { key: ["date", "window_id"], batch: 500 },
  window_holds: { key: ["id"], batch: 500 },
  bookings: { key: ["lead_id"], batch: 500 },
  house_marks: { key: ["name"], batch: 500 },
  health_probe: "passing",
  rate_limits: "passing",
  receiver_troubles: "passing",
  doctor_tokens: "passing",
};

/** Every table there is. */
export const allTables = Object.keys(tables) as TableName[];

/** The tables worth keeping, in the order in which they can be filled. */
export const backedUpTables = Object.entries(tables)
  .filter(([, kept]) => kept !== "passing")
  .map(([name]) => name as TableName);

/** All rows of a table in order, some at a time, so that none has to fit the memory whole. */
export async function* readRows(queries: Queries, table: TableName): AsyncGenerator<Row[]> {
  const kept = tables[table];
  if (kept === "passing") return;
  const key = sql.join(kept.key.map((column) => sql.ref(column)));
  let last: (string | number | null)[] | undefined;
  for (;;) {
    const after = last ? sql`where (${key}) > (${sql.join(last)})` : sql``;
    const { rows } = await sql<Row>`select * from ${sql.table(table)} ${after}
      order by ${key} limit ${sql.lit(kept.batch)}`.execute(queries);
    if (rows.length > 0) yield rows;
    if (rows.length < kept.batch) return;
    const end = rows.at(-1);
    last = kept.key.map((column) => end?.[column] ?? null);
  }
}

/** How many rows, and a sum over their contents that does not depend on their order. */
export interface TableSum {
  rows: number;
  sum: string;
  /** The columns that were summed. */
  columns: readonly string[];
}

const MODULUS = 2n ** 256n;

/** Counts and sums rows as they pass; of each only the given columns, or those of the first row. */
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

/** Reads a table from end to end and tallies it. */
export async function sumTable(
  queries: Queries,
  table: TableName,
  columns?: readonly string[],
): Promise<TableSum> {
  const keeper = new TableSummer(columns);
  for await (const rows of readRows(queries, table)) keeper.add(rows);
  return keeper.tally();
}
