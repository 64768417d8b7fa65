import fc from "fast-check";
import { expect, test } from "vitest";
import { countListed, formatListLink, parseListLink } from "./list-link.ts";

test("reads product ids and quantities", () => {
  expect(parseListLink("1003:2,1005:1")).toEqual([
    { id: "1003", quantity: 2 },
    { id: "1005", quantity: 1 },
  ]);
});

test.each([
  ["1003", 1],
  ["1003:", 1],
  ["1003:5000", 999],
  [" 1003 : 2 ", 2],
  ["1003:2,1003:3", 5],
])("%j still adds the product", (items, quantity) => {
  expect(parseListLink(items)).toEqual([{ id: "1003", quantity }]);
});

test.each([
  ["1003:many", "many"],
  ["1003:0", "0"],
  ["1003:-4", "-4"],
  ["1003:2.9", "2.9"],
])("G1: %j adds the product and keeps the unreadable quantity", (items, typed) => {
  expect(parseListLink(items)).toEqual([{ id: "1003", quantity: 1, typed }]);
});

test.each([null, "", ",", ":3", " , :"])("%j has no lines", (items) => {
  expect(parseListLink(items)).toEqual([]);
});

test("reads at most as many lines as a request may have", () => {
  const items = Array.from({ length: 150 }, (_, id) => `${id}:1`).join(",");
  expect(parseListLink(items)).toHaveLength(100);
  expect(countListed(items)).toBe(150);
});

test("counts each id once, whatever its quantity", () => {
  expect(countListed("1009:1, 1009 ,1010:x,,:3")).toBe(2);
  expect(countListed(null)).toBe(0);
});

test("a formatted link is read back unchanged", () => {
  const id = fc.stringMatching(/^[\w .%&?-]+$/).filter((id) => id.trim() === id);
  const line = fc.record({ id, quantity: fc.integer({ min: 1, max: 999 }) });
  const lines = fc.uniqueArray(line, { selector: ({ id }) => id, maxLength: 20 });
  fc.assert(
    fc.property(lines, (lines) => {
      const address = new URL(`/quote-request?items=${formatListLink(lines)}`, "https://a.example");
      expect(parseListLink(address.searchParams.get("items"))).toEqual(lines);
    }),
  );
});
