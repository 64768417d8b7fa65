import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { valueOfEach } from "#domain/lead-schema.ts";
import { agreedBookingDetails, bookingDetails, cityLine, isOtherArea } from "./booking-details.ts";
import { initialContact, initialTexts } from "./booking-form.ts";
import { addOnNames } from "./booking-schema.ts";
import { deliverySizes } from "./delivery-price.ts";

it.each([
  ["Houston", "TX", "Houston, TX 77081"],
  ["Houston", "", "Houston, 77081"],
  ["", "TX", "TX 77081"],
  ["", "", "77081"],
])("city %j and state %j are written %j", (addressCity, addressState, line) => {
  expect(cityLine({ addressCity, addressState, addressZip: "77081" })).toBe(line);
});

const contact = initialContact({ city: "Houston", region: "TX" });
const quote = { reference: "Q-7K3M9", total: 579_895, zip: "77008" };

describe("a delivery whose price was agreed in a quote (rule 10.31)", () => {
  const cents = fc.integer({ min: 0, max: 99_999_999 });
  const item = fc.record({
    type: fc.constantFrom(...deliverySizes),
    quantity: fc.integer({ min: 1, max: 999 }),
    notes: fc.string(),
  });
  const request = fc.record({
    items: fc.array(item, { minLength: 1, maxLength: 5 }),
    addOns: fc.record(valueOfEach(addOnNames, () => fc.boolean())),
  });
  const addOnPrices = fc.record(valueOfEach(addOnNames, () => cents));

  it("has the agreed price, whatever its items and add-ons cost today", () => {
    fc.assert(
      fc.property(request, cents, addOnPrices, cents, (booked, transport, addOns, total) => {
        const price = { transport, addOns, total };
        const details = agreedBookingDetails({ contact, ...booked, ...initialTexts }, price, quote);
        expect(details).toMatchObject({
          itemsSubtotal: transport,
          addOnPrices: addOns,
          total,
          quote,
        });
        expect(details.addOnsTotal).toBe(
          addOns.packagingRemoval + addOns.haulAway + addOns.whiteGlove,
        );
        const lines = details.items.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
        expect([0, transport]).toContain(lines);
        expect(
          details.items.map(({ type, quantity, notes }) => ({ type, quantity, notes })),
        ).toEqual(booked.items);
      }),
    );
  });

  it("differs from one with the same prices of today in nothing but the quote", () => {
    fc.assert(
      fc.property(request, (booked) => {
        const form = { contact, ...booked, ...initialTexts };
        const today = bookingDetails(form);
        const { itemsSubtotal: transport, addOnPrices: addOns, total } = today;
        const price = { transport, addOns: addOns ?? expect.unreachable(), total };
        expect(agreedBookingDetails(form, price, quote)).toEqual({ ...today, quote });
      }),
    );
  });

  it.each([
    ["77008", "77081", false],
    ["77008", "77301", true],
    ["77008", "10001", true],
    ["10001", "10002", false],
    ["", "10001", false],
  ])("priced for %j goes to %j, another area: %j", (zip, addressZip, isOther) => {
    const areas = { local: ["770"], metro: ["773"] };
    const address = { ...contact, addressZip };
    expect(isOtherArea(areas, { contact: address, quote: { ...quote, zip } })).toBe(isOther);
    expect(isOtherArea(areas, { contact: address })).toBe(false);
  });
});
