import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { agreedBookingDetails } from "#domain/delivery/booking-details.ts";
import { dollarsToCents } from "#domain/money.ts";
import { agreedDelivery, agreedTotals } from "#tests/fixtures/agreed-delivery.ts";
import { storedDetails } from "#tests/fixtures/stored-details.ts";
import {
  type BookingBench,
  forgetDetails,
  openBookingFixture,
  SUNDAY,
  WEDNESDAY,
} from "#tests/support/booking-fixture.ts";
import { engines } from "#tests/support/test-database.ts";
import { bookingRecord } from "./booking-record.ts";
import { crewDay } from "./crew-day.ts";
import { fillMissingDetails, readDetails, writeDetails } from "./stored-details.ts";

describe.each(engines)("a booking on %s", (engine) => {
  let at: BookingBench;

  beforeEach(async () => {
    at = await openBookingFixture(engine);
  });
  afterEach(() => at.close());

  const everythingShown = async (token: string) => ({
    view: await at.delivery.booking(token, "en"),
    calendar: await at.delivery.calendar(token, "en"),
    crew: await crewDay(at.backend.store, WEDNESDAY.date),
  });

  it("from an older version, stored only as its CRM record, is shown the same way", async () => {
    const { token } = await at.book(WEDNESDAY);
    const shown = await everythingShown(token);
    await forgetDetails(at.backend.store.queries);
    expect(await everythingShown(token)).toEqual(shown);
    expect(await at.delivery.move(token, SUNDAY, "en")).toEqual({ ok: true });
    expect((await at.delivery.booking(token, "en"))?.time).toBe("December 6, 2026 at 2:00 PM");
  });

  it("from an older version gets details of its own, each booking once", async () => {
    const { token } = await at.book(WEDNESDAY);
    const { queries } = at.backend.store;
    const details = () => queries.selectFrom("bookings").select("details").execute();
    const before = await details();
    const shown = await everythingShown(token);
    await forgetDetails(queries);
    expect(await fillMissingDetails(queries, expect.unreachable)).toBe(1);
    expect(await details()).toEqual(before);
    expect(await fillMissingDetails(queries, expect.unreachable)).toBe(0);
    await queries.updateTable("leads").set({ record: "{}" }).execute();
    expect(await everythingShown(token)).toEqual(shown);
  });

  it("whose record can't be read is reported and doesn't stop the others from getting details", async () => {
    await at.book(WEDNESDAY);
    await at.book(SUNDAY);
    const { queries } = at.backend.store;
    await forgetDetails(queries);
    const { reference } = await queries
      .selectFrom("leads")
      .select("reference")
      .orderBy("id")
      .executeTakeFirstOrThrow();
    await queries
      .updateTable("leads")
      .set({ record: "{}" })
      .where("reference", "=", reference)
      .execute();
    const reported: string[] = [];
    expect(await fillMissingDetails(queries, (name) => reported.push(name))).toBe(1);
    expect(reported).toEqual([reference]);
  });

  it("is read from its own details, not from the CRM record", async () => {
    const { token } = await at.book(WEDNESDAY);
    const shown = await everythingShown(token);
    await at.backend.store.queries.updateTable("leads").set({ record: "{}" }).execute();
    expect(await everythingShown(token)).toEqual(shown);
  });
});

it("any agreed price is the same after it was stored and in the CRM's record (rule 15.27)", () => {
  const cents = fc.integer({ min: 0, max: 999_999_999 });
  const { items, addOns } = agreedDelivery();
  const { details: booked, ...stored } = storedDetails();
  fc.assert(
    fc.property(fc.tuple(cents, cents, cents), cents, cents, (addOnPrices, transport, total) => {
      const price = agreedTotals({ transport, addOns: addOnPrices });
      const quote = { reference: "Q-7K3M9", total, zip: "77008" };
      const details = agreedBookingDetails({ ...booked, items, addOns }, price, quote);
      const read = readDetails(writeDetails({ ...stored, details }), "{}");
      expect(read.details).toEqual(details);
      const record = bookingRecord(read.details, "");
      const inCents = (name: string) => dollarsToCents(Number(record[name]));
      expect(inCents("quote_subtotal_items")).toBe(transport);
      expect(inCents("quote_upsells_total")).toBe(price.total - transport);
      expect(inCents("quote_total_estimated")).toBe(total);
      expect(record.quote_reference).toBe("Q-7K3M9");
    }),
  );
});

it.each([
  ["no JSON", "{"],
  ["another version", '{"version":2}'],
  ["nothing of a booking", '{"version":1,"details":{},"tags":[],"attribution":{}}'],
])("rejects details that are %s", (_what, column) => {
  expect(() => readDetails(column, "{}")).toThrow();
});
