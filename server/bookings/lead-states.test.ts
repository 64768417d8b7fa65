import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { leadDetails } from "#server/inbox/lead-details.ts";
import {
  type BookingBench,
  openBookingFixture,
  SUNDAY,
  WEDNESDAY,
} from "#tests/support/booking-fixture.ts";
import { engines } from "#tests/support/test-database.ts";

const MINUTE_MS = 60_000;

describe.each(engines)("on %s, a booking's lead", (engine) => {
  let bookings: BookingBench;
  beforeEach(async () => {
    bookings = await openBookingFixture(engine);
  });
  afterEach(() => bookings.close());

  const lead = (reference: string) => leadDetails(bookings.backend.store.queries, reference);
  const setState = (reference: string, state: "done" | "in_hand") =>
    bookings.backend.store.queries
      .updateTable("leads")
      .set({ state })
      .where("reference", "=", reference)
      .execute();

  it("is accepted, lost while it is canceled, and accepted again", async () => {
    const { reference, token } = await bookings.book(SUNDAY);
    expect(await lead(reference)).toMatchObject({
      state: "accepted",
      dueAt: null,
      lostReason: null,
    });
    await bookings.delivery.move(token, WEDNESDAY, "en");
    bookings.now += MINUTE_MS;
    await bookings.delivery.cancel(token, "en");
    expect(await lead(reference)).toMatchObject({
      state: "lost",
      lostReason: "cancelled",
      version: 3,
    });
    bookings.now += MINUTE_MS;
    await bookings.delivery.undoCancel(token, "en");
    const after = await lead(reference);
    expect(after).toMatchObject({ state: "accepted", lostReason: null, version: 4 });
    expect(after?.history.map(({ what, by }) => [what, by])).toEqual([
      ["arrived", null],
      ["booking_moved", null],
      ["booking_cancelled", null],
      ["booking_undone", null],
    ]);
    expect(after?.changedAt).toBe(new Date(bookings.now).toISOString());
    // The CRM hears of it from the booking alone.
    const stages = after?.messages.filter(({ to }) => to === "crm");
    expect(stages).toHaveLength(4);
  });

  it("keeps the state that staff gave it", async () => {
    const { reference, token } = await bookings.book(SUNDAY);
    await setState(reference, "done");
    await bookings.delivery.cancel(token, "en");
    expect(await lead(reference)).toMatchObject({ state: "done", lostReason: null, version: 2 });
    await bookings.delivery.undoCancel(token, "en");
    expect(await lead(reference)).toMatchObject({ state: "done", version: 3 });
  });
});
