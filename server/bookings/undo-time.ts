import type { Booking } from "./stored-booking.ts";

/** How long a cancellation can be undone, in milliseconds (rule 10.26). */
const UNDO_MS = 30 * 60 * 1000;

/** Until when the cancellation can be undone; undefined if the booking isn't cancelled. */
export function undoableUntil({ cancelledAt }: Pick<Booking, "cancelledAt">): Date | undefined {
  return cancelledAt && new Date(cancelledAt.getTime() + UNDO_MS);
}
