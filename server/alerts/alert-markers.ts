import { isUnclaimed } from "#server/store/markers.ts";
import type { Queries } from "#server/store/store-interface.ts";

/** Longer than sending two emails and a webhook may take. */
const LEASE_MS = 2 * 60_000;

/**
 * Claims the right to send an alert now, for one of all processes and for two minutes.
 * @param name identifies the incident; the same for as long as it lasts.
 * @param alertedBefore ISO 8601: if the last alert was sent before this, another may be sent; by
 * default none.
 * @returns since when the incident lasts, ISO 8601; undefined if an alert was sent already or
 * another process is sending it.
 */
export async function claimAlert(
  queries: Queries,
  name: string,
  now: Date,
  alertedBefore?: string,
): Promise<string | undefined> {
  await queries
    .insertInto("house_marks")
    .values({ name, since: now.toISOString() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const claimed = await queries
    .updateTable("house_marks")
    .set({ lease_until: new Date(now.getTime() + LEASE_MS).toISOString() })
    .where("name", "=", name)
    .where((marker) =>
      marker.or([
        marker("told_at", "is", null),
        ...(alertedBefore === undefined ? [] : [marker("told_at", "<", alertedBefore)]),
      ]),
    )
    .where((marker) => isUnclaimed(marker, now, LEASE_MS))
    .returning("since")
    .executeTakeFirst();
  return claimed?.since;
}

/** Stores that the alert was sent. */
export async function recordAlerted(queries: Queries, name: string, now: Date): Promise<void> {
  await queries
    .updateTable("house_marks")
    .set({ told_at: now.toISOString(), lease_until: null })
    .where("name", "=", name)
    .execute();
}

/** When the owner was last alerted to an incident, ISO 8601; undefined if not. */
export async function lastAlerted(queries: Queries, name: string): Promise<string | undefined> {
  const marker = await queries
    .selectFrom("house_marks")
    .select("told_at")
    .where("name", "=", name)
    .executeTakeFirst();
  return marker?.told_at ?? undefined;
}

/** Ends an incident: if it happens again, the owner is alerted again. */
export async function clearAlert(queries: Queries, name: string): Promise<void> {
  await queries.deleteFrom("house_marks").where("name", "=", name).execute();
}

/**
 * The same for several incidents, except those alerted after `alertedAfter` (ISO 8601), so that
 * the alert isn't repeated so soon.
 */
export async function clearOldAlerts(
  queries: Queries,
  names: readonly string[],
  alertedAfter: string,
): Promise<void> {
  if (names.length === 0) return;
  await queries
    .deleteFrom("house_marks")
    .where("name", "in", names)
    .where((marker) =>
      marker.or([marker("told_at", "is", null), marker("told_at", "<", alertedAfter)]),
    )
    .execute();
}
