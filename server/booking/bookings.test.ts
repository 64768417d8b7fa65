import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { erasePerson } from "#server/leads/erase-leads.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import { formFields, goodBooking } from "#tests/support/form-fields.ts";
import { openTestDesk, type TestDesk } from "#tests/support/lead-desk.ts";
import { engines } from "#tests/support/test-database.ts";
import { bookingToken } from "./booking-token.ts";
import { type DeliveryDesk, openDeliveryDesk } from "./delivery-desk.ts";
import { queueDueReminders } from "./reminders.ts";
import { HOLD_MS } from "./window-places.ts";

/** Monday, November 30, 2026, 10:00 AM in Houston. */
const START = Date.parse("2026-11-30T16:00:00Z");
const WEDNESDAY = { date: "2026-12-02", window: "morning" };
const THURSDAY = { date: "2026-12-03", window: "evening" };
const SUNDAY = { date: "2026-12-06", window: "afternoon" };

describe.each(engines)("bookings on %s", (engine) => {
  let desk: TestDesk;
  let delivery: DeliveryDesk;
  let now: number;

  beforeEach(async () => {
    now = START;
    desk = await openTestDesk(engine, { clock: () => new Date(now), crmWebhookUrl: "https://crm" });
    delivery = openDeliveryDesk(desk);
  });
  afterEach(() => desk.close());

  const submit = (key: { date: string; window: string }, fields: Record<string, string> = {}) =>
    submitLead(desk, "booking", formFields({ ...goodBooking, ...key, ...fields }), {
      sourcePage: "/book-delivery",
    });
  async function book(key: typeof SUNDAY, fields: Record<string, string> = {}) {
    const result = await submit(key, fields);
    if (!result.ok) throw new Error(JSON.stringify(result.errors));
    return { reference: result.reference, token: (result.page ?? "").replace("/bookings/", "") };
  }
  const left = async ({ date, window }: typeof SUNDAY) =>
    (await delivery.windows({ from: date, days: 1 })).find((one) => one.window === window)?.left;
  const mails = (occasion: string) =>
    desk.store.queries
      .selectFrom("deliveries")
      .select(["sink", "payload"])
      .where("occasion", "=", occasion)
      .orderBy("sink")
      .execute();

  it("says so when a form that had got through comes again with changes (decision 100)", async () => {
    const key = { idempotencyKey: "form-1" };
    const first = await submit(WEDNESDAY, key);
    expect(first).not.toHaveProperty("changed");
    expect(await submit(WEDNESDAY, { ...key, startedAt: "1", page_url: "/x" })).toEqual(first);
    const elsewhere = await submit(WEDNESDAY, { ...key, addressStreet: "9 Oak Street" });
    expect(elsewhere).toEqual({ ...first, changed: true });
    expect(await submit(SUNDAY, key)).toEqual({ ...first, changed: true });
    expect(await left(SUNDAY)).toBe(1);
    now = Date.parse("2026-12-02T15:30:00Z");
    expect(await submit(WEDNESDAY, key)).toEqual(first);
  });

  it("sends the spec's record, priced by the server (spec §3, ruling 36)", async () => {
    await book(WEDNESDAY, { utm_source: "flyer", quote_total_estimated: "1" });
    const [crm] = (await mails("accepted")).filter(({ sink }) => sink === "crm");
    const record = JSON.parse(crm?.payload ?? "{}");
    expect(record).toMatchObject({
      lead_kind: "booking",
      full_name: "Dana Whitfield",
      email: "dana@example.com",
      phone: "(713) 555-0188",
      address_street: "1200 Elm Street, Apt 4",
      address_city: "Houston",
      address_state: "TX",
      address_zip: "77081",
      source_page: "/book-delivery",
      utm_source: "flyer",
      referrer: "",
      requested_date_time: "December 2, 2026 at 9:00 AM",
      quote_subtotal_items: 220,
      quote_upsells_total: 150,
      quote_total_estimated: 370,
      white_glove_selected: true,
      haul_away_selected: true,
      special_instructions: "Gate code 1234",
      pipeline_stage: "New Booking",
    });
    expect(record.tags.split(",")).toContain("local delivery");
    expect(JSON.parse(record.items_json)).toEqual([
      { type: "large", qty: 1, notes: "The green sofa", unit_price: 120, line_total: 120 },
      { type: "small", qty: 2, notes: "", unit_price: 50, line_total: 100 },
    ]);
    expect(JSON.parse(record.upsells_json)).toEqual({
      packaging_removal: true,
      haul_away: true,
      white_glove: true,
    });
  });

  it("reads the same items from repeated fields, rows left empty aside (ruling 37)", async () => {
    const result = await submitLead(
      desk,
      "booking",
      formFields({
        ...goodBooking,
        ...WEDNESDAY,
        items: "",
        itemType: ["small", "medium", "large"],
        itemQuantity: ["2", "", "1"],
        itemNotes: ["", "", "The green sofa"],
      }),
      { sourcePage: "/book-delivery" },
    );
    expect(result.ok).toBe(true);
  });

  it("refuses by field what is missing or cannot be (spec §5, ruling 24)", async () => {
    const refused = await submit(
      { date: "2026-12-25", window: "morning" },
      {
        fullName: "",
        email: "dana@",
        phone: "12",
        addressStreet: " ",
        addressZip: "7",
        items: "[]",
      },
    );
    expect(refused.ok ? [] : Object.keys(refused.errors)).toEqual([
      "fullName",
      "email",
      "phone",
      "addressStreet",
      "addressZip",
      "items",
      "window",
    ]);
    expect(await submit({ date: "", window: "" })).toMatchObject({ errors: { date: [/choose/] } });
    expect(await submit(WEDNESDAY, { items: '[{"type":"huge","quantity":1}]' })).toMatchObject({
      ok: false,
      errors: { items: [/small, medium/] },
    });
  });

  it("sells the last place once, and stores nothing for the one who was late (ruling 23)", async () => {
    const attempts = await Promise.all(
      Array.from({ length: 12 }, (_, i) => submit(SUNDAY, { idempotencyKey: `racer-${i}` })),
    );
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
    const late = attempts.find(({ ok }) => !ok);
    expect(late).toMatchObject({ conflict: true, errors: { window: [/just taken/] } });
    const leads = await desk.store.queries.selectFrom("leads").select("id").execute();
    expect(leads).toHaveLength(1);
    expect(await left(SUNDAY)).toBe(0);
  });

  it("takes one place for one booking, however often it is sent", async () => {
    const first = await book(WEDNESDAY, { idempotencyKey: "once" });
    expect(await book(WEDNESDAY, { idempotencyKey: "once" })).toEqual(first);
    expect(await left(WEDNESDAY)).toBe(1);
  });

  it("shows its private page to nobody who only guessed the key of its form", async () => {
    const { reference } = await book(WEDNESDAY, { idempotencyKey: "1" });
    const eve = { email: "eve@example.com", phone: "(713) 555-0199" };
    const guessed = await submit(SUNDAY, { idempotencyKey: "1", ...eve });
    expect(guessed).toEqual({ ok: true, reference, changed: true });
    // Who mends their address or number still is who they are.
    const inCapitals = " DANA@example.com";
    for (const fields of [
      { email: eve.email, phone: goodBooking.phone },
      { email: inCapitals, phone: eve.phone },
    ]) {
      const known = await submit(SUNDAY, { idempotencyKey: "1", ...fields });
      expect(known).toMatchObject({ page: expect.stringContaining("/bookings/") });
    }
  });

  describe("a hold", () => {
    it("counts as taken until it is released", async () => {
      const held = await delivery.hold(SUNDAY);
      expect(await left(SUNDAY)).toBe(0);
      expect(await submit(SUNDAY)).toMatchObject({ ok: false, conflict: true });
      if (typeof held === "object") await delivery.release(held.id);
      expect(await left(SUNDAY)).toBe(1);
      await book(SUNDAY);
    });

    it("becomes the place of whoever holds it", async () => {
      const held = await delivery.hold(SUNDAY);
      await book(SUNDAY, { hold: typeof held === "object" ? held.id : "" });
      expect(await left(SUNDAY)).toBe(0);
      if (typeof held === "object") await delivery.release(held.id);
      expect(await left(SUNDAY)).toBe(0);
    });

    it("ends after ten minutes, unless it is extended", async () => {
      const held = await delivery.hold(SUNDAY);
      const id = typeof held === "object" ? held.id : "";
      now += HOLD_MS - 1;
      await delivery.hold(SUNDAY, id);
      now += HOLD_MS - 1;
      expect(await delivery.hold(SUNDAY)).toBe("full");
      now += 1;
      expect(await left(SUNDAY)).toBe(1);
      await book(SUNDAY);
      expect(await left(SUNDAY)).toBe(0);
    });

    it("moves with the choice", async () => {
      const first = await delivery.hold(SUNDAY);
      await delivery.hold(THURSDAY, typeof first === "object" ? first.id : "");
      expect([await left(SUNDAY), await left(THURSDAY)]).toEqual([1, 0]);
    });
  });

  describe("a change by the private link", () => {
    it("frees the old place, takes the new one and updates the calendar entry", async () => {
      const { token } = await book(WEDNESDAY);
      expect(await delivery.move(token, SUNDAY)).toEqual({ ok: true });
      expect([await left(WEDNESDAY), await left(SUNDAY)]).toEqual([2, 0]);
      expect(await delivery.booking(token)).toMatchObject({
        time: "December 6, 2026 at 2:00 PM",
        changeable: true,
      });
      const [shop, shopper] = await mails("moved-1");
      expect(JSON.parse(shop?.payload ?? "{}").text).toContain("Was: December 2, 2026 at 9:00 AM");
      const { subject, calendar } = JSON.parse(shopper?.payload ?? "{}");
      expect(subject).toContain("December 6, 2026 at 2:00 PM");
      expect(calendar.content).toMatch(
        /METHOD:REQUEST[\s\S]*SEQUENCE:1[\s\S]*DTSTART:20261206T200000Z/,
      );
    });

    it("leaves everything as it was when the new window is full", async () => {
      await book(SUNDAY, { idempotencyKey: "other" });
      const { token } = await book(WEDNESDAY);
      expect(await delivery.move(token, SUNDAY)).toMatchObject({ ok: false, status: 409 });
      expect([await left(WEDNESDAY), await left(SUNDAY)]).toEqual([1, 0]);
    });

    it("changes the entry that is there: one UID, whatever happens to the booking", async () => {
      const { token } = await book(WEDNESDAY);
      await delivery.move(token, SUNDAY);
      await delivery.cancel(token);
      const letters = await Promise.all(["accepted", "moved-1", "cancelled-2"].map(mails));
      const entries = letters.map((rows) => {
        const { payload } = rows.find(({ sink }) => sink === "shopper_mail") ?? {};
        return JSON.parse(payload ?? "{}").calendar.content as string;
      });
      entries.push((await delivery.calendar(token)) ?? "");
      const uids = entries.map((entry) => /UID:(\S+)/.exec(entry)?.[1]);
      expect(new Set(uids).size).toBe(1);
      expect(entries.map((entry) => /SEQUENCE:(\d)/.exec(entry)?.[1])).toEqual([
        "0",
        "1",
        "2",
        "2",
      ]);
    });

    it("cancels once, and takes the entry out of the calendar", async () => {
      const { token } = await book(SUNDAY);
      const both = await Promise.all([delivery.cancel(token), delivery.cancel(token)]);
      expect(both.filter((result) => result?.ok)).toHaveLength(1);
      expect(await left(SUNDAY)).toBe(1);
      const shopper = (await mails("cancelled-1")).find(({ sink }) => sink === "shopper_mail");
      expect(JSON.parse(shopper?.payload ?? "{}").calendar.content).toMatch(
        /METHOD:CANCEL[\s\S]*SEQUENCE:1[\s\S]*STATUS:CANCELLED/,
      );
    });

    it("is closed 24 hours before, with the shop's number", async () => {
      const { token } = await book(WEDNESDAY);
      now = Date.parse("2026-12-01T15:00:00Z") - 1;
      expect((await delivery.booking(token))?.changeable).toBe(true);
      now += 1;
      expect((await delivery.booking(token))?.changeable).toBe(false);
      expect(await delivery.cancel(token)).toMatchObject({
        message: expect.stringMatching(/call/),
      });
      expect(await delivery.move(token, SUNDAY)).toMatchObject({ ok: false });
    });

    it("is nobody's who changed a letter of it", async () => {
      const { token } = await book(WEDNESDAY);
      const other = token.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
      expect(await delivery.booking(other)).toBeUndefined();
      expect(await delivery.cancel("")).toBeUndefined();
      const forged = bookingToken("0af4e2de-62aa-49fd-aa32-cf761e26d23e", "another secret");
      expect(await delivery.booking(forged)).toBeUndefined();
    });
  });

  describe("the reminder (ruling 45)", () => {
    const queue = () => queueDueReminders(desk);
    const confirmation = async () =>
      (await mails("accepted")).find(({ sink }) => sink === "shopper_mail")?.payload;

    it("goes out at 9:00 AM the day before, once, however many look", async () => {
      await book(SUNDAY);
      now = Date.parse("2026-12-05T15:00:00Z") - 1;
      expect(await queue()).toBe(0);
      now += 1;
      const queued = await Promise.all([queue(), queue(), queue()]);
      expect(queued.toSorted()).toEqual([0, 0, 1]);
      expect(await mails("reminder-0")).toMatchObject([{ sink: "shopper_mail" }]);
    });

    it("is not sent for a booking made after its time, nor promised", async () => {
      now = Date.parse("2026-12-05T16:00:00Z");
      const { token } = await book(SUNDAY);
      expect(await queue()).toBe(0);
      expect(await confirmation()).not.toContain("remind you");
      expect((await delivery.booking(token))?.reminderComes).toBe(false);
    });

    it("is promised while it is still to come", async () => {
      const { token } = await book(SUNDAY);
      expect(await confirmation()).toContain("remind you the day before");
      expect((await delivery.booking(token))?.reminderComes).toBe(true);
    });

    it("names the shop's number once the link is closed, and the day it really is", async () => {
      await book(WEDNESDAY);
      now = Date.parse("2026-12-02T12:00:00Z");
      await queue();
      const letter = JSON.parse((await mails("reminder-0"))[0]?.payload ?? "{}");
      expect(letter.subject).toMatch(/^Today: your delivery/);
      expect(letter.text).toContain("please call us");
      expect(letter.text).not.toContain("24 hours before you can");
    });

    it("that could not be delivered yet is withdrawn when the booking moves", async () => {
      const { token } = await book(SUNDAY);
      now = Date.parse("2026-12-05T15:00:00Z");
      await queue();
      await delivery.move(token, { date: "2026-12-07", window: "morning" });
      expect(await mails("reminder-0")).toEqual([]);
    });

    it("moves with the booking and stops with it", async () => {
      const moved = await book(WEDNESDAY);
      const cancelled = await book(WEDNESDAY, { idempotencyKey: "second" });
      await delivery.move(moved.token, SUNDAY);
      await delivery.cancel(cancelled.token);
      now = Date.parse("2026-12-01T16:00:00Z");
      expect(await queue()).toBe(0);
      now = Date.parse("2026-12-05T16:00:00Z");
      expect(await queue()).toBe(1);
    });
  });

  it("frees the place of a person who is erased (ruling 46)", async () => {
    await book(SUNDAY);
    const { database, store, clock } = desk;
    await erasePerson({ store, clock, dataDir: database.dataDir }, { email: goodBooking.email });
    expect(await left(SUNDAY)).toBe(1);
    expect(await store.queries.selectFrom("bookings").selectAll().execute()).toEqual([]);
  });
});
