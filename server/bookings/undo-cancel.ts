import { windowsOfDay } from "#domain/delivery/scheduled-windows.ts";
import { noteBookingChange } from "#server/inbox/booking-changes.ts";
import { deliverySchedule } from "#shop/delivery.ts";
import { facts } from "#shop/facts.ts";
import {
  BOOKING_GONE_MESSAGE,
  type ChangeDeps,
  type ChangeResult,
  inOneTransaction,
  lockBooking,
  queueChangeEmails,
  refusal,
} from "./change-booking.ts";
import { reminderTime } from "./store-booking.ts";
import { type Booking, undoableUntil } from "./stored-booking.ts";
import { takePlace } from "./window-places.ts";

const TOO_LATE = `A cancellation can be taken back for half an hour, and that is over. Please book again or call us at ${facts.phone}.`;
const TAKEN = `Somebody else has your place by now, so the delivery stays cancelled. Please book another time or call us at ${facts.phone}.`;

/**
 * Undoes a cancellation: takes the place again if it is still free, sets the reminder again and
 * queues emails with the calendar entry. Refused later than 30 minutes after cancelling (rule
 * 10.26).
 */
export async function undoCancel(changer: ChangeDeps, leadId: string): Promise<ChangeResult> {
  const { store, now } = changer;
  return inOneTransaction(store, async (queries) => {
    const before = await lockBooking(queries, leadId);
    if (!before) return refusal(422, BOOKING_GONE_MESSAGE);
    if (before.status === "booked") return { ok: true, same: true };
    const until = undoableUntil(before);
    if (!until || now >= until) return refusal(409, TOO_LATE);
    // The lead time doesn't apply, as the original booking was made in time.
    const window = windowsOfDay(deliverySchedule, before.date).find(
      (deliveryWindow) => deliveryWindow.window === before.window,
    );
    if (!window || !(await takePlace(queries, window))) return refusal(409, TAKEN);
    const version = before.version + 1;
    await queries
      .updateTable("bookings")
      .set({
        status: "booked",
        version,
        cancelled_at: null,
        remind_at: reminderTime(before, now),
      })
      .where("lead_id", "=", leadId)
      .execute();
    const booking: Booking = {
      ...before,
      status: "booked",
      version,
      cancelledAt: undefined,
    };
    await noteBookingChange(queries, store, { leadId, what: "booking_undone" }, now);
    await queueChangeEmails(queries, "restored", { booking, before }, changer);
    return { ok: true };
  });
}
