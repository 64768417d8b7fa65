import fc from "fast-check";
import { expect, test } from "vitest";
import { isZoomOnly, widthsFor } from "./widths.ts";

test("a product picture is encoded for cards, phones, the product page and a close look", () => {
  expect(widthsFor("model-4700-leather-recliner/primary", 1600)).toEqual([
    240, 320, 480, 640, 960, 1600,
  ]);
});

test("a close-up is encoded for thumbnails, the product page and a close look, as no card shows it", () => {
  expect(widthsFor("model-4700-leather-recliner/detail", 1600)).toEqual([240, 640, 960, 1600]);
});

test("a room picture is encoded up to a full-bleed desktop", () => {
  expect(widthsFor("rooms/living-hero", 1920)).toEqual([480, 768, 1080, 1440, 1920]);
});

test("an original between two widths ends with its own, never enlarged", () => {
  expect(widthsFor("rooms/living-hero", 1600)).toEqual([480, 768, 1080, 1440, 1600]);
});

test("widths above 960 are for zoom only; rooms have none", () => {
  expect(isZoomOnly("model-4700-leather-recliner/primary", 960)).toBe(false);
  expect(isZoomOnly("model-4700-leather-recliner/primary", 1600)).toBe(true);
  expect(isZoomOnly("rooms/living-hero", 1600)).toBe(false);
});

test("whatever an original's width, the versions ascend, none is enlarged and none of its pixels is lost to a page", () => {
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
