import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createBookingService } from "#server/bookings/booking-service.ts";
import { openQuoteFixture, type QuoteFixture } from "#tests/support/quote-fixture.ts";
import { engines } from "#tests/support/test-database.ts";

const form = {
  action: "book",
  date: "2026-12-05",
  window: "morning",
  addressStreet: "1200 Elm Street",
  addressCity: "Houston",
  addressState: "TX",
  addressZip: "77008",
  specialInstructions: "Gate code 1234",
  idempotencyKey: "key-1",
};

describe.each(engines)("on %s, the delivery of a quote", (engine) => {
  let quotes: QuoteFixture;
  let reference: string;
  let token: string;
  beforeEach(async () => {
    quotes = await openQuoteFixture(engine);
    reference = await quotes.newLead();
    ({ token } = await quotes.send(reference, { deliveryPrice: 0 }));
  });
  afterEach(() => quotes.close());

  const accept = () =>
    quotes.shop(token, { action: "accept", version: "1", name: "Dana", payment: "at_once" });
  const book = (fields: Record<string, string> = {}) => quotes.shop(token, { ...form, ...fields });

  it("needs a yes first", async () => {
    expect(await book()).toMatchObject({ status: 409, message: "Please accept the quote first." });
  });

  it("is an ordinary booking at the accepted price, with a private page", async () => {
    await accept();
    const booked = await book();
    expect(booked).toMatchObject({
      ok: true,
      to: expect.stringMatching(/^\/bookings\/.+\?booked$/),
    });
    const { booking } = await quotes.view(token);
    expect(booking).toMatchObject({ date: "2026-12-05", start: "09:00" });
    const delivery = createBookingService(quotes.inbox.backend);
    const page = await delivery.booking(booking?.path.split("/").at(-1) ?? "", "en");
    expect(page).toMatchObject({
      status: "booked",
      name: "Dana Brooks",
      total: 100,
      specialInstructions: "Gate code 1234",
    });
    const history = (await quotes.inbox.curtis.lead(reference))?.history ?? [];
    expect(history.at(-1)).toMatchObject({ what: "delivery_booked" });
    const crm = await quotes.messages("crm", "accepted");
    expect(crm.at(-1)).toMatchObject({
      lead_kind: "booking",
      quote_reference: reference,
      quote_total_estimated: 2232.12,
    });
  });

  it("is booked once: the same form again leads to it, another is refused with its time", async () => {
    await accept();
    const [first, second] = [await book(), await book()];
    expect(second).toEqual(first);
    expect(await book({ idempotencyKey: "key-2", window: "afternoon" })).toMatchObject({
      status: 409,
      message: "Your delivery is booked already: December 5, 2026 at 9:00 AM.",
    });
    const { booking } = await quotes.view(token);
    const delivery = createBookingService(quotes.inbox.backend);
    await delivery.cancel(booking?.path.split("/").at(-1) ?? "", "en");
    expect((await quotes.view(token)).booking).toBeNull();
    expect(await book({ idempotencyKey: "key-3", window: "afternoon" })).toMatchObject({
      ok: true,
    });
  });

  it("is refused at its fields, and with the sentence of a window that is full", async () => {
    await accept();
    expect(await book({ addressStreet: "", date: "" })).toMatchObject({
      status: 422,
      errors: { addressStreet: [expect.any(String)], date: [expect.any(String)] },
    });
    await quotes.inbox.backend.store.queries
      .insertInto("window_places")
      .values({ date: form.date, window_id: form.window, taken: 3 })
      .execute();
    expect(await book()).toMatchObject({
      status: 409,
      message: expect.stringMatching(
        /^The last place for December 5, 2026 at 9:00 AM was just taken/,
      ),
      errors: { window: [expect.any(String)] },
    });
    expect((await quotes.view(token)).booking).toBeNull();
  });

  it("may go to another area, whose price may change", async () => {
    await accept();
    expect(await book({ addressZip: "79901", addressCity: "El Paso" })).toMatchObject({ ok: true });
  });
});
