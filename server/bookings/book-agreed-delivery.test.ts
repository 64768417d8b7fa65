import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { leadDetails } from "#server/inbox/lead-details.ts";
import { allRecords } from "#server/leads/lead-records.ts";
import { retryIfTaken } from "#server/store/retry-on-busy.ts";
import {
  agreedDelivery,
  agreedTotals,
  type ChangedDelivery,
  deliveryFields,
} from "#tests/fixtures/agreed-delivery.ts";
import {
  type BookingBench,
  openBookingFixture,
  SUNDAY,
  WEDNESDAY,
} from "#tests/support/booking-fixture.ts";
import { collect } from "#tests/support/collect.ts";
import { engines } from "#tests/support/test-database.ts";
import {
  type AgreedDeliveryDeps,
  bookAgreedDelivery,
  findAgreedBooking,
} from "./book-agreed-delivery.ts";
import { crewDay } from "./crew-day.ts";
import { queueDueReminders } from "./reminders.ts";

const MINUTE_MS = 60_000;

describe.each(engines)("the delivery of an accepted quote on %s (rule 10.31)", (engine) => {
  let at: BookingBench;

  beforeEach(async () => {
    at = await openBookingFixture(engine);
  });
  afterEach(() => at.close());

  const submit = (
    change: ChangedDelivery = {},
    makeReference?: AgreedDeliveryDeps["makeReference"],
  ) =>
    retryIfTaken(() =>
      at.backend.store.write((queries) => {
        const deps = {
          config: at.backend.config,
          now: new Date(at.now),
          language: "en" as const,
        };
        const named = makeReference ? { makeReference } : {};
        return bookAgreedDelivery(queries, { ...deps, ...named }, agreedDelivery(change));
      }),
    );
  async function book(change?: ChangedDelivery) {
    const result = await submit(change);
    if (!result.ok) throw new Error(JSON.stringify(result.errors));
    return { ...result, token: result.path.replace("/bookings/", "") };
  }
  const records = async () =>
    (await collect(allRecords(at.backend.store.queries))) as Record<string, unknown>[];
  const payloads = async (occasion: string) => {
    const emails = await at.emails(occasion);
    return Object.fromEntries(emails.map(({ sink, payload }) => [sink, JSON.parse(payload)]));
  };

  it("is an ordinary booking at the agreed price", async () => {
    const { leadId, reference, path, token } = await book();
    expect(path).toMatch(/^\/bookings\/[0-9a-f]{64}$/);
    expect(reference).toMatch(/^B-/);
    expect(await at.left(WEDNESDAY)).toBe(1);
    expect(await at.delivery.booking(token, "en")).toMatchObject({
      reference,
      status: "booked",
      time: "December 2, 2026 at 9:00 AM",
      address: "1200 Elm Street, Houston, TX 77008",
      specialInstructions: "Gate code 1234",
      addOns: { whiteGlove: true, packagingRemoval: true, haulAway: true },
      addOnPrices: { whiteGlove: 100, packagingRemoval: 0, haulAway: 50 },
      quote: { reference: "Q-7K3M9", price: 99, isOtherArea: false },
      total: 249,
      changeable: true,
      reminderComes: true,
      hasEmail: true,
    });
    expect(await leadDetails(at.backend.store.queries, reference)).toMatchObject({
      kind: "booking",
      state: "accepted",
      dueAt: null,
    });
    const { crm, shop_mail, shopper_mail } = await payloads("accepted");
    expect(crm).toMatchObject({
      lead_id: leadId,
      lead_kind: "booking",
      full_name: "Janelle Brooks",
      email: "janelle@example.com",
      phone: "713 555 0142",
      address_zip: "77008",
      requested_date_time: "December 2, 2026 at 9:00 AM",
      source_page: "/quotes",
      quote_reference: "Q-7K3M9",
      quote_subtotal_items: 99,
      quote_upsells_total: 150,
      quote_total_estimated: 5798.95,
      tags: "website,delivery booking,local delivery",
      pipeline_stage: "New Booking",
    });
    expect(JSON.parse(crm.items_json)).toEqual([
      { type: "large", qty: 1, notes: "Brazos Leather Sofa", unit_price: 0, line_total: 0 },
      { type: "medium", qty: 2, notes: "Alder Recliner", unit_price: 0, line_total: 0 },
    ]);
    expect(shopper_mail.to).toEqual({ name: "Janelle Brooks", address: "janelle@example.com" });
    expect(shopper_mail.calendar.content).toContain("METHOD:REQUEST");
    for (const { text } of [shop_mail, shopper_mail]) {
      expect(text).toContain("1 × Large (Brazos Leather Sofa)\n2 × Medium (Alder Recliner)\n");
      expect(text).toContain("Delivery price: $99\nWhite-glove service: $100\n");
      expect(text).toContain("Agreed total: $249\nFrom your quote: Q-7K3M9, $5,798.95 in all\n");
    }
  });

  it("keeps the agreed figures when it is moved, canceled and taken back", async () => {
    const { token } = await book();
    const before = await at.delivery.booking(token, "en");
    for (const change of [
      () => at.delivery.move(token, SUNDAY, "en"),
      () => at.delivery.cancel(token, "en"),
      () => at.delivery.undoCancel(token, "en"),
    ]) {
      at.now += MINUTE_MS;
      expect(await change()).toEqual({ ok: true });
      const { total, quote, addOnPrices } = (await at.delivery.booking(token, "en")) ?? {};
      expect({ total, quote, addOnPrices }).toEqual({
        total: before?.total,
        quote: before?.quote,
        addOnPrices: before?.addOnPrices,
      });
    }
    for (const occasion of ["accepted", "moved-1", "cancelled-2", "restored-3"]) {
      expect((await payloads(occasion)).crm).toMatchObject({
        quote_reference: "Q-7K3M9",
        quote_subtotal_items: 99,
        quote_upsells_total: 150,
        quote_total_estimated: 5798.95,
      });
    }
    expect(await crewDay(at.backend.store, SUNDAY.date)).toMatchObject([{ total: 249 }]);
  });

  it('is called "Free" at a price of 0', async () => {
    const price = agreedTotals({ transport: 0, addOns: [0, 0, 0] });
    const addOns = { packagingRemoval: false, haulAway: false, whiteGlove: false };
    const { token } = await book({ price, addOns });
    expect(await at.delivery.booking(token, "en")).toMatchObject({ total: 0, quote: { price: 0 } });
    const { shop_mail, shopper_mail } = await payloads("accepted");
    for (const { text } of [shop_mail, shopper_mail]) {
      expect(text).toContain("Delivery price: Free\nAgreed total: Free\n");
    }
  });

  it("says that the price may change in another area than the quote's, and books", async () => {
    const { token } = await book({ fields: deliveryFields({ addressZip: "77433" }) });
    expect((await at.delivery.booking(token, "en"))?.quote?.isOtherArea).toBe(true);
    const { crm, shop_mail } = await payloads("accepted");
    expect(crm.tags).toContain("metro delivery");
    expect(shop_mail.text).toContain("the delivery price may change");
    const unknown = { ...agreedDelivery().quote, zip: "" };
    const other = await book({
      key: "2",
      fields: deliveryFields({ addressZip: "10001" }),
      quote: unknown,
    });
    expect(await at.delivery.booking(other.token, "en")).toMatchObject({
      outsideArea: false,
      quote: { isOtherArea: false },
    });
  });

  it("gives the last place to one of many, and tells the others (rule 10.15)", async () => {
    const racers = Array.from({ length: 8 }, (_, i) => [
      submit({ key: `${i}`, fields: deliveryFields(SUNDAY) }),
      at.submit(SUNDAY, { idempotencyKey: `form-${i}` }),
    ]);
    const results = await Promise.all(racers.flat());
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = results.filter(({ ok }) => !ok);
    const message =
      "The last place for December 6, 2026 at 2:00 PM was just taken. Everything you typed is kept: please choose another time.";
    for (const late of refused) {
      expect(late).toEqual({ ok: false, conflict: true, errors: { window: [message] } });
    }
    expect(await records()).toHaveLength(1);
    expect(await at.left(SUNDAY)).toBe(0);
  });

  it("is one booking for one key, even after its window is no longer offered", async () => {
    const [first, again] = await Promise.all([book(), book()]);
    expect(again).toEqual(first);
    at.now = Date.parse("2026-12-03T16:00:00Z");
    expect(await book({ fields: deliveryFields({ addressZip: "" }) })).toEqual(first);
    expect(await records()).toHaveLength(1);
    const { queries } = at.backend.store;
    const page = { ...at.backend.config, language: "en" } as const;
    const find = (key: string) => findAgreedBooking(queries, page, agreedDelivery({ key }));
    const { leadId, reference, path } = first;
    expect(await find("key-1")).toEqual({ leadId, reference, path });
    expect(await find("key-2")).toBeUndefined();
  });

  it("without a key is one booking for the same content, until it is canceled", async () => {
    const [first, again] = await Promise.all([book({ key: "" }), book({ key: "" })]);
    expect(again).toEqual(first);
    expect(await at.left(WEDNESDAY)).toBe(1);
    await at.delivery.cancel(first.token, "en");
    expect((await book({ key: "" })).reference).not.toBe(first.reference);
  });

  it("finds no booking of another quote or of the form by its key", async () => {
    const form = await at.book(WEDNESDAY, { idempotencyKey: "key-1" });
    const own = await book();
    const quote = { ...agreedDelivery().quote, reference: "Q-2CDFG" };
    const others = await book({ quote, fields: deliveryFields(SUNDAY) });
    expect(new Set([form, own, others].map(({ reference }) => reference)).size).toBe(3);
  });

  it("names what is missing or wrong by its field, and stores nothing", async () => {
    const broken = {
      date: "2026-12-25",
      addressStreet: " ",
      addressState: "Narnia",
      addressZip: "7",
      specialInstructions: "x".repeat(2001),
    };
    const refused = await submit({ fields: deliveryFields(broken) });
    expect(refused.ok ? [] : Object.keys(refused.errors)).toEqual([
      "addressStreet",
      "addressState",
      "addressZip",
      "specialInstructions",
      "window",
    ]);
    expect(refused).not.toHaveProperty("conflict");
    for (const field of ["date", "window"]) {
      const unset = await submit({ fields: deliveryFields({ [field]: "" }) });
      expect(unset).toMatchObject({ ok: false, errors: { [field]: [/choose a delivery date/] } });
    }
    expect(await records()).toEqual([]);
    expect(await at.left(WEDNESDAY)).toBe(2);
  });

  it("sends a shopper without an email address nothing, and promises nothing", async () => {
    const contact = { ...agreedDelivery().contact, email: null };
    const { token } = await book({ contact });
    const seen = await at.delivery.booking(token, "en");
    expect(seen).toMatchObject({ hasEmail: false, reminderComes: false });
    expect(await at.delivery.calendar(token, "en")).toContain("METHOD:PUBLISH");
    const accepted = await payloads("accepted");
    await at.delivery.move(token, SUNDAY, "en");
    const moved = await payloads("moved-1");
    for (const sent of [accepted, moved]) {
      expect(Object.keys(sent).sort()).toEqual(["crm", "shop_mail"]);
      expect(sent.crm.email).toBe("");
      expect(sent.shop_mail).not.toHaveProperty("replyTo");
      expect(sent.shop_mail.text).toContain("713 555 0142");
    }
    await at.delivery.cancel(token, "en");
    await at.delivery.undoCancel(token, "en");
    at.now = Date.parse("2026-12-05T15:00:00Z");
    expect(await queueDueReminders(at.backend)).toBe(0);
  });

  it("gets another reference when its own is taken, before or meanwhile", async () => {
    const given = ["B-33333", "B-33333", "B-33333", "B-44444", "B-55555"];
    const makeReference = () => given.shift() ?? "B-66666";
    const two = await Promise.all([
      submit({ key: "1" }, makeReference),
      submit({ key: "2" }, makeReference),
    ]);
    const fields = deliveryFields(SUNDAY);
    const third = await submit({ key: "3", fields }, () => given.shift() ?? "B-66666");
    const references = [...two, third].map((result) => (result.ok ? result.reference : ""));
    expect(new Set(references).size).toBe(3);
    expect(references).toContain("B-33333");
    expect(await at.left(WEDNESDAY)).toBe(0);
  });
});
