import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { targetSize } from "./picture-size.ts";

describe("the size of a cleaned picture", () => {
  it.each([
    ["a page scrolled over sixteen screens", 1080, 16_000, 1080, 16_000],
    ["one scrolled over forty", 1080, 40_000, 1080, 40_000],
    ["a panorama", 12_000, 900, 12_000, 900],
    ["a phone's photo", 4032, 3024, 2828, 2121],
    ["a small picture", 640, 480, 640, 480],
    ["a line of one pixel", 1, 100_000, 1, 65_000],
  ])("F1: %s, %i × %i, is %i × %i", (_, width, height, keptWidth, keptHeight) => {
    expect(targetSize({ width, height })).toEqual({ width: keptWidth, height: keptHeight });
  });

  it("F1: is never larger than before, never empty, and never above our limits", () => {
    const side = fc.integer({ min: 1, max: 200_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const kept = targetSize({ width, height });
        expect(kept.width).toBeGreaterThanOrEqual(1);
        expect(kept.height).toBeGreaterThanOrEqual(1);
        expect(kept.width).toBeLessThanOrEqual(Math.min(width, 65_000));
        expect(kept.height).toBeLessThanOrEqual(Math.min(height, 65_000));
        expect(kept.width * kept.height).toBeLessThanOrEqual(45_000_000);
      }),
    );
  });

  it("F1: keeps text readable: a shorter side of up to 1,200 pixels isn't reduced", () => {
    const short = fc.integer({ min: 1, max: 1_200 });
    fc.assert(
      fc.property(short, fc.integer({ min: 1, max: 37_500 }), (width, height) => {
        expect(targetSize({ width, height })).toEqual({ width, height });
      }),
    );
  });
});
