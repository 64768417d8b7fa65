import { expect, test } from "vitest";
import { maxTypos, typoMatchQuality } from "./typo-tolerance.ts";

test("never corrects short words; long ones may have two typos", () => {
  expect([3, 4, 7, 8, 12].map(maxTypos)).toEqual([0, 1, 1, 2, 2]);
});

test.each([
  ["reclner", "recliner"],
  ["sectinoal", "sectional"],
  ["micofibre", "microfiber"],
  ["rceliner", "recliner"],
  ["soffa", "sofa"],
  ["sfoa", "sofa"],
])("%s is recognized as %s", (typed, meant) => {
  expect(typoMatchQuality(typed, meant, false)).toBeGreaterThan(0);
});

test("recognizes an incomplete mistyped word of five letters or more, if it may be incomplete", () => {
  expect(typoMatchQuality("rcelin", "recliner", true)).toBeGreaterThan(0);
  expect(typoMatchQuality("rceli", "recliner", true)).toBeGreaterThan(0);
  expect(typoMatchQuality("rcel", "recliner", true)).toBe(0);
  expect(typoMatchQuality("rcelin", "recliner", false)).toBe(0);
});

test.each([
  ["bed", "red"],
  ["pink", "pine"],
  ["pink", "ink"],
  ["4700", "4400"],
  ["usb2", "usb3"],
  ["table", "cable"],
  ["leather", "lamp"],
])("%s is not recognized as %s", (typed, other) => {
  expect(typoMatchQuality(typed, other, false)).toBe(0);
});

test("fewer typos give a better match", () => {
  expect(typoMatchQuality("reclinner", "recliner", false)).toBeGreaterThan(
    typoMatchQuality("reclinnar", "recliner", false),
  );
});
