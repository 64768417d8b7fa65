import { allTables } from "#server/backup/table-rows.ts";
import type { Store } from "#server/store/store-interface.ts";

/** Every row of every table, as text, to compare or to search for what must not be stored. */
export async function everyRow({ queries }: Store): Promise<string> {
  const tables: string[] = [];
  for (const table of allTables) {
    const rows = await queries.selectFrom(table).selectAll().execute();
    tables.push(
      `${table}\n${rows
        .map((row) => JSON.stringify(row))
        .toSorted()
        .join("\n")}`,
    );
  }
  return tables.join("\n");
}
