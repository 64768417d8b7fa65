import type { Queries } from "./store-interface.ts";

/** The tables whose rows triggers count (decision 011). */
export type CountedTable = "leads" | "deliveries";

/**
 * How many rows a table has, without reading it: by `kind` for leads, by `sink:status` for
 * messages.
 */
export async function rowCounts(
  queries: Queries,
  table: CountedTable,
): Promise<Map<string, number>> {
  const rows = await queries
    .selectFrom("row_counts")
    .select((row) => ["name", row.fn.sum("count").as("count")])
    .where("name", "like", `${table}:%`)
    .groupBy("name")
    .execute();
  return new Map(
    rows.flatMap(({ name, count }) =>
      Number(count) > 0 ? [[name.slice(table.length + 1), Number(count)] as const] : [],
    ),
  );
}
