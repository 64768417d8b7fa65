import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ProductSpecs } from "#domain/product.ts";
import { measuredDrawing } from "./measured-drawing.ts";
import type { Outlines } from "./outline-path.ts";

const sized = (width: number, length: number, height: number): ProductSpecs => ({
  material: "Oak",
  color: "Oak",
  features: "",
  unit: "in",
  width,
  length,
  height,
});

/** The outlines of a block, of units of any length. */
const block = (width: number, length: number, height: number): Outlines => ({
  front: `M0,0h${width}v${height}h${-width}z`,
  side: `M0,0h${length}v${height}h${-length}z`,
});

const sofa = sized(84, 37, 34);
const sofaOutlines: Outlines = {
  front: "M0,20l20-20h960l20,20v384h-1000zM10,150h980",
  side: "M0,100l200-100h241v404h-441z",
};

describe("the drawing of a product with a model", () => {
  const [front, side] = measuredDrawing(sofa, sofaOutlines);

  it("shows front and side, the front with the width, the side with the depth", () => {
    expect([front?.name, side?.name]).toEqual(["Front", "Side"]);
    expect(front?.labels.map(({ text }) => text)).toEqual(["84″", "34″"]);
    expect(side?.labels.map(({ text }) => text)).toEqual(["37″", "34″"]);
  });

  it("has the model's outline, and finer lines where a part stands in front of another", () => {
    expect(front?.outline).toBe("M0,20l20-20h960l20,20v384h-1000z");
    expect(front?.lines).toBe("M10,150h980");
    expect(side?.lines).toBe("");
  });

  it("draws both at the same scale, as large as a phone has space for", () => {
    const scaleOf = (place = "") => (place.match(/[\d.]+/g) ?? []).slice(-2).map(Number);
    const [frontX = 0, frontY = 0] = scaleOf(front?.place);
    const [sideX = 0, sideY = 0] = scaleOf(side?.place);
    expect(1000 * frontX).toBeCloseTo(228, 0);
    expect(frontY).toBe(sideY);
    expect((441 * sideX) / (1000 * frontX)).toBeCloseTo(37 / 84, 3);
  });

  it("ends exactly at its measures, though the model is a little off", () => {
    const outlines = block(1000, 440, 406);
    const [drawn] = measuredDrawing(sized(100, 44, 40), outlines);
    expect(drawn?.place).toMatch(/scale\(0\.228,0\.2246\)$/);
  });
});

describe("a box with the three measures", () => {
  const isBox = (specs: ProductSpecs, outlines?: Outlines) =>
    measuredDrawing(specs, outlines)
      .map(({ name }) => name)
      .join() === "Outside measures";

  it("is drawn for a product without a model", () => {
    expect(isBox(sofa)).toBe(true);
    const [box] = measuredDrawing(sofa);
    expect(box?.labels.map(({ text }) => text)).toEqual(["84″", "37″", "34″"]);
  });

  it.each([
    { what: "a bed in a wider size", sizes: sized(80, 88, 48), isDrawnAsBox: false },
    { what: "one twice as wide", sizes: sized(130, 88, 48), isDrawnAsBox: true },
    {
      what: "one in another unit, with the same proportions",
      sizes: sized(6.5, 8.8, 4.8),
      isDrawnAsBox: false,
    },
    { what: "one that lies on its side", sizes: sized(65, 48, 88), isDrawnAsBox: true },
  ])("is drawn for a model of quite other proportions: $what", ({ sizes, isDrawnAsBox }) => {
    expect(isBox(sizes, block(739, 1000, 545))).toBe(isDrawnAsBox);
  });

  it("isn't drawn for a rug as thin as a rounded unit", () => {
    expect(isBox(sized(96, 120, 0.2), block(800, 1000, 2))).toBe(false);
  });
});

it("draws nothing if a size is unknown", () => {
  expect(measuredDrawing(sized(84, 0, 34))).toEqual([]);
  expect(measuredDrawing(sized(84, 0, 34), sofaOutlines)).toEqual([]);
});

describe("any drawing", () => {
  const inches = fc.double({ min: 0.25, max: 140, noNaN: true });
  /** With a model of these sizes, or without one. */
  const drawing = fc
    .tuple(inches, inches, inches, fc.boolean())
    .map(([width, length, height, hasModel]) => {
      const unit = Math.max(width, length, height) / 1000;
      const [w = 1, l = 1, h = 1] = [width, length, height].map((size) =>
        Math.max(1, Math.round(size / unit)),
      );
      return measuredDrawing(sized(width, length, height), hasModel ? block(w, l, h) : undefined);
    });

  it("fits a phone 360 pixels wide without scaling", () => {
    fc.assert(
      fc.property(drawing, (views) => {
        expect([1, 2]).toContain(views.length);
        for (const view of views) {
          expect(view.width).toBeLessThanOrEqual(288);
          expect(view.height).toBeLessThanOrEqual(260);
          expect(JSON.stringify(view)).not.toMatch(/NaN|Infinity|null/);
        }
      }),
    );
  });

  it("has space for its labels", () => {
    const [digit, inchMark] = [8.8, 6];
    fc.assert(
      fc.property(drawing, (views) => {
        for (const { labels, width, height } of views) {
          for (const { x, y, text, upright } of labels) {
            const half = ((text.length - 1) * digit + inchMark) / 2;
            if (upright) expect(y).toBeGreaterThanOrEqual(half);
            else expect(Math.min(x, width - x)).toBeGreaterThanOrEqual(half);
            expect(y).toBeLessThanOrEqual(height);
          }
        }
      }),
    );
  });
});
