import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  availabilityCell,
  findMarkup,
  inchesCell,
  listCell,
  priceCell,
  swatchesCell,
  unitCell,
  viewsCell,
  yesNoCell,
} from "./cells.ts";

describe("cells as people fill them in", () => {
  test("prices: dollars with either decimal separator, or call", () => {
    const values = ["1299", "$1,299.50", "1299,5", "0", "Call for Price"].map(priceCell);
    expect(values).toEqual([1299, 1299.5, 1299.5, 0, 0].map((value) => ({ value })));
    expect(priceCell("TBD")).toEqual({
      refuse: '"TBD" is not a price such as 1299 or 1,299.50',
    });
    expect(priceCell("-5")).toHaveProperty("refuse");
  });

  test("sizes in inches, with or without a unit", () => {
    const values = ["84", "84.5", "84,5", '84"', "84 in", "84 inches"].map(inchesCell);
    expect(values).toEqual([84, 84.5, 84.5, 84, 84, 84].map((value) => ({ value })));
    expect(inchesCell("7 ft")).toHaveProperty("refuse");
    expect(unitCell("cm")).toEqual({ refuse: "sizes must be in inches" });
    expect(unitCell("Inches")).toEqual({ value: "in" });
  });

  test.each([
    ["1,200", "may be 1200 or 1.2; write it without the comma: 1200 or 1.2"],
    ["1,200 in", "may be 1200 or 1.2"],
    ["84,125", "may be 84125 or 84.125"],
    ["1.200,5", "write only digits and one point, such as 1200.5"],
    ["1,200.5", "write only digits and one point"],
    ["1,200,000", "may be 1200000 or 1.2"],
    ["1,", "write only digits and one point"],
  ])("A1: rejects the ambiguous size %s", (size, reason) => {
    expect(inchesCell(size)).toEqual({ refuse: expect.stringContaining(reason) });
  });

  test("A1: rejects every size that may use the comma for thousands", () => {
    const digits = fc.stringMatching(/^[1-9]\d{0,2}$/);
    const groups = fc.stringMatching(/^\d{3}$/);
    fc.assert(
      fc.property(digits, fc.array(groups, { minLength: 1, maxLength: 2 }), (first, others) => {
        expect(inchesCell([first, ...others].join(","))).toHaveProperty("refuse");
      }),
    );
  });

  test("A1: never reads a price of 1,200 or 1.200,50 as 1.2", () => {
    expect(["1,200", "1.200,50"].map(priceCell)).toEqual([{ value: 1200 }, { value: 1200.5 }]);
    expect(priceCell("1,2,3")).toHaveProperty("refuse");
  });

  test.each([
    ["<p>Deep seats</p>", "<p>"],
    ["Deep seats<br>", "<br>"],
    ["<BR />", "<BR />"],
    ["Deep</strong> seats", "</strong>"],
    ['<a href="x">', '<a href="x">'],
    ["<!-- note -->", "<!-- note -->"],
    ["Sofa &amp; chair", "&amp;"],
    ["84&nbsp;in", "&nbsp;"],
    ["it&#8217;s", "&#8217;"],
    ["it&#x2019;s", "&#x2019;"],
  ])("A2: %s contains HTML", (text, code) => expect(findMarkup(text)).toBe(code));

  test.each(["Bar & Entertainment", "AT&T; more", "under < 30 in > 20", "I <3 it", "a; b & c;"])(
    "A2: %s is plain text",
    (text) => expect(findMarkup(text)).toBeUndefined(),
  );

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

  test("several badges or swatches in one cell, separated by bars or semicolons", () => {
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

  test("further pictures, each with its alternative text", () => {
    expect(viewsCell("sofa/back The sofa; from behind | sofa/arm: The arm")).toEqual({
      value: [
        { image: "sofa/back", alt: "The sofa; from behind" },
        { image: "sofa/arm", alt: "The arm" },
      ],
    });
    expect(viewsCell("sofa/back")).toHaveProperty("refuse");
  });
});
