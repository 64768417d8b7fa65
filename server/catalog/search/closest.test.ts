import { expect, test } from "vitest";
import { closestOfKind, findClosest } from "./closest.ts";
import { type Criterion, unknownCriterion } from "./criterion.ts";
import { maxScored } from "./matches.ts";

const criterion = (expression: string): Criterion => ({ expression, qualities: new Map() });
const [velvet, green, recliner, usb] = ["velvet", "green", "recliner", "usb"].map(criterion) as [
  Criterion,
  Criterion,
  Criterion,
  Criterion,
];
const outdoor = { ...unknownCriterion };
const modern = { ...unknownCriterion, optional: true as const };

function finder(rows: readonly Criterion[][], isWithin = (_row: number) => true) {
  const all = (wanted: readonly Criterion[]) =>
    rows.flatMap((has, row) =>
      wanted.every(({ expression }) =>
        has.some((one) => [one.expression, `kind : (${one.expression})`].includes(expression)),
      )
        ? [row]
        : [],
    );
  return {
    all,
    within: (wanted: readonly Criterion[]) => all(wanted).filter(isWithin),
    named: all,
    importance: (one: Criterion) => (one === recliner ? 2 : 1),
  };
}

function closest(criteria: Criterion[], ...rows: Criterion[][]) {
  const found = findClosest(criteria, finder(rows));
  return found && [found.groups.flat(), found.criteria.map(({ expression }) => expression)];
}

test("rule 6.8: the least important words are left out first", () => {
  const rows = [
    [velvet, green],
    [recliner, usb],
  ];
  expect(closest([velvet, recliner], ...rows)).toEqual([[1], ["recliner"]]);
  expect(closest([velvet, recliner, usb], ...rows)).toEqual([[1], ["usb", "recliner"]]);
});

test("rule 6.8: without a kind, an unknown word finds nothing, unless it is a style or brand", () => {
  expect(closest([outdoor, velvet], [velvet])).toBeUndefined();
  expect(closest([modern, velvet], [velvet])).toEqual([[0], ["velvet"]]);
  expect(closest([modern], [velvet])).toBeUndefined();
});

test("rule 6.8: without a kind, at least half of the words match", () => {
  expect(closest([velvet, green, recliner], [recliner], [velvet])).toBeUndefined();
  expect(closest([velvet, green, recliner, usb], [recliner, usb])).toEqual([
    [0],
    ["usb", "recliner"],
  ]);
});

test("rule 6.12: with a kind, any number of words may be unknown or unmet", () => {
  const criteria = [outdoor, velvet, green, recliner];
  const found = closestOfKind(recliner, criteria, finder([[velvet, green], [recliner], [usb]]));
  expect(found).toMatchObject({ groups: [[1]], match: "closest" });
  expect(found?.criteria).toEqual([velvet, green, recliner]);
});

test("rule 6.9: products of the kind within the limits are found, or else those beyond them", () => {
  const rows = [[recliner], [recliner]];
  expect(
    closestOfKind(
      recliner,
      [recliner],
      finder(rows, (row) => row === 1),
    )?.groups,
  ).toEqual([[1]]);
  expect(
    closestOfKind(
      recliner,
      [recliner],
      finder(rows, () => false),
    )?.groups,
  ).toEqual([[0, 1]]);
  expect(closestOfKind(recliner, [recliner], finder([[velvet]]))).toBeUndefined();
});

test("of more products than are scored, those with the most words come first", () => {
  const rows = Array.from({ length: maxScored + 1 }, () => [recliner]);
  rows[7] = [recliner, velvet];
  const found = closestOfKind(recliner, [velvet, usb, recliner], finder(rows));
  expect(found?.groups[0]).toEqual([7]);
  expect(found?.groups[1]).toHaveLength(maxScored);
});
