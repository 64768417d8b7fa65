import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type BookingBench,
  openBookingFixture,
  SUNDAY,
  WEDNESDAY,
} from "#tests/support/booking-fixture.ts";
import { engines } from "#tests/support/test-database.ts";
import { bookingToken } from "./booking-token.ts";

describe.each(engines)("a change through the private link on %s", (engine) => {
  let at: BookingBench;

  beforeEach(async () => {
    at = await openBookingFixture(engine);
  });
  afterEach(() => at.close());

  it("frees the old place, takes the new one and updates the calendar entry", async () => {
    const { token } = await at.book(WEDNESDAY);
    expect(await at.delivery.move(token, SUNDAY, "en")).toEqual({ ok: true });
    expect([await at.left(WEDNESDAY), await at.left(SUNDAY)]).toEqual([2, 0]);
    expect(await at.delivery.booking(token, "en")).toMatchObject({
      time: "December 6, 2026 at 2:00 PM",
      changeable: true,
    });
    const [, shop, shopper] = await at.emails("moved-1");
    expect(JSON.parse(shop?.payload ?? "{}").text).toContain("Was: December 2, 2026 at 9:00 AM");
    const { subject, calendar } = JSON.parse(shopper?.payload ?? "{}");
    expect(subject).toContain("December 6, 2026 at 2:00 PM");
    expect(calendar.content).toMatch(
      /METHOD:REQUEST[\s\S]*SEQUENCE:1[\s\S]*DTSTART:20261206T200000Z/,
    );
  });

  it("changes nothing when the new window is full", async () => {
    await at.book(SUNDAY, { idempotencyKey: "other" });
    const { token } = await at.book(WEDNESDAY);
    expect(await at.delivery.move(token, SUNDAY, "en")).toMatchObject({ ok: false, status: 409 });
    expect([await at.left(WEDNESDAY), await at.left(SUNDAY)]).toEqual([1, 0]);
  });

  const setAll = (values: { status: "delivered" | "parked" }) =>
    at.backend.store.queries.updateTable("deliveries").set(values).execute();

  it("deletes unsent emails to the shopper but none to the shop or the CRM", async () => {
    const { token } = await at.book(WEDNESDAY);
    await setAll({ status: "parked" });
    await at.delivery.move(token, SUNDAY, "en");
    const sinksOf = async (occasion: string) => (await at.emails(occasion)).map(({ sink }) => sink);
    expect(await sinksOf("accepted")).toEqual(["crm", "shop_mail"]);
    await at.delivery.cancel(token, "en");
    expect(await sinksOf("moved-1")).toEqual(["crm", "shop_mail"]);
    expect(await sinksOf("cancelled-2")).toEqual(["crm", "shop_mail", "shopper_mail"]);
    expect(await sinksOf("accepted")).toEqual(["crm", "shop_mail"]);
  });

  it("keeps one calendar UID through all changes", async () => {
    const { token } = await at.book(WEDNESDAY);
    await setAll({ status: "delivered" });
    await at.delivery.move(token, SUNDAY, "en");
    await setAll({ status: "delivered" });
    await at.delivery.cancel(token, "en");
    const emails = await Promise.all(["accepted", "moved-1", "cancelled-2"].map(at.emails));
    const entries = emails.map((rows) => {
      const { payload } = rows.find(({ sink }) => sink === "shopper_mail") ?? {};
      return JSON.parse(payload ?? "{}").calendar.content as string;
    });
    entries.push((await at.delivery.calendar(token, "en")) ?? "");
    const uids = entries.map((entry) => /UID:(\S+)/.exec(entry)?.[1]);
    expect(new Set(uids).size).toBe(1);
    expect(entries.map((entry) => /SEQUENCE:(\d)/.exec(entry)?.[1])).toEqual(["0", "1", "2", "2"]);
  });

  it("cancels only once and removes the entry from the calendar", async () => {
    const { token } = await at.book(SUNDAY);
    const both = await Promise.all([
      at.delivery.cancel(token, "en"),
      at.delivery.cancel(token, "en"),
    ]);
    expect(both.filter((result) => result?.ok)).toHaveLength(1);
    expect(await at.left(SUNDAY)).toBe(1);
    const shopper = (await at.emails("cancelled-1")).find(({ sink }) => sink === "shopper_mail");
    expect(JSON.parse(shopper?.payload ?? "{}").calendar.content).toMatch(
      /METHOD:CANCEL[\s\S]*SEQUENCE:1[\s\S]*STATUS:CANCELLED/,
    );
  });

  it("is refused within 24 hours of the delivery, with a request to call", async () => {
    const { token } = await at.book(WEDNESDAY);
    at.now = Date.parse("2026-12-01T15:00:00Z") - 1;
    expect((await at.delivery.booking(token, "en"))?.changeable).toBe(true);
    at.now += 1;
    expect((await at.delivery.booking(token, "en"))?.changeable).toBe(false);
    expect(await at.delivery.cancel(token, "en")).toMatchObject({
      message: expect.stringMatching(/call/),
    });
    expect(await at.delivery.move(token, SUNDAY, "en")).toMatchObject({ ok: false });
  });

  it("is rejected when one character of the token is changed", async () => {
    const { token } = await at.book(WEDNESDAY);
    const other = token.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    expect(await at.delivery.booking(other, "en")).toBeUndefined();
    expect(await at.delivery.cancel("", "en")).toBeUndefined();
    const forged = bookingToken("0af4e2de-62aa-49fd-aa32-cf761e26d23e", "another secret");
    expect(await at.delivery.booking(forged, "en")).toBeUndefined();
  });
});
