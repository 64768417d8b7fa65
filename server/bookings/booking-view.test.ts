import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { submitLead } from "#server/leads/submit-lead.ts";
import { forgetDetails } from "#tests/support/booking-fixture.ts";
import { formFields, goodBooking } from "#tests/support/form-fields.ts";
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { type BookingService, createBookingService } from "./booking-service.ts";
import { crewDay } from "./crew-day.ts";

const WEDNESDAY = { date: "2026-12-02", window: "morning" };
const THURSDAY = { date: "2026-12-03", window: "evening" };
const noPlace = { addressCity: "", addressState: "" };

describe("a booking on its page", () => {
  let backend: TestBackend;
  let delivery: BookingService;

  beforeEach(async () => {
    const clock = () => new Date("2026-11-30T16:00:00Z");
    backend = await openTestBackend("sqlite", { clock });
    delivery = createBookingService(backend);
  });
  afterEach(() => backend.close());

  const submit = (fields: Record<string, string | string[]>) =>
    submitLead(backend, "booking", formFields({ ...goodBooking, ...WEDNESDAY, ...fields }), {
      sourcePage: "/book-delivery",
    });
  async function book(fields: Record<string, string>): Promise<string> {
    const result = await submit(fields);
    if (!result.ok) throw new Error(JSON.stringify(result.errors));
    return (result.page ?? "").replace("/bookings/", "");
  }

  it("shows the price of each add-on, like the email", async () => {
    const token = await book({});
    expect((await delivery.booking(token, "en"))?.addOnPrices).toEqual({
      whiteGlove: 100,
      haulAway: 50,
      packagingRemoval: 0,
    });
  });

  it("omits add-on prices of an older version's booking when they no longer add up to its total", async () => {
    const token = await book({});
    const { record } = await backend.store.queries
      .selectFrom("leads")
      .select("record")
      .executeTakeFirstOrThrow();
    const cheaper = JSON.stringify({ ...JSON.parse(record), quote_upsells_total: 120 });
    await backend.store.queries.updateTable("leads").set({ record: cheaper }).execute();
    await forgetDetails(backend.store.queries);
    const shown = await delivery.booking(token, "en");
    expect(shown?.addOns.whiteGlove).toBe(true);
    expect(shown?.addOnPrices).toBeUndefined();
  });

  it("omits a missing city and state", async () => {
    const token = await book(noPlace);
    expect((await delivery.booking(token, "en"))?.address).toBe("1200 Elm Street, Apt 4, 77081");
    expect(await delivery.calendar(token, "en")).toContain(
      "LOCATION:1200 Elm Street\\, Apt 4\\, 77081\r\n",
    );
    expect((await crewDay(backend.store, WEDNESDAY.date))[0]?.address).toBe(
      "1200 Elm Street, Apt 4, 77081",
    );
    await delivery.move(token, THURSDAY, "en");
    const emails = await backend.store.queries.selectFrom("deliveries").select("payload").execute();
    const addresses = emails.flatMap(({ payload }) => /Address: [^:]*/.exec(payload)?.[0] ?? []);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(address).toMatch(/Apt 4(?:\\n|, )77081/);
  });

  it("ends the last line of its calendar file with a line break (RFC 5545)", async () => {
    expect(await delivery.calendar(await book({}), "en")).toMatch(/[^\n]\r\nEND:VCALENDAR\r\n$/);
  });

  it("returns same: true when moved to its current time", async () => {
    const token = await book({});
    expect(await delivery.move(token, WEDNESDAY, "en")).toEqual({ ok: true, same: true });
    expect(await delivery.move(token, THURSDAY, "en")).toEqual({ ok: true });
  });

  it("asks for a quantity when a row has only notes", async () => {
    const rows = { items: "", itemType: ["small", "large"], itemQuantity: ["1", ""] };
    expect(await submit({ ...rows, itemNotes: ["", "The green sofa"] })).toMatchObject({
      ok: false,
      errors: { items: [/whole number/] },
    });
    expect(await submit({ ...rows, itemNotes: ["", ""] })).toMatchObject({ ok: true });
  });
});
