import { expect, test } from "vitest";
import { deliveryArea, isInOtherArea } from "./delivery-area.ts";

const areas = { local: ["770", "77301"], metro: ["773", "77099"] };

test("the longest matching entry decides a ZIP code's area", () => {
  expect(deliveryArea(areas, "77081")).toBe("local");
  expect(deliveryArea(areas, "77099")).toBe("metro");
  expect(deliveryArea(areas, "77302-1234")).toBe("metro");
  expect(deliveryArea(areas, "77301")).toBe("local");
  expect(deliveryArea(areas, "10001")).toBe("outside");
});

test("if entries of both areas match equally, chooses the local area", () => {
  const both = { local: ["770"], metro: ["770"] };
  expect(deliveryArea(both, "77081")).toBe("local");
});

test("an invalid ZIP code has no area", () => {
  for (const text of ["", "7708", "770811", "77O81", "00012", "77081-12"]) {
    expect(deliveryArea(areas, text)).toBeUndefined();
  }
});

test.each([
  ["77081", "77002", false],
  ["77081", "77302", true],
  ["77081", "90210", true],
  ["77302", "77081", true],
  ["90210", "10001", false],
  // Nothing was said about where to deliver.
  ["", "90210", false],
  // Still being typed.
  ["77081", "9021", false],
])("priced for %j, a delivery to %j lies in another area: %s", (priced, zip, other) => {
  expect(isInOtherArea(areas, priced, zip)).toBe(other);
});
