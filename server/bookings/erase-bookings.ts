import type { Queries } from "#server/store/store-interface.ts";
import { freePlace } from "./window-places.ts";

/**
 * Locks the bookings of leads that are about to be erased and returns a function that frees their
 * places, as a delivery to an unknown person isn't made. Call both in the transaction that erases
 * the leads.
 */
export async function lockForErasing(
  queries: Queries,
  leadIds: readonly string[],
): Promise<() => Promise<void>> {
  const booked = await lockBookings(queries, leadIds);
  return async () => {
    for (const { date, window_id } of booked) {
      await freePlace(queries, { date, window: window_id });
    }
  };
}

/**
 * The leads' bookings that have a place. Writing the rows makes concurrent changes and reminders
 * wait, and the values read here include earlier ones.
 */
function lockBookings(queries: Queries, leadIds: readonly string[]) {
  return queries
    .updateTable("bookings")
    .set((row) => ({ version: row.ref("version") }))
    .where("lead_id", "in", leadIds)
    .where("status", "=", "booked")
    .returning(["date", "window_id"])
    .execute();
}
