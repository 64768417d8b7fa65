import { describe, expect, test } from "vitest";
import {
  availabilityCell,
  inchesCell,
  listCell,
  priceCell,
  swatchesCell,
  unitCell,
  viewsCell,
  yesNoCell,
} from "./cells.ts";

describe("cells as people fill them in", () => {
  test("prices: dollars, either decimal sign, or call", () => {
    const values = ["1299", "$1,299.50", "1299,5", "0", "Call for Price"].map(priceCell);
    expect(values).toEqual([1299, 1299.5, 1299.5, 0, 0].map((value) => ({ value })));
    expect(priceCell("TBD")).toEqual({
      refuse: '"TBD" is not a price such as 1299 or 1,299.50',
    });
    expect(priceCell("-5")).toHaveProperty("refuse");
  });

  test("sizes in inches, with or without the sign", () => {
    const values = ["84", "84.5", "84,5", '84"', "84 in", "84 inches"].map(inchesCell);
    expect(values).toEqual([84, 84.5, 84.5, 84, 84, 84].map((value) => ({ value })));
    expect(inchesCell("7 ft")).toHaveProperty("refuse");
    expect(unitCell("cm")).toEqual({ refuse: "sizes must be in inches" });
    expect(unitCell("Inches")).toEqual({ value: "in" });
  });

  test("availability in words", () => {
    const values = ["In Stock", "in_stock", "Pre-order", "sold out"].map(availabilityCell);
    expect(values).toEqual(
      ["in_stock", "in_stock", "preorder", "out_of_stock"].map((value) => ({ value })),
    );
    expect(availabilityCell("soon")).toHaveProperty("refuse");
  });

  test("yes and no", () => {
    expect(["Yes", "x", "TRUE", "no", "0"].map(yesNoCell)).toEqual(
      [true, true, true, false, false].map((value) => ({ value })),
    );
    expect(yesNoCell("maybe")).toHaveProperty("refuse");
  });

  test("several badges or swatches in one cell, between bars or semicolons", () => {
    expect(listCell("Featured | Sale;  Wellness |")).toEqual({
      value: ["Featured", "Sale", "Wellness"],
    });
    expect(swatchesCell("Stone Gray #8D8C88; Sand=#c9b899 | Black (#111111)")).toEqual({
      value: [
        { label: "Stone Gray", colorHex: "#8d8c88" },
        { label: "Sand", colorHex: "#c9b899" },
        { label: "Black", colorHex: "#111111" },
      ],
    });
    expect(swatchesCell("Gray")).toEqual({
      refuse: '"Gray" is not a swatch such as Stone Gray #8d8c88',
    });
  });

  test("further pictures, each with the words that say what it shows", () => {
    expect(viewsCell("sofa/back The sofa; from behind | sofa/arm: The arm")).toEqual({
      value: [
        { image: "sofa/back", alt: "The sofa; from behind" },
        { image: "sofa/arm", alt: "The arm" },
      ],
    });
    expect(viewsCell("sofa/back")).toHaveProperty("refuse");
  });
});
