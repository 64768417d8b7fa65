import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSize } from "./read-size.ts";

describe("a size as vendors write it (rule 3.16)", () => {
  test.each([
    ["84", 84],
    ["84.5", 84.5],
    ["84,5", 84.5],
    ['84"', 84],
    ["84 in.", 84],
    ['88 1/2"', 88.5],
    ['35-1/2"', 35.5],
    ["33 1/4", 33.25],
    ["84½", 84.5],
    ["36¼", 36.25],
    ["⅞", 0.875],
    ["35''", 35],
    ["7'2\"", 86],
    ["7 ft 2 1/2 in", 86.5],
    ["7 ft", 84],
    ["38”", 38],
    ["34″", 34],
    ['84"W', 84],
    ['84" (213 cm)', 84],
    ["84-½", 84.5],
    ["213 cm", 83.9],
    ["2130 mm", 83.9],
    ["2.13 m", 83.9],
  ])("%s is %d inches", (text, inches) => expect(readSize(text)).toEqual({ inches }));

  test("a range counts as its larger end, and the smaller one is kept", () => {
    for (const text of ["27-37", '27" – 37"', "27 to 37"]) {
      expect(readSize(text)).toEqual({ inches: 37, from: 27 });
    }
    expect(readSize("37-27")).toHaveProperty("refuse");
  });

  test("a number without a unit is in the unit of its column", () => {
    expect(readSize("213", "cm")).toEqual({ inches: 83.9 });
    expect(readSize("84 in", "cm")).toEqual({ inches: 84 });
    expect(readSize("69-94 cm")).toEqual({ inches: 37, from: 27.2 });
  });

  test.each(["wide", "", "-5", "5-3-2", "84 x 38", "1/0x", "#REF!"])("refuses %s", (text) => {
    expect(readSize(text)).toHaveProperty("refuse");
  });

  test("A1: never reads a possible thousands separator as a decimal comma (rule 3.8)", () => {
    const digits = fc.stringMatching(/^[1-9]\d{0,2}$/);
    const groups = fc.stringMatching(/^\d{3}$/);
    const grouped = fc.tuple(digits, fc.array(groups, { minLength: 1, maxLength: 2 }));
    fc.assert(
      fc.property(grouped, fc.constantFrom("", " in", '"'), ([first, others], unit) => {
        expect(readSize(`${[first, ...others].join(",")}${unit}`)).toHaveProperty("refuse");
      }),
    );
  });

  test("reads back every fraction of a sixteenth", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 399 }),
        fc.integer({ min: 1, max: 15 }),
        (whole, part) => {
          expect(readSize(`${whole} ${part}/16"`)).toEqual({ inches: whole + part / 16 });
        },
      ),
    );
  });
});
