import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkModelSize } from "./check-model-size.ts";
import { type ModelSizes, scaled } from "./model-sizes.ts";
import { inchesPer, modelUnits } from "./model-unit.ts";

const sofa = { width: 84, length: 37, height: 34 };
const size = (width: number, length: number, height: number) => ({ width, length, height });
const problemOf = (sizes: ModelSizes, catalog = sofa, unit: (typeof modelUnits)[number] = "m") => {
  const check = checkModelSize(sizes, unit, catalog);
  return check.kind === "wrong" ? check.problem : check.kind;
};

describe("rule 3.35: a model's sizes", () => {
  test("within 3 % or half an inch fit, and are scaled so that the width is exact", () => {
    expect(checkModelSize(size(84, 37, 34), "m", sofa)).toEqual({ kind: "fits", factor: 1 });
    expect(checkModelSize(size(82, 36.2, 33.3), "m", sofa)).toEqual({
      kind: "fits",
      factor: 84 / 82,
    });
    const rug = size(96, 60, 0.5);
    expect(problemOf(size(96, 60, 0.9), rug)).toBe("fits");
    expect(problemOf(size(96, 60, 1.2), rug)).toBe(
      "It is 1.2 in high; the catalog says 0.5. Correct one of the two.",
    );
  });

  test.each([
    [1 / 0.0254, "It is 39.37 times too large; it looks like inches. Add --unit in."],
    [100, "It is 100 times too large; it looks like centimeters. Add --unit cm."],
    [1000, "It is 1,000 times too large; it looks like millimeters. Add --unit mm."],
    [103, "It is 100 times too large; it looks like centimeters. Add --unit cm."],
    [1 / 0.3048, "It is 3.28 times too large; it looks like feet. Add --unit ft."],
  ])("%f times too large name the unit", (factor, problem) => {
    expect(problemOf(scaled(sofa, factor))).toBe(problem);
  });

  test("in another unit than the one given name the right one", () => {
    expect(problemOf(scaled(sofa, 1 / 12), sofa, "in")).toBe(
      "It is 12 times too small; it looks like feet. Add --unit ft.",
    );
    expect(problemOf(scaled(sofa, 1 / 100), sofa, "cm")).toBe(
      "It is 100 times too small; it looks like meters. Leave out --unit cm.",
    );
  });

  test("in another order say how it stands", () => {
    expect(problemOf(size(37, 84, 34))).toBe("Its width and depth are swapped. Add --turn 90.");
    expect(checkModelSize(size(37, 84, 34), "m", sofa, 270)).toEqual({
      kind: "wrong",
      problem: "Its width and depth are swapped. Leave out --turn 270.",
    });
    expect(checkModelSize(size(37, 84, 34), "m", sofa, 180)).toEqual({
      kind: "wrong",
      problem: "Its width and depth are swapped. Replace --turn 180 with --turn 270.",
    });
    const cabinet = size(66, 19, 42);
    const back =
      "It lies on its back: its height is where its depth should be. Turn it in the program it was made in.";
    expect(problemOf(size(66, 42, 19), cabinet)).toBe(back);
    expect(problemOf(size(19, 42, 66), cabinet)).toBe(back);
    expect(problemOf(size(42, 19, 66), cabinet)).toContain(
      "on its side: its height is where its width",
    );
    expect(problemOf(scaled(size(37, 84, 34), 100))).toBe(
      "It is 100 times too large; it looks like centimeters. Add --unit cm. Its width and depth are swapped. Add --turn 90.",
    );
  });

  test("otherwise off name what differs", () => {
    expect(problemOf(size(90.2, 37, 34))).toBe(
      "It is 90.2 in wide; the catalog says 84. Correct one of the two.",
    );
    expect(problemOf(size(90.2, 37, 40))).toBe(
      "It is 90.2 in wide and 40 in high; the catalog says 84 and 34. Correct one of the two.",
    );
    expect(problemOf(size(86.5, 36, 33))).toBe(
      "With its width made 84 in it is 35 in deep; the catalog says 37. Correct one of the two.",
    );
  });

  test("of a product without sizes are asked about", () => {
    expect(checkModelSize(size(84.06, 37, 34), "m", size(0, 0, 0))).toEqual({
      kind: "unknown",
      question: "The product has no sizes; the model is 84.1 × 37 × 34 in. Is that right?",
      factor: 1,
    });
    expect(checkModelSize(size(84, 37, 34), "m", size(84, 0, 34))).toMatchObject({
      kind: "unknown",
      question: expect.stringContaining("not all of its sizes"),
    });
    expect(problemOf(size(90, 37, 34), size(84, 0, 34))).toContain("the catalog says 84");
  });
});

const inches = fc.integer({ min: 12, max: 400 });
const catalogSizes = fc.record({ width: inches, length: inches, height: inches });

test("whatever the sizes: a model of exactly these fits, and in a wrong unit never does", () => {
  fc.assert(
    fc.property(
      catalogSizes,
      fc.constantFrom(...modelUnits),
      fc.constantFrom(...modelUnits),
      (catalog, made, read) => {
        const sizes = scaled(catalog, inchesPer[read] / inchesPer[made]);
        const check = checkModelSize(sizes, read, catalog);
        expect(check.kind).toBe(made === read ? "fits" : "wrong");
        if (check.kind === "wrong") {
          const option = made === "m" ? `Leave out --unit ${read}.` : `Add --unit ${made}.`;
          expect(check.problem).toContain(option);
        }
      },
    ),
  );
});

test("whatever the turn: the advice is the turn to give in all, and makes the model fit", () => {
  /** Sizes of a model of these after a turn. */
  const turned = ({ width, length, height }: ModelSizes, turn: number) =>
    turn % 180 === 90 ? size(length, width, height) : size(width, length, height);
  fc.assert(
    fc.property(
      catalogSizes,
      fc.boolean(),
      fc.constantFrom(0, 90, 180, 270),
      (catalog, isSwapped, turn) => {
        const model = turned(catalog, isSwapped ? 90 : 0);
        const check = checkModelSize(turned(model, turn), "m", catalog, turn);
        if (check.kind !== "wrong" || !check.problem.includes("--turn")) return;
        const [, advised = "0"] = /(?:Add|with) --turn (\d+)\.$/.exec(check.problem) ?? [];
        expect(check.problem).toMatch(/Add|Replace|Leave out/);
        expect(checkModelSize(turned(model, Number(advised)), "m", catalog).kind).toBe("fits");
      },
    ),
  );
});

test("whatever the sizes: what fits is within 3 % or half an inch once its width is exact", () => {
  const near = fc.double({ min: 0.93, max: 1.07, noNaN: true });
  fc.assert(
    fc.property(catalogSizes, near, near, near, (catalog, a, b, c) => {
      const sizes = size(catalog.width * a, catalog.length * b, catalog.height * c);
      const check = checkModelSize(sizes, "m", catalog);
      if (check.kind !== "fits") return;
      const made = scaled(sizes, check.factor);
      expect(made.width).toBeCloseTo(catalog.width, 9);
      for (const side of ["length", "height"] as const) {
        const most = Math.max(0.5, 0.03 * catalog[side]);
        expect(Math.abs(made[side] - catalog[side])).toBeLessThanOrEqual(most + 1e-5);
      }
    }),
  );
});
