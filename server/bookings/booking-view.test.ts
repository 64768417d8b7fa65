import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { submitLead } from "#server/leads/submit-lead.ts";
import { forgetDetails } from "#tests/support/forget-details.ts";
import { formFields, goodBooking } from "#tests/support/form-fields.ts";
import { openTestDesk, type TestDesk } from "#tests/support/lead-desk.ts";
import { crewDay } from "./crew-day.ts";
import { type DeliveryDesk, openDeliveryDesk } from "./delivery-desk.ts";

const WEDNESDAY = { date: "2026-12-02", window: "morning" };
const THURSDAY = { date: "2026-12-03", window: "evening" };
const noPlace = { addressCity: "", addressState: "" };

describe("a booking on its page", () => {
  let desk: TestDesk;
  let delivery: DeliveryDesk;

  beforeEach(async () => {
    const clock = () => new Date("2026-11-30T16:00:00Z");
    desk = await openTestDesk("sqlite", { clock });
    delivery = openDeliveryDesk(desk);
  });
  afterEach(() => desk.close());

  const submit = (fields: Record<string, string | string[]>) =>
    submitLead(desk, "booking", formFields({ ...goodBooking, ...WEDNESDAY, ...fields }), {
      sourcePage: "/book-delivery",
    });
  async function book(fields: Record<string, string>): Promise<string> {
    const result = await submit(fields);
    if (!result.ok) throw new Error(JSON.stringify(result.errors));
    return (result.page ?? "").replace("/bookings/", "");
  }

  it("tells what each add-on costs, as the mail does", async () => {
    const token = await book({});
    expect((await delivery.booking(token))?.addOnPrices).toEqual({
      whiteGlove: 100,
      haulAway: 50,
      packagingRemoval: 0,
    });
  });

  it("keeps an older version's single prices to itself when they no longer make the sum", async () => {
    const token = await book({});
    const { record } = await desk.store.queries
      .selectFrom("leads")
      .select("record")
      .executeTakeFirstOrThrow();
    const cheaper = JSON.stringify({ ...JSON.parse(record), quote_upsells_total: 120 });
    await desk.store.queries.updateTable("leads").set({ record: cheaper }).execute();
    await forgetDetails(desk.store.queries);
    const shown = await delivery.booking(token);
    expect(shown?.addOns.whiteGlove).toBe(true);
    expect(shown?.addOnPrices).toBeUndefined();
  });

  it("writes an address without city and state with nothing in their place", async () => {
    const token = await book(noPlace);
    expect((await delivery.booking(token))?.address).toBe("1200 Elm Street, Apt 4, 77081");
    expect(await delivery.calendar(token)).toContain(
      "LOCATION:1200 Elm Street\\, Apt 4\\, 77081\r\n",
    );
    expect((await crewDay(desk.store, WEDNESDAY.date))[0]?.address).toBe(
      "1200 Elm Street, Apt 4, 77081",
    );
    await delivery.move(token, THURSDAY);
    const mails = await desk.store.queries.selectFrom("deliveries").select("payload").execute();
    const said = mails.flatMap(({ payload }) => /Address: [^:]*/.exec(payload)?.[0] ?? []);
    expect(said.length).toBeGreaterThan(0);
    for (const address of said) expect(address).toMatch(/Apt 4(?:\\n|, )77081/);
  });

  it("ends its calendar file with a line break, as every line (RFC 5545)", async () => {
    expect(await delivery.calendar(await book({}))).toMatch(/[^\n]\r\nEND:VCALENDAR\r\n$/);
  });

  it("says so when it is moved to the time it has", async () => {
    const token = await book({});
    expect(await delivery.move(token, WEDNESDAY)).toEqual({ ok: true, same: true });
    expect(await delivery.move(token, THURSDAY)).toEqual({ ok: true });
  });

  it("asks how many where a row of the plain form has notes only", async () => {
    const rows = { items: "", itemType: ["small", "large"], itemQuantity: ["1", ""] };
    expect(await submit({ ...rows, itemNotes: ["", "The green sofa"] })).toMatchObject({
      ok: false,
      errors: { items: [/whole number/] },
    });
    expect(await submit({ ...rows, itemNotes: ["", ""] })).toMatchObject({ ok: true });
  });
});
