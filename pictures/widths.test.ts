import fc from "fast-check";
import { expect, test } from "vitest";
import { isZoomOnly, widthsFor } from "./widths.ts";

test("encodes a product picture for cards, phones, the product page and zoom", () => {
  expect(widthsFor("model-4700-leather-recliner/primary", 1600)).toEqual([
    240, 320, 480, 640, 960, 1600,
  ]);
});

test("encodes a close-up for thumbnails, the product page and zoom, because no card shows it", () => {
  expect(widthsFor("model-4700-leather-recliner/detail", 1600)).toEqual([240, 640, 960, 1600]);
});

test("encodes a room picture up to full desktop width", () => {
  expect(widthsFor("rooms/living-hero", 1920)).toEqual([480, 768, 1080, 1440, 1920]);
});

test("ends with the original's own width when it is between two widths, and never enlarges", () => {
  expect(widthsFor("rooms/living-hero", 1600)).toEqual([480, 768, 1080, 1440, 1600]);
});

test("widths above 960 are for zoom only; rooms have none", () => {
  expect(isZoomOnly("model-4700-leather-recliner/primary", 960)).toBe(false);
  expect(isZoomOnly("model-4700-leather-recliner/primary", 1600)).toBe(true);
  expect(isZoomOnly("rooms/living-hero", 1600)).toBe(false);
});

test("for any original, widths ascend, none is enlarged and the widest keeps every pixel a page can use", () => {
  const names = fc.constantFrom(
    "elm-sofa/primary",
    "elm-sofa/detail",
    "rooms/living-hero",
    "types/beds",
  );
  fc.assert(
    fc.property(names, fc.integer({ min: 1, max: 4000 }), (name, original) => {
      const widths = widthsFor(name, original);
      expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
      const widest = name.startsWith("rooms/") ? 1920 : 1600;
      expect(widths.at(-1)).toBe(Math.min(original, widest));
    }),
  );
});
