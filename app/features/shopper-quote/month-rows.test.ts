import { expect, it } from "vitest";
import { exampleOffer } from "#tests/support/quote-views.ts";
import { monthHeading, monthRows } from "./month-rows.ts";

const { totals } = exampleOffer;
const { month } = totals;
if (!month) throw new Error("the example has a month");

it("a month has all its figures beside it (rule 11.16)", () => {
  expect(monthHeading(month)).toBe("Or $221.43 a month for 24 months");
  expect(monthRows(month, totals).map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
    "Down payment, the deposit: $1,000.00",
    "Amount financed: $4,798.95",
    "Annual percentage rate (APR): 9.99%",
    "23 monthly payments of: $221.43",
    "One last payment of: $221.31",
    "Finance charge (interest): $515.25",
    "Total of payments: $5,314.20",
    "With the down payment: $6,314.20",
  ]);
});

it("payments that come out even are all the same, and no deposit is no down payment", () => {
  const rows = monthRows({ ...month, last: month.payment }, { deposit: 0 });
  expect(rows.map(({ label }) => label)).toEqual([
    "Amount financed",
    "Annual percentage rate (APR)",
    "24 monthly payments of",
    "Finance charge (interest)",
    "Total of payments",
  ]);
});
