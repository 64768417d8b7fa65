import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type BookingBench,
  openBookingFixture,
  SUNDAY,
  WEDNESDAY,
} from "#tests/support/booking-fixture.ts";
import { engines } from "#tests/support/test-database.ts";
import { queueDueReminders } from "./reminders.ts";

describe.each(engines)("the reminder (rule 15.18) on %s", (engine) => {
  let at: BookingBench;

  beforeEach(async () => {
    at = await openBookingFixture(engine);
  });
  afterEach(() => at.close());

  const queue = () => queueDueReminders(at.backend);
  const confirmation = async () =>
    (await at.emails("accepted")).find(({ sink }) => sink === "shopper_mail")?.payload;

  it("is queued once, at 9:00 AM the day before, by any number of processes", async () => {
    await at.book(SUNDAY);
    at.now = Date.parse("2026-12-05T15:00:00Z") - 1;
    expect(await queue()).toBe(0);
    at.now += 1;
    const queued = await Promise.all([queue(), queue(), queue()]);
    expect(queued.toSorted()).toEqual([0, 0, 1]);
    expect(await at.emails("reminder-0")).toMatchObject([{ sink: "shopper_mail" }]);
  });

  it("is neither queued nor promised for a booking made after its time", async () => {
    at.now = Date.parse("2026-12-05T16:00:00Z");
    const { token } = await at.book(SUNDAY);
    expect(await queue()).toBe(0);
    expect(await confirmation()).not.toContain("remind you");
    expect((await at.delivery.booking(token, "en"))?.reminderComes).toBe(false);
  });

  it("is promised before its time", async () => {
    const { token } = await at.book(SUNDAY);
    expect(await confirmation()).toContain("remind you the day before");
    expect((await at.delivery.booking(token, "en"))?.reminderComes).toBe(true);
  });

  it('asks to call once changes are closed, and says "today" on the delivery day', async () => {
    await at.book(WEDNESDAY);
    at.now = Date.parse("2026-12-02T12:00:00Z");
    await queue();
    const email = JSON.parse((await at.emails("reminder-0"))[0]?.payload ?? "{}");
    expect(email.subject).toMatch(/^Today: your delivery/);
    expect(email.text).toContain("please call us");
    expect(email.text).not.toContain("24 hours before you can");
  });

  it("is withdrawn when the booking is moved before it was sent", async () => {
    const { token } = await at.book(SUNDAY);
    at.now = Date.parse("2026-12-05T15:00:00Z");
    expect(await queue()).toBe(1);
    await at.delivery.move(token, { date: "2026-12-07", window: "morning" }, "en");
    expect(await at.emails("reminder-0")).toEqual([]);
  });

  it("is never sent for a cancelled booking, even with a reminder time", async () => {
    const { token } = await at.book(SUNDAY);
    await at.delivery.cancel(token, "en");
    const remind_at = new Date(at.now).toISOString();
    await at.backend.store.queries.updateTable("bookings").set({ remind_at }).execute();
    expect(await queue()).toBe(0);
    expect(await at.emails("reminder-1")).toEqual([]);
  });

  it("is rescheduled when the booking is moved and stopped when it is cancelled", async () => {
    const moved = await at.book(WEDNESDAY);
    const cancelled = await at.book(WEDNESDAY, { idempotencyKey: "second" });
    await at.delivery.move(moved.token, SUNDAY, "en");
    await at.delivery.cancel(cancelled.token, "en");
    at.now = Date.parse("2026-12-01T16:00:00Z");
    expect(await queue()).toBe(0);
    at.now = Date.parse("2026-12-05T16:00:00Z");
    expect(await queue()).toBe(1);
  });
});
