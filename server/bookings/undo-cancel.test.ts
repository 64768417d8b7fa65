import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type BookingBench,
  openBookingFixture,
  SUNDAY,
  WEDNESDAY,
} from "#tests/support/booking-fixture.ts";
import { engines } from "#tests/support/test-database.ts";

const MINUTE = 60_000;

describe.each(engines)(
  "C6: a cancellation through the private link on %s (rule 10.26)",
  (engine) => {
    let at: BookingBench;

    beforeEach(async () => {
      at = await openBookingFixture(engine);
    });
    afterEach(() => at.close());

    async function emailOf(occasion: string, sink: "shop_mail" | "shopper_mail") {
      const row = (await at.emails(occasion)).find((message) => message.sink === sink);
      return JSON.parse(row?.payload ?? "{}");
    }

    it("can be undone: same time, place and calendar entry, with a higher SEQUENCE", async () => {
      const { token } = await at.book(SUNDAY);
      await at.delivery.cancel(token, "en");
      expect(await at.left(SUNDAY)).toBe(1);
      expect(await at.delivery.booking(token, "en")).toMatchObject({
        status: "cancelled",
        undoUntil: "10:30 AM",
      });
      at.now += 30 * MINUTE - 1;
      expect(await at.delivery.undoCancel(token, "en")).toEqual({ ok: true });
      expect(await at.left(SUNDAY)).toBe(0);
      expect(await at.delivery.booking(token, "en")).toMatchObject({
        status: "booked",
        time: "December 6, 2026 at 2:00 PM",
        changeable: true,
        undoUntil: undefined,
      });
      const { subject, text, calendar } = await emailOf("restored-2", "shopper_mail");
      expect(subject).toContain("on again: December 6, 2026 at 2:00 PM");
      expect(text).toContain("reschedule or cancel at your private link");
      expect(calendar).toMatchObject({ method: "REQUEST" });
      expect(calendar.content).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:2[\s\S]*STATUS:CONFIRMED/);
      const entries = [(await emailOf("accepted", "shopper_mail")).calendar, calendar].flatMap(
        (entry) => /UID:(\S+)/.exec(entry?.content ?? "")?.[1] ?? [],
      );
      expect(new Set(entries).size).toBe(1);
      expect((await emailOf("restored-2", "shop_mail")).text).toContain(
        "Was: Cancelled (December 6, 2026 at 2:00 PM)",
      );
    });

    it("emails the shop how and when it was cancelled, and until when it can be undone", async () => {
      const { token } = await at.book(WEDNESDAY);
      at.now += 2 * MINUTE;
      await at.delivery.cancel(token, "en");
      const { text } = await emailOf("cancelled-1", "shop_mail");
      expect(text).toContain(
        "By the private link in the shopper's e-mail, on November 30, 2026 at 10:02 AM",
      );
      expect(text).toContain("take it back until 10:32 AM");
      const shopper = await emailOf("cancelled-1", "shopper_mail");
      expect(shopper.text).toMatch(/wasn't it you\? Until 10:32 AM[\s\S]*\/bookings\//);
      expect(shopper.calendar.method).toBe("CANCEL");
    });

    it("can no longer be undone after 30 minutes", async () => {
      const { token } = await at.book(SUNDAY);
      await at.delivery.cancel(token, "en");
      at.now += 30 * MINUTE;
      expect((await at.delivery.booking(token, "en"))?.undoUntil).toBeUndefined();
      expect(await at.delivery.undoCancel(token, "en")).toMatchObject({ ok: false, status: 409 });
      expect(await at.left(SUNDAY)).toBe(1);
      expect(await at.emails("restored-2")).toEqual([]);
    });

    it("can't be undone when another shopper has taken the place", async () => {
      const { token } = await at.book(SUNDAY);
      await at.delivery.cancel(token, "en");
      await at.book(SUNDAY, { idempotencyKey: "other", email: "other@example.com" });
      expect(await at.delivery.undoCancel(token, "en")).toMatchObject({
        ok: false,
        status: 409,
        message: expect.stringContaining("Somebody else has your place"),
      });
      expect(await at.left(SUNDAY)).toBe(0);
      expect((await at.delivery.booking(token, "en"))?.status).toBe("cancelled");
    });

    it("is undone once, even with simultaneous requests", async () => {
      const { token } = await at.book(WEDNESDAY);
      await at.delivery.cancel(token, "en");
      const all = await Promise.all(
        Array.from({ length: 5 }, () => at.delivery.undoCancel(token, "en")),
      );
      expect(all.filter((result) => result?.ok)).toHaveLength(5);
      expect(all.filter((result) => result?.ok && !result.same)).toHaveLength(1);
      expect(await at.left(WEDNESDAY)).toBe(1);
    });

    it("restores the reminder when undone, and can be repeated", async () => {
      const { token } = await at.book(SUNDAY);
      const reminders = () =>
        at.backend.store.queries
          .selectFrom("bookings")
          .select(["remind_at", "cancelled_at"])
          .execute();
      const [booked] = await reminders();
      await at.delivery.cancel(token, "en");
      expect(await reminders()).toEqual([
        { remind_at: null, cancelled_at: "2026-11-30T16:00:00.000Z" },
      ]);
      await at.delivery.undoCancel(token, "en");
      expect(await reminders()).toEqual([booked]);
      expect(await at.delivery.cancel(token, "en")).toEqual({ ok: true });
      expect((await at.emails("cancelled-3")).map(({ sink }) => sink)).toEqual([
        "crm",
        "shop_mail",
        "shopper_mail",
      ]);
    });

    it("can be undone for 30 minutes even when the window can no longer be booked", async () => {
      const { token } = await at.book(WEDNESDAY);
      at.now = Date.parse("2026-12-01T15:00:00Z") - MINUTE;
      expect(await at.delivery.cancel(token, "en")).toEqual({ ok: true });
      at.now += 20 * MINUTE;
      expect(await at.delivery.undoCancel(token, "en")).toEqual({ ok: true });
      expect((await at.delivery.booking(token, "en"))?.status).toBe("booked");
    });

    it("can't be undone with another link", async () => {
      expect(await at.delivery.undoCancel("x", "en")).toBeUndefined();
    });
  },
);
