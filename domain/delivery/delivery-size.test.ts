import { expect, test } from "vitest";
import { deliverySizeOf } from "./delivery-size.ts";

const table = { beds: "large", lamps: "small" } as const;

test.each([
  ["beds", "large"],
  ["lamps", "small"],
  ["desks", "medium"],
  ["", "medium"],
  ["constructor", "medium"],
])("a product of type %j is %s", (type, size) => {
  expect(deliverySizeOf(type, table)).toBe(size);
});
