import type { Queries } from "#server/store/store-interface.ts";

/** Longer than two emails and a webhook are given. */
const LEASE_MS = 2 * 60_000;

/**
 * The right to tell the owner of something now, for one of all processes, for two minutes.
 * @param name of what is to be told, the same as long as it lasts.
 * @param toldBefore ISO 8601: who was told before then may be told again; never when left out.
 * @returns since when it lasts, ISO 8601; undefined when the owner was told or another is telling.
 */
export async function claimAlert(
  queries: Queries,
  name: string,
  now: Date,
  alertedBefore?: string,
): Promise<string | undefined> {
  const later = (ms: number) => new Date(now.getTime() + ms).toISOString();
  await queries
    .insertInto("house_marks")
    .values({ name, since: now.toISOString() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const claimed = await queries
    .updateTable("house_marks")
    .set({ lease_until: later(LEASE_MS) })
    .where("name", "=", name)
    .where((mark) =>
      mark.or([
        mark("told_at", "is", null),
        ...(alertedBefore === undefined ? [] : [mark("told_at", "<", alertedBefore)]),
      ]),
    )
    .where((mark) =>
      mark.or([
        mark("lease_until", "is", null),
        mark("lease_until", "<", now.toISOString()),
        // Set by the clock was set back in between.
        mark("lease_until", ">", later(2 * LEASE_MS)),
      ]),
    )
    .returning("since")
    .executeTakeFirst();
  return claimed?.since;
}

/** Notes that the owner was told. */
export async function recordAlerted(queries: Queries, name: string, now: Date): Promise<void> {
  await queries
    .updateTable("house_marks")
    .set({ told_at: now.toISOString(), lease_until: null })
    .where("name", "=", name)
    .execute();
}

/** It is over: when it happens again, the owner is alerted again. */
export async function clearAlert(queries: Queries, name: string): Promise<void> {
  await queries.deleteFrom("house_marks").where("name", "=", name).execute();
}

/** The same for several, but what was told after `alertedAfter` (ISO 8601) is not told again so soon. */
export async function clearOldAlerts(
  queries: Queries,
  names: readonly string[],
  alertedAfter: string,
): Promise<void> {
  if (names.length === 0) return;
  await queries
    .deleteFrom("house_marks")
    .where("name", "in", names)
    .where((mark) => mark.or([mark("told_at", "is", null), mark("told_at", "<", alertedAfter)]))
    .execute();
}
