import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type DeliveryAddOns,
  type DeliverySize,
  deliveryPrices,
  deliveryQuote,
  deliverySizes,
  haulAwayPrice,
} from "./delivery-price.ts";

const noAddOns: DeliveryAddOns = { packagingRemoval: false, haulAway: false, whiteGlove: false };

/** Every subset of the sizes. */
const sizeSets: DeliverySize[][] = Array.from({ length: 16 }, (_, bits) =>
  deliverySizes.filter((_size, index) => bits & (1 << index)),
);
const addOnSets: DeliveryAddOns[] = Array.from({ length: 8 }, (_, bits) => ({
  packagingRemoval: (bits & 1) > 0,
  haulAway: (bits & 2) > 0,
  whiteGlove: (bits & 4) > 0,
}));

const items = fc.array(
  fc.record({
    type: fc.constantFrom(...deliverySizes),
    quantity: fc.integer({ min: 0, max: 999 }),
  }),
  { maxLength: 12 },
);
const addOns = fc.constantFrom(...addOnSets);

describe("the price of a delivery depends on the item's size (rule 10.6)", () => {
  test.each([
    ["small", 5000],
    ["medium", 7500],
    ["large", 12000],
    ["extra-large", 18000],
  ] as const)("%s: %i cents", (type, cents) => {
    expect(deliveryQuote([{ type, quantity: 1 }], noAddOns).total).toBe(cents);
    expect(deliveryQuote([{ type, quantity: 3 }], noAddOns).total).toBe(3 * cents);
  });
});

describe("add-ons (rules 10.7 and 10.8)", () => {
  test("packaging removal adds $20", () => {
    expect(deliveryQuote([], { ...noAddOns, packagingRemoval: true }).total).toBe(2000);
  });

  test("white-glove adds $100 and includes packaging removal", () => {
    const quote = deliveryQuote([], { ...noAddOns, packagingRemoval: true, whiteGlove: true });
    expect(quote.addOns).toEqual({ packagingRemoval: 0, haulAway: 0, whiteGlove: 10000 });
    expect(quote.total).toBe(10000);
  });

  test("haul-away is $30 for small and medium items, $50 with a large one", () => {
    expect(haulAwayPrice([{ type: "small", quantity: 4 }])).toBe(3000);
    expect(haulAwayPrice([{ type: "medium", quantity: 1 }])).toBe(3000);
    expect(haulAwayPrice([{ type: "large", quantity: 1 }])).toBe(5000);
    expect(haulAwayPrice([{ type: "extra-large", quantity: 1 }])).toBe(5000);
  });

  test("a large item with quantity 0 does not raise haul-away", () => {
    expect(haulAwayPrice([{ type: "large", quantity: 0 }])).toBe(3000);
  });
});

describe.each(addOnSets)("with %j", (chosen) => {
  test.each(sizeSets.map((sizes) => ({ sizes })))("and one of each of $sizes", ({ sizes }) => {
    const large = sizes.includes("large") || sizes.includes("extra-large");
    const prices = { small: 50, medium: 75, large: 120, "extra-large": 180 };
    const dollars =
      sizes.reduce((sum, size) => sum + prices[size], 0) +
      (chosen.whiteGlove ? 100 : chosen.packagingRemoval ? 20 : 0) +
      (chosen.haulAway ? (large ? 50 : 30) : 0);
    const quote = deliveryQuote(
      sizes.map((type) => ({ type, quantity: 1 })),
      chosen,
    );
    expect(quote.total).toBe(dollars * 100);
  });
});

describe("any booking", () => {
  test("sums up line by line, in whole cents", () => {
    fc.assert(
      fc.property(items, addOns, (list, chosen) => {
        const quote = deliveryQuote(list, chosen);
        const lines = quote.items.map(({ lineTotal }) => lineTotal);
        expect(quote.itemsSubtotal).toBe(lines.reduce((sum, line) => sum + line, 0));
        expect(quote.total).toBe(quote.itemsSubtotal + quote.addOnsTotal);
        expect(Number.isSafeInteger(quote.total)).toBe(true);
        for (const { type, quantity, unitPrice, lineTotal } of quote.items) {
          expect(unitPrice).toBe(deliveryPrices[type]);
          expect(lineTotal).toBe(unitPrice * quantity);
        }
      }),
    );
  });

  test("the price ignores order and never drops with more items", () => {
    fc.assert(
      fc.property(items, addOns, fc.constantFrom(...deliverySizes), (list, chosen, type) => {
        const total = deliveryQuote(list, chosen).total;
        expect(deliveryQuote(list.toReversed(), chosen).total).toBe(total);
        const more = deliveryQuote([...list, { type, quantity: 1 }], chosen).total;
        expect(more).toBeGreaterThanOrEqual(total + deliveryPrices[type]);
      }),
    );
  });

  test("keeps the items' other fields", () => {
    const [line] = deliveryQuote(
      [{ type: "large", quantity: 2, notes: "Up 14 steps" }],
      noAddOns,
    ).items;
    expect(line).toEqual({
      type: "large",
      quantity: 2,
      notes: "Up 14 steps",
      unitPrice: 12000,
      lineTotal: 24000,
    });
  });
});
