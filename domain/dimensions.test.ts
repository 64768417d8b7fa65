import { expect, test } from "vitest";
import { dimensionsText, feetAndInches } from "./dimensions.ts";

test("shows width, depth and height with the unit once", () => {
  const specs = { material: "", color: "", features: "", unit: "in" as const };
  expect(dimensionsText({ ...specs, width: 84, length: 37, height: 33 })).toBe("84 × 37 × 33 in");
});

test.each([
  [84, "7′ 0″"],
  [38.5, "3′ 2.5″"],
  [11, "11″"],
  [11.96, "1′ 0″"],
])("shows %d inches as %s", (inches, text) => {
  expect(feetAndInches(inches)).toBe(text);
});

test("shows nothing unless all three are known", () => {
  const specs = { material: "", color: "", features: "", unit: "in" as const };
  expect(dimensionsText({ ...specs, width: 84, length: 37, height: 0 })).toBe("");
});
