import type { Queries } from "#server/store/store-interface.ts";
import { freePlaces } from "./window-places.ts";

/**
 * Locks the bookings of leads that are to be erased. What it returns frees their places: a delivery
 * nobody is known for any more is not made. Both belong to the transaction that erases the leads.
 */
export async function lockForErasing(
  queries: Queries,
  leadIds: readonly string[],
): Promise<() => Promise<void>> {
  const booked = await lockBookings(queries, leadIds);
  return async () => {
    for (const { date, window_id } of booked) {
      await freePlaces(queries, { date, window: window_id });
    }
  };
}

/**
 * The leads' bookings that hold a place. Writing the rows makes changes and reminders wait, and
 * what is read here is what they left.
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
