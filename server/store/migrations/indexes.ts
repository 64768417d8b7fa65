import type { Kysely } from "kysely";

/** An index: its name, table and columns, the most selective column first. */
export type NewIndex = readonly [name: string, table: string, columns: readonly string[]];

/** Creates the indexes one after the other. */
export async function createIndexes(
  db: Kysely<never>,
  indexes: readonly NewIndex[],
): Promise<void> {
  for (const [name, table, columns] of indexes) {
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns] as never[])
      .execute();
  }
}
