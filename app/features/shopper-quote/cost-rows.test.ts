import { expect, it } from "vitest";
import { exampleOffer, offerLine } from "#tests/support/quote-views.ts";
import { depositText, extraRows, sumRows } from "./cost-rows.ts";

const labels = (rows: readonly { label: string; amount: string }[]) =>
  rows.map(({ label, amount }) => `${label}: ${amount}`);

it("lists delivery and extras, then what the total consists of (rule 19.20)", () => {
  expect(labels(extraRows(exampleOffer))).toEqual([
    "Delivery to 77008: $345.00",
    "White-glove: placed, put together, packaging taken: $100.00",
    "Your old furniture taken away: $50.00",
  ]);
  expect(labels(sumRows(exampleOffer))).toEqual([
    "Pieces, after $218.00 off: $4,862.00",
    "Delivery and extras: $495.00",
    "Sales tax, 8.25%: $441.95",
  ]);
});

it("a delivery that costs nothing is free, and packaging is a row without white-glove", () => {
  const { totals } = exampleOffer;
  const offer = {
    ...exampleOffer,
    zip: "",
    addOns: { whiteGlove: false, haulAway: false, packagingRemoval: true },
    totals: {
      ...totals,
      transport: 0,
      delivery: 2000,
      addOns: { whiteGlove: 0, haulAway: 0, packagingRemoval: 2000 },
    },
  };
  expect(labels(extraRows(offer))).toEqual(["Delivery: Free", "Packaging taken away: $20.00"]);
});

it("says why there is no tax, and nothing of a delivery that isn't made", () => {
  const { totals } = exampleOffer;
  const rows = sumRows({
    ...exampleOffer,
    lines: [offerLine({ title: "A chair", price: 60_000, size: null })],
    addOns: { whiteGlove: false, haulAway: false, packagingRemoval: false },
    noTaxReason: "Certificate 12-345",
    totals: { ...totals, products: 60_000, discount: 0, transport: 0, delivery: 0, tax: 0 },
  });
  expect(labels(rows)).toEqual(["Pieces: $600.00", "No sales tax: Certificate 12-345: $0.00"]);
});

it("says what is to pay to order, and when the rest is due", () => {
  const { lines, totals } = exampleOffer;
  const withDeposit = (deposit: number) =>
    depositText({ lines, totals: { ...totals, deposit, due: totals.total - deposit } });
  expect(withDeposit(100_000)).toBe(
    "To order, we ask for a deposit of $1,000.00. The other $4,798.95 is due on delivery.",
  );
  expect(withDeposit(0)).toBe("Nothing to pay to order. The total is due on delivery.");
  expect(withDeposit(totals.total)).toBe("To order, we ask for the total.");
  const pickedUp = { lines: [], totals: { ...totals, delivery: 0, deposit: 0 } };
  expect(depositText(pickedUp)).toBe("Nothing to pay to order. The total is due at pickup.");
});
