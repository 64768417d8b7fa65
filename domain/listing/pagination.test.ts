import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clampPage, pageCountOf, pageSteps } from "./pagination.ts";

describe("pagination (rule 4.14)", () => {
  test("shows all of up to five pages", () => {
    expect(pageSteps(1, 1)).toEqual([1]);
    expect(pageSteps(4, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  test("for more pages, the numbers move with the current page", () => {
    expect(pageSteps(1, 20)).toEqual([1, 2, 3, 4, "gap", 20]);
    expect(pageSteps(3, 20)).toEqual([1, 2, 3, 4, "gap", 20]);
    expect(pageSteps(4, 20)).toEqual([1, "gap", 3, 4, 5, "gap", 20]);
    expect(pageSteps(18, 20)).toEqual([1, "gap", 17, 18, 19, 20]);
    expect(pageSteps(20, 20)).toEqual([1, "gap", 17, 18, 19, 20]);
  });

  test("a page beyond the end becomes the last; an empty listing has one page", () => {
    expect(clampPage(9, 3)).toBe(3);
    expect(pageCountOf(0, 48)).toBe(1);
    expect(pageCountOf(48, 48)).toBe(1);
    expect(pageCountOf(49, 48)).toBe(2);
  });

  test("always shows at most five numbers, ascending, with first, last, current and neighbors", () => {
    const positions = fc
      .integer({ min: 1, max: 5000 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(positions, ([page, count]) => {
        const steps = pageSteps(page, count);
        const numbers = steps.filter((step) => step !== "gap");
        expect(numbers.length).toBeLessThanOrEqual(5);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        const required = [1, page - 1, page, page + 1, count].filter((n) => n >= 1 && n <= count);
        for (const number of required) expect(numbers).toContain(number);
        steps.forEach((step, i) => {
          const [before, after] = [steps[i - 1], steps[i + 1]];
          if (step === "gap") expect(Number(after) - Number(before)).toBeGreaterThan(1);
          else if (typeof before === "number") expect(step).toBe(before + 1);
        });
      }),
    );
  });
});
