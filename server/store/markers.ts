import type { ExpressionBuilder } from "kysely";
import type { Tables } from "./schema.ts";
import type { Queries } from "./store-interface.ts";

/** When a marker was set, as ISO 8601 UTC; undefined if it isn't set. */
export async function readMarker(queries: Queries, name: string): Promise<string | undefined> {
  const marker = await queries
    .selectFrom("house_marks")
    .select("since")
    .where("name", "=", name)
    .executeTakeFirst();
  return marker?.since;
}

/** Sets a marker, replacing an earlier one of that name. */
export async function setMarker(queries: Queries, name: string, now: Date): Promise<void> {
  const since = now.toISOString();
  await queries
    .insertInto("house_marks")
    .values({ name, since })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ since }))
    .execute();
}

/** The condition that no process has a lease on the marker, for a claim of `leaseMs`. */
export function isUnclaimed(
  marker: ExpressionBuilder<Tables, "house_marks">,
  now: Date,
  leaseMs: number,
) {
  return marker.or([
    marker("lease_until", "is", null),
    marker("lease_until", "<", now.toISOString()),
    // Set by a clock that was set back since.
    marker("lease_until", ">", new Date(now.getTime() + 2 * leaseMs).toISOString()),
  ]);
}
