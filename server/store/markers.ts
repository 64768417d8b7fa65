import type { Queries } from "./store-interface.ts";

/** The moment a mark of the house was set at, if it is there. */
export async function readMarker(queries: Queries, name: string): Promise<string | undefined> {
  const mark = await queries
    .selectFrom("house_marks")
    .select("since")
    .where("name", "=", name)
    .executeTakeFirst();
  return mark?.since;
}

/** Sets a mark, in place of an earlier one of that name. */
export async function setMarker(queries: Queries, name: string, now: Date): Promise<void> {
  const since = now.toISOString();
  await queries
    .insertInto("house_marks")
    .values({ name, since })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ since }))
    .execute();
}
