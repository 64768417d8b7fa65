import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cataloguePath } from "./places.ts";
import { readMeasured, sizeIn } from "./rendering/measured.ts";
import { catalogueProducts } from "./rendering/plan.ts";

/** Parts of the size, and inches for what is nearly flat. */
const tolerance = 0.02;
const hair = 0.06;
/** Pieces whose model takes more floor than the piece is deep: a lean, a shelf drawn out. */
const deeperInUse = ["arch-leaning-mirror", "lamar-credenza-with-printer-shelf"];
const measured = await readMeasured();

async function catalogued(slug: string): Promise<number[]> {
  const { specs } = JSON.parse(await readFile(join(cataloguePath, `${slug}.json`), "utf8"));
  return [specs.width, specs.length, specs.height];
}

describe.each(Object.entries(measured))("the model of %s", (slug, size) => {
  test("is as wide, deep and high as its product says", async () => {
    const promised = await catalogued(slug);
    const wrong = size.filter((inches, axis) => {
      const inCatalogue = promised[axis] ?? 0;
      if (axis === 1 && deeperInUse.includes(slug)) return inches < inCatalogue;
      return Math.abs(inches - inCatalogue) > Math.max(hair, tolerance * inCatalogue);
    });
    expect(wrong, `${size} measured, ${promised} promised`).toEqual([]);
  });
});

test("the model of every product has been measured", async () => {
  const unmeasured = [...(await catalogueProducts()).keys()].filter((slug) => !(slug in measured));
  expect(unmeasured).toEqual([]);
});

test("Blender's report names the product and its three sizes in inches", () => {
  expect(sizeIn("sized model-4400-recliner/primary 37.0 39.0 41.0")).toEqual([
    "model-4400-recliner",
    [37, 39, 41],
  ]);
  expect(sizeIn("printed model-4400-recliner/primary in 40 s")).toBeNull();
});
