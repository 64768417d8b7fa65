import { describe, expect, test } from "vitest";
import { catalogueProducts, readLineup } from "./lineup.ts";
import { readMeasured, sizeIn } from "./rendering/measured.ts";

/** A fraction of the size; in inches for nearly flat products. */
const tolerance = 0.02;
const hair = 0.06;
/**
 * Products whose model takes more floor than the product is deep: it leans, or a shelf is pulled
 * out.
 */
const deeperInUse = ["arch-leaning-mirror", "lamar-credenza-with-printer-shelf"];
const measured = await readMeasured();
const products = await catalogueProducts();

describe.each(Object.entries(measured).filter(([slug]) => products.has(slug)))(
  "the model of %s",
  (slug, size) => {
    test("has its product's width, depth and height", () => {
      const { width = 0, length = 0, height = 0 } = products.get(slug)?.specs ?? {};
      const promised = [width, length, height];
      const wrong = size.filter((inches, axis) => {
        const inCatalogue = promised[axis] ?? 0;
        if (axis === 1 && deeperInUse.includes(slug)) return inches < inCatalogue;
        return Math.abs(inches - inCatalogue) > Math.max(hair, tolerance * inCatalogue);
      });
      expect(wrong, `${size} measured, ${promised} promised`).toEqual([]);
    });
  },
);

test("has measurements for the model of every product in the lineup", async () => {
  const unmeasured = Object.keys((await readLineup()).products).filter(
    (slug) => !(slug in measured),
  );
  expect(unmeasured).toEqual([]);
});

test("reads the product and its three sizes in inches from Blender's output", () => {
  expect(sizeIn("sized model-4400-recliner/primary 37.0 39.0 41.0")).toEqual([
    "model-4400-recliner",
    [37, 39, 41],
  ]);
  expect(sizeIn("printed model-4400-recliner/primary in 40 s")).toBeNull();
});
