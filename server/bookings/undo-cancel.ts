import { copyIn } from "#copy-in/booking-refusals.ts";
import { windowsOfDay } from "#domain/delivery/scheduled-windows.ts";
import { noteBookingChange } from "#server/inbox/booking-changes.ts";
import { deliverySchedule } from "#shop/delivery.ts";
import { facts } from "#shop/facts.ts";
import {
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

/**
 * Undoes a cancellation: takes the place again if it is still free, sets the reminder again and
 * queues emails with the calendar entry. Refused later than 30 minutes after cancelling (rule
 * 10.26).
 */
export async function undoCancel(changer: ChangeDeps, leadId: string): Promise<ChangeResult> {
  const { store, now, language } = changer;
  const copy = copyIn[language];
  const { phone } = facts;
  return inOneTransaction(store, async (queries) => {
    const before = await lockBooking(queries, leadId);
    if (!before) return refusal(422, copy.gone);
    if (before.status === "booked") return { ok: true, same: true };
    const until = undoableUntil(before);
    if (!until || now >= until) return refusal(409, copy.tooLateToUndo({ phone }));
    // The lead time doesn't apply, as the original booking was made in time.
    const window = windowsOfDay(deliverySchedule, before.date).find(
      (deliveryWindow) => deliveryWindow.window === before.window,
    );
    if (!window || !(await takePlace(queries, window)))
      return refusal(409, copy.placeTaken({ phone }));
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
