import { expect, test } from "vitest";
import { fitHref, quoteWithWayInHref } from "./fit-links.ts";

const lines = [
  { id: "1009", quantity: 1 },
  { id: "1010", quantity: 2 },
];

test("the address of an answer has the products and what was typed, in the order of the form", () => {
  expect(fitHref(lines, { hallWidth: "42", doorWidth: "36 1/2", ceiling: "" })).toBe(
    "/will-it-fit?items=1009:1,1010:2&doorWidth=36+1%2F2&hallWidth=42",
  );
  expect(fitHref(lines)).toBe("/will-it-fit?items=1009:1,1010:2");
  expect(fitHref([], { doorWidth: "36" })).toBe("/will-it-fit?doorWidth=36");
  expect(fitHref([], { doorWidth: "36" }, "oak table")).toBe(
    "/will-it-fit?q=oak+table&doorWidth=36",
  );
  expect(fitHref([])).toBe("/will-it-fit");
});

test("a quote is asked for with the same (rule 20.11)", () => {
  expect(quoteWithWayInHref(lines, { doorWidth: "92 cm" })).toBe(
    "/quote-request?items=1009:1,1010:2&doorWidth=92+cm",
  );
});
