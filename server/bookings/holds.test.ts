import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type BookingBench,
  openBookingFixture,
  SUNDAY,
  THURSDAY,
  WEDNESDAY,
} from "#tests/support/booking-fixture.ts";
import { engines } from "#tests/support/test-database.ts";
import { HOLD_MS } from "./window-places.ts";

describe.each(engines)("a hold on %s", (engine) => {
  let at: BookingBench;

  beforeEach(async () => {
    at = await openBookingFixture(engine);
  });
  afterEach(() => at.close());

  it("counts as taken until it is released", async () => {
    const held = await at.delivery.hold(SUNDAY);
    expect(await at.left(SUNDAY)).toBe(0);
    expect(await at.submit(SUNDAY)).toMatchObject({ ok: false, conflict: true });
    if (typeof held === "object") await at.delivery.release(held.id);
    expect(await at.left(SUNDAY)).toBe(1);
    await at.book(SUNDAY);
  });

  it("becomes the booking's place", async () => {
    const held = await at.delivery.hold(SUNDAY);
    await at.book(SUNDAY, { hold: typeof held === "object" ? held.id : "" });
    expect(await at.left(SUNDAY)).toBe(0);
    if (typeof held === "object") await at.delivery.release(held.id);
    expect(await at.left(SUNDAY)).toBe(0);
  });

  it("stays valid for ten minutes even after the window can no longer be booked", async () => {
    const tomorrow = { date: "2026-12-01", window: "morning" };
    at.now = Date.parse("2026-11-30T20:55:00Z");
    const [held, late, released] = await Promise.all(
      [tomorrow, tomorrow, WEDNESDAY].map((key) => at.delivery.hold(key)),
    );
    const idOf = (hold: typeof held) => (typeof hold === "object" ? hold.id : "");
    at.now += 7 * 60_000;
    expect(await at.left(tomorrow)).toBeUndefined();
    await at.book(tomorrow, { hold: idOf(held), idempotencyKey: "in-time" });
    const refused = { ok: false, errors: { window: [/don't deliver in that window/] } };
    for (const hold of ["", "nobody's", idOf(held), idOf(released)]) {
      expect(await at.submit(tomorrow, { hold, idempotencyKey: `not ${hold}` })).toMatchObject(
        refused,
      );
    }
    at.now += 3 * 60_000;
    const tooLate = { hold: idOf(late), idempotencyKey: "too-late" };
    expect(await at.submit(tomorrow, tooLate)).toMatchObject(refused);
    const days = await at.backend.store.queries.selectFrom("bookings").select("date").execute();
    expect(days).toEqual([{ date: tomorrow.date }]);
  });

  it("expires after ten minutes unless it is extended", async () => {
    const held = await at.delivery.hold(SUNDAY);
    const id = typeof held === "object" ? held.id : "";
    at.now += HOLD_MS - 1;
    await at.delivery.hold(SUNDAY, id);
    at.now += HOLD_MS - 1;
    expect(await at.delivery.hold(SUNDAY)).toBe("full");
    at.now += 1;
    expect(await at.left(SUNDAY)).toBe(1);
    await at.book(SUNDAY);
    expect(await at.left(SUNDAY)).toBe(0);
  });

  it("no longer counts after a clock that was days ahead is corrected", async () => {
    at.now += 2 * 24 * 60 * 60 * 1000;
    const held = await at.delivery.hold(SUNDAY);
    at.now = Date.parse("2026-11-30T16:00:00Z");
    expect(await at.left(SUNDAY)).toBe(1);
    const id = typeof held === "object" ? held.id : "";
    expect(await at.submit(SUNDAY, { hold: id })).toMatchObject({ ok: true });
    expect(await at.left(SUNDAY)).toBe(0);
    await at.delivery.release(id);
    expect(await at.left(SUNDAY)).toBe(0);
  });

  it("lasts when two machines' clocks differ by less than ten minutes", async () => {
    at.now += HOLD_MS - 1;
    await at.delivery.hold(SUNDAY);
    at.now -= HOLD_MS - 1;
    expect(await at.delivery.hold(SUNDAY)).toBe("full");
  });

  it("lasts ten minutes and reports when it expires", async () => {
    const tenMinutesOn = new Date(at.now + 600_000).toISOString();
    expect(await at.delivery.hold(SUNDAY)).toMatchObject({ expiresAt: tenMinutesOn });
  });

  describe("on a window that lost a crew after the hold was made", () => {
    let hold: string;
    beforeEach(async () => {
      const held = await at.delivery.hold(SUNDAY);
      hold = typeof held === "object" ? held.id : "";
      await at.backend.store.queries.updateTable("window_places").set({ taken: 2 }).execute();
      expect(await at.left(SUNDAY)).toBe(0);
    });

    it("still counts until it expires", async () => {
      expect(await at.delivery.hold(SUNDAY, hold)).toMatchObject({ id: hold });
      at.now += HOLD_MS - 1;
      expect(await at.submit(SUNDAY, { hold })).toMatchObject({ ok: true });
    });

    it("no longer counts after it expires", async () => {
      at.now += HOLD_MS;
      expect(await at.submit(SUNDAY, { hold })).toMatchObject({ ok: false, conflict: true });
      expect(await at.delivery.hold(SUNDAY, hold)).toBe("full");
    });
  });

  it("moves to another window when the shopper chooses that", async () => {
    const first = await at.delivery.hold(SUNDAY);
    await at.delivery.hold(THURSDAY, typeof first === "object" ? first.id : "");
    expect([await at.left(SUNDAY), await at.left(THURSDAY)]).toEqual([1, 0]);
  });
});
