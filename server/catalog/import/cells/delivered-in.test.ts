import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { partsCell } from "#server/catalog/export/csv-cells.ts";
import { deliveredInCell } from "./delivered-in.ts";

describe("the parts a product is delivered in, in one cell (rule 20.1)", () => {
  test("are a name with three sizes, perhaps a count and a diagonal", () => {
    expect(
      deliveredInCell(
        "Base 37 x 36 x 25; 2 × Back 24 x 11 x 27; Sofa 90 x 40 x 37 diagonal 34",
        "in",
      ),
    ).toEqual({
      value: [
        { name: "Base", count: 1, width: 37, length: 36, height: 25 },
        { name: "Back", count: 2, width: 24, length: 11, height: 27 },
        { name: "Sofa", count: 1, width: 90, length: 40, height: 37, diagonal: 34 },
      ],
    });
  });

  test.each([
    ['3 x Seat with console 32 1/2" x 36" x 25"', [32.5, 36, 25, 3]],
    ["Base 37×36×25", [37, 36, 25, 1]],
    ["Base 94 x 91.5 x 63.5 cm", [37, 36, 25, 1]],
    ['Base 37"W x 36"D x 25"H', [37, 36, 25, 1]],
    ["Base 35½ X 3' X 1", [35.5, 36, 1, 1]],
  ])("are read as vendors write sizes: %s", (text, [width, length, height, count]) => {
    expect(deliveredInCell(text, "in")).toMatchObject({
      value: [{ width, length, height, count }],
    });
  });

  test("have the unit of their column", () => {
    expect(deliveredInCell("Base 94 x 91.5 x 63.5 diagonal 60", "cm")).toEqual({
      value: [{ name: "Base", count: 1, width: 37, length: 36, height: 25, diagonal: 23.6 }],
    });
  });

  test("may have a number at the end of their name", () => {
    expect(deliveredInCell("Section 2 37 x 36 x 25", "in")).toMatchObject({
      value: [{ name: "Section 2", width: 37 }],
    });
  });

  test.each([
    "Base",
    "37 x 36 x 25",
    "Base 37 x 36",
    "Base 37 x 36 x tall",
    "Base 1 x 2 x 3 diagonal wide",
  ])("refuses %s", (text) => expect(deliveredInCell(text, "in")).toHaveProperty("refuse"));

  test("are read back as they were written, whatever their names", () => {
    const name = fc
      .string({
        unit: fc.constantFrom(
          ..."aB9x×;|&#'\"½=- .",
          "2 x ",
          " 7 ft",
          " diagonal 3",
          "&amp;",
          "<b>",
        ),
        minLength: 1,
        maxLength: 8,
      })
      .map((text) => text.replace(/\s+/g, " ").slice(0, 40).trim())
      .filter((text) => text !== "");
    const inches = fc.integer({ min: 1, max: 1600 }).map((quarters) => quarters / 4);
    const part = fc.record(
      {
        name,
        count: fc.integer({ min: 1, max: 50 }),
        width: inches,
        length: inches,
        height: inches,
        diagonal: inches,
      },
      { requiredKeys: ["name", "count", "width", "length", "height"] },
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), (parts) => {
        expect(deliveredInCell(partsCell(parts), "in")).toEqual({ value: parts });
      }),
      { numRuns: 1000 },
    );
  });
});
