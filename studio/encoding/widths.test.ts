import { expect, test } from "vitest";
import { widthsFor } from "./widths.ts";

test("a product picture is encoded for cards, phones, the product page and a close look", () => {
  expect(widthsFor("model-4700-leather-recliner/primary", 1600)).toEqual([
    240, 320, 480, 640, 960, 1600,
  ]);
});

test("a room picture is encoded up to a full-bleed desktop", () => {
  expect(widthsFor("rooms/living-hero", 1920)).toEqual([480, 768, 1080, 1440, 1920]);
});

test("an original between two widths ends with its own, never enlarged", () => {
  expect(widthsFor("rooms/living-hero", 1600)).toEqual([480, 768, 1080, 1440, 1600]);
});
