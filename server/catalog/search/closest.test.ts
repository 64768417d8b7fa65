import { expect, test } from "vitest";
import { findClosest } from "./closest.ts";
import { type Criterion, unknownCriterion } from "./criterion.ts";

const criterion = (expression: string): Criterion => ({ expression, qualities: new Map() });
const [velvet, green, recliner, usb] = ["velvet", "green", "recliner", "usb"].map(criterion) as [
  Criterion,
  Criterion,
  Criterion,
  Criterion,
];
const importance = (one: Criterion) => (one === recliner ? 2 : 1);

function closest(criteria: Criterion[], ...rows: Criterion[][]) {
  const find = (wanted: readonly Criterion[]) =>
    rows.flatMap((has, row) => (wanted.every((one) => has.includes(one)) ? [row] : []));
  const found = findClosest(criteria, find, importance);
  return found && [found.rows, found.criteria.map(({ expression }) => expression)];
}

test("rule 6.8: the least important words are left out first", () => {
  const rows = [
    [velvet, green],
    [recliner, usb],
  ];
  expect(closest([velvet, recliner], ...rows)).toEqual([[1], ["recliner"]]);
  expect(closest([velvet, recliner, usb], ...rows)).toEqual([[1], ["usb", "recliner"]]);
});

test("rule 6.8: words that no product has are left out", () => {
  expect(closest([unknownCriterion, recliner], [recliner])).toEqual([[0], ["recliner"]]);
});

test("rule 6.8: at least half of the words match", () => {
  expect(closest([unknownCriterion, unknownCriterion, recliner], [recliner])).toBeUndefined();
  expect(closest([velvet, green, recliner], [recliner], [velvet])).toBeUndefined();
  expect(closest([velvet, green, recliner, usb], [recliner, usb])).toEqual([
    [0],
    ["usb", "recliner"],
  ]);
});
