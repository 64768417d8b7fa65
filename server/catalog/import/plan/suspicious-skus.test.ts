import { expect, test } from "vitest";
import { skuQuestion } from "./suspicious-skus.ts";

test.each(["1E5", "4.38E+11", "2-Jan", "2-Jan-26", "Mar-05", "1/2/2026"])(
  "A6: %s may be what a spreadsheet made of a SKU",
  (sku) => expect(skuQuestion(sku, undefined)).toContain("looks like a SKU that a spreadsheet"),
);

test("questions a SKU that is nearly a known one, and no others", () => {
  expect(skuQuestion("123", "00123")).toContain("nearly the SKU 00123");
  const fine = ["PF-4400-GRY", "12345", "E5", "B210/2", "JAN-SOFA"];
  expect(fine.map((sku) => skuQuestion(sku, undefined))).toEqual(fine.map(() => undefined));
});
