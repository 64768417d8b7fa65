import { windowsOfDay } from "#domain/delivery/planned-windows.ts";
import { deliverySchedule } from "#shop/delivery.ts";
import { facts } from "#shop/facts.ts";
import type { BookedDelivery } from "./booked-delivery.ts";
import {
  announce,
  type BookingChanger,
  type ChangeResult,
  GONE,
  inOneTransaction,
  lockBooking,
  refused,
} from "./change-booking.ts";
import { reminderTime } from "./store-booking.ts";
import { undoableUntil } from "./undo-time.ts";
import { takePlace } from "./window-places.ts";

const TOO_LATE = `A cancellation can be taken back for half an hour, and that is over. Please book again or call us at ${facts.phone}.`;
const TAKEN = `Somebody else has your place by now, so the delivery stays cancelled. Please book another time or call us at ${facts.phone}.`;

/**
 * Takes a cancellation back: the place taken again if it is still free, the reminder set anew,
 * mails with the calendar entry sent. Half an hour after cancelling it is over (rule 10.26).
 */
export async function undoCancel(changer: BookingChanger, leadId: string): Promise<ChangeResult> {
  const { store, now } = changer;
  return inOneTransaction(store, async (queries) => {
    const before = await lockBooking(queries, leadId);
    if (!before) return refused(422, GONE);
    if (before.status === "booked") return { ok: true, same: true };
    const until = undoableUntil(before);
    if (!until || now >= until) return refused(409, TOO_LATE);
    // The lead time doesn't count: the place was booked in time.
    const window = windowsOfDay(deliverySchedule, before.date).find(
      (offered) => offered.window === before.window,
    );
    if (!window || !(await takePlace(queries, window, now))) return refused(409, TAKEN);
    const version = before.version + 1;
    await queries
      .updateTable("bookings")
      .set({
        ...{ status: "booked", version, cancelled_at: null },
        remind_at: reminderTime(before.date, now),
      })
      .where("lead_id", "=", leadId)
      .execute();
    const booking: BookedDelivery = {
      ...before,
      status: "booked",
      version,
      cancelledAt: undefined,
    };
    await announce(queries, "restored", { booking, before }, changer);
    return { ok: true };
  });
}
