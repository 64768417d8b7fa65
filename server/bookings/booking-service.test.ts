import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { leadKinds } from "#server/lead-kinds/registry.ts";
import { erasePerson } from "#server/leads/erase-leads.ts";
import { submitLead } from "#server/leads/submit-lead.ts";
import {
  type BookingBench,
  openBookingFixture,
  SUNDAY,
  WEDNESDAY,
} from "#tests/support/booking-fixture.ts";
import { formFields, goodBooking } from "#tests/support/form-fields.ts";
import { engines } from "#tests/support/test-database.ts";

describe.each(engines)("bookings on %s", (engine) => {
  let at: BookingBench;

  beforeEach(async () => {
    at = await openBookingFixture(engine);
  });
  afterEach(() => at.close());

  it("reports changed: true when a stored booking is sent again with changes", async () => {
    const key = { idempotencyKey: "form-1" };
    const first = await at.submit(WEDNESDAY, key);
    expect(first).not.toHaveProperty("changed");
    expect(await at.submit(WEDNESDAY, { ...key, startedAt: "1", page_url: "/x" })).toEqual(first);
    const elsewhere = await at.submit(WEDNESDAY, { ...key, addressStreet: "9 Oak Street" });
    expect(elsewhere).toEqual({ ...first, changed: true });
    expect(await at.submit(SUNDAY, key)).toEqual({ ...first, changed: true });
    expect(await at.left(SUNDAY)).toBe(1);
    at.now = Date.parse("2026-12-02T15:30:00Z");
    expect(await at.submit(WEDNESDAY, key)).toEqual(first);
  });

  it("sends a suspected lead emails without anything that was typed", async () => {
    const { token } = await at.book(WEDNESDAY, { leave_blank: "x" });
    const accepted = await at.emails("accepted");
    await at.delivery.move(token, SUNDAY, "en");
    for (const emails of [accepted, await at.emails("moved-1")]) {
      const payloads = new Map(emails.map(({ sink, payload }) => [sink, payload]));
      expect(payloads.get("shop_mail")).toContain("Elm Street");
      expect(payloads.get("shopper_mail")).toContain("The crew arrives");
      for (const typed of ["Elm Street", "Whitfield", "Gate code", "green sofa"]) {
        expect(payloads.get("shopper_mail")).not.toContain(typed);
      }
    }
  });

  it("sends the CRM a record priced by the server (rules 15.3 and 15.4)", async () => {
    await at.book(WEDNESDAY, { utm_source: "flyer", quote_total_estimated: "1" });
    const [crm] = (await at.emails("accepted")).filter(({ sink }) => sink === "crm");
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

  it("reads the same items from repeated fields, skipping empty rows (rule 10.28)", async () => {
    const result = await submitLead(
      at.backend,
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

  it("returns field errors for missing or invalid fields (rules 10.3 and 10.4)", async () => {
    const refused = await at.submit(
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
    expect(await at.submit({ date: "", window: "" })).toMatchObject({
      errors: { date: [/choose/] },
    });
    expect(await at.submit(WEDNESDAY, { items: '[{"type":"huge","quantity":1}]' })).toMatchObject({
      ok: false,
      errors: { items: [/small, medium/] },
    });
  });

  it("gives the last place to one shopper and stores nothing for the other (rule 10.15)", async () => {
    const attempts = await Promise.all(
      Array.from({ length: 12 }, (_, i) => at.submit(SUNDAY, { idempotencyKey: `racer-${i}` })),
    );
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
    const late = attempts.find(({ ok }) => !ok);
    expect(late).toMatchObject({ conflict: true, errors: { window: [/just taken/] } });
    const leads = await at.backend.store.queries.selectFrom("leads").select("id").execute();
    expect(leads).toHaveLength(1);
    expect(await at.left(SUNDAY)).toBe(0);
  });

  it("books from a page of an older version, which names its hold (rule 10.17)", async () => {
    await at.book(SUNDAY, { hold: "9f2c1f0e-0000-4000-8000-000000000000" });
    expect(await at.left(SUNDAY)).toBe(0);
  });

  it("takes one place for a booking that is sent twice", async () => {
    const first = await at.book(WEDNESDAY, { idempotencyKey: "once" });
    expect(await at.book(WEDNESDAY, { idempotencyKey: "once" })).toEqual(first);
    expect(await at.left(WEDNESDAY)).toBe(1);
  });

  it("stores a new booking when sent without a key after a cancellation", async () => {
    const first = await at.book(SUNDAY);
    await at.delivery.cancel(first.token, "en");
    at.now += 60_000;
    const again = await Promise.all([at.book(SUNDAY), at.book(SUNDAY), at.book(SUNDAY)]);
    expect(new Set(again.map(({ reference }) => reference)).size).toBe(1);
    expect(again[0]?.reference).not.toBe(first.reference);
    expect((await at.delivery.booking(again[0]?.token ?? "", "en"))?.status).toBe("booked");
    expect(await at.left(SUNDAY)).toBe(0);
  });

  it("reports changed: true when sent again after a cancellation", async () => {
    const key = { idempotencyKey: "form-1" };
    const first = await at.submit(SUNDAY, key);
    const { token } = await at.book(SUNDAY, key);
    await at.delivery.cancel(token, "en");
    expect(await at.submit(SUNDAY, key)).toEqual({ ...first, changed: true });
    expect(await at.left(SUNDAY)).toBe(1);
  });

  it("doesn't return the private link for a guessed key", async () => {
    const { reference } = await at.book(WEDNESDAY, { idempotencyKey: "1" });
    const eve = { email: "eve@example.com", phone: "(713) 555-0199" };
    const guessed = await at.submit(SUNDAY, { idempotencyKey: "1", ...eve });
    expect(guessed).toEqual({ ok: true, reference, changed: true });
    // A shopper who corrects either their email or their phone number is still recognized.
    const inCapitals = " DANA@example.com";
    for (const fields of [
      { email: eve.email, phone: goodBooking.phone },
      { email: inCapitals, phone: eve.phone },
    ]) {
      const known = await at.submit(SUNDAY, { idempotencyKey: "1", ...fields });
      expect(known).toMatchObject({ page: expect.stringContaining("/bookings/") });
    }
  });

  it("frees the place when the person is erased (rule 14.27)", async () => {
    await at.book(SUNDAY);
    const { database, store, clock } = at.backend;
    await erasePerson(
      { kinds: leadKinds, store, clock, dataDir: database.dataDir },
      { email: goodBooking.email },
    );
    expect(await at.left(SUNDAY)).toBe(1);
    expect(await store.queries.selectFrom("bookings").selectAll().execute()).toEqual([]);
  });
});
