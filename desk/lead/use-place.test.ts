import { expect, it } from "vitest";
import { placeOf } from "./use-place.ts";

const rows = ["A", "B", "C"].map((reference) => ({ reference }));

it.each([
  ["first", 0, { at: 1, of: 3, previous: undefined, next: "B" }],
  ["in the middle", 1, { at: 2, of: 3, previous: "A", next: "C" }],
  ["last", 2, { at: 3, of: 3, previous: "B", next: undefined }],
])("a lead that is %s has the ones around it", (_where, index, place) => {
  expect(placeOf(rows, index, index)).toEqual(place);
});

it("after it was answered and left the list, the next is the one that moved up", () => {
  expect(placeOf(rows, -1, 1)).toEqual({ at: 0, of: 3, previous: "A", next: "B" });
  expect(placeOf(rows, -1, 3)).toEqual({ at: 0, of: 3, previous: "C", next: undefined });
});

it("a lead that never stood in the list has no place", () => {
  expect(placeOf(rows, -1, -1)).toBeUndefined();
});
