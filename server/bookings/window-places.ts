import type { ScheduledWindow } from "#domain/delivery/delivery-schedule.ts";
import type { Queries } from "#server/store/store-interface.ts";

/** Identifies a window: its day and its id. */
export type WindowKey = Pick<ScheduledWindow, "date" | "window">;

/**
 * Takes a place in a window. Call within a transaction. A single UPDATE checks the capacity, so
 * concurrent calls can't exceed it.
 * @returns false if the window is full.
 */
export async function takePlace(queries: Queries, window: ScheduledWindow): Promise<boolean> {
  await queries
    .insertInto("window_places")
    .values({ date: window.date, window_id: window.window, taken: 0 })
    .onConflict((conflict) => conflict.columns(["date", "window_id"]).doNothing())
    .execute();
  const taken = await queries
    .updateTable("window_places")
    .set((row) => ({ taken: row("taken", "+", 1) }))
    .where("date", "=", window.date)
    .where("window_id", "=", window.window)
    .where("taken", "<", window.capacity)
    .returning("taken")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Frees a place of a window. Call within a transaction. */
export async function freePlace(queries: Queries, key: WindowKey): Promise<void> {
  await queries
    .updateTable("window_places")
    .set((row) => ({ taken: row("taken", "-", 1) }))
    .where("date", "=", key.date)
    .where("window_id", "=", key.window)
    .execute();
}
