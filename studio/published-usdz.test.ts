import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { getBounds } from "@gltf-transform/core";
import { expect, test } from "vitest";
import { readModelManifest } from "#models/manifest.ts";
import { readModel } from "#models/model-io.ts";
import { publishedModelsFolder } from "#models/paths.ts";
import { makeUsdz } from "#models/usdz/make-usdz.ts";
import { zipEntries } from "#tests/support/zip-entries.ts";

const models = Object.entries(await readModelManifest()).map(([slug, { hash }]) => ({
  slug,
  kept: join(publishedModelsFolder, `${slug}.${hash}.glb.br`),
}));

test.each(models)(
  "$slug has at most 1 MB for iPhones, its size, and all pictures that it names",
  async ({ kept }) => {
    const file = brotliDecompressSync(readFileSync(kept));
    const usdz = await makeUsdz(file);
    expect(usdz.length).toBeLessThanOrEqual(1_000_000);
    const [model, ...pictures] = zipEntries(usdz);
    const text = model?.bytes.toString() ?? "";
    const named = [...text.matchAll(/@(.+)@/g)].map(([, name = ""]) => name);
    expect(new Set(named)).toEqual(new Set(pictures.map(({ name }) => name)));
    const extents = [...text.matchAll(/ extent = \[\((.+)\),\((.+)\)\]/g)].map(([, least, most]) =>
      [least, most].map((corner = "") => corner.split(",").map(Number)),
    );
    const [scene] = (await readModel(file)).getRoot().listScenes();
    if (!scene) throw new Error("The model has no scene");
    const { min, max } = getBounds(scene);
    for (const axis of [0, 1, 2]) {
      const along = (end: number) => extents.map((extent) => extent[end]?.[axis] ?? Number.NaN);
      expect(Math.min(...along(0))).toBeCloseTo(min[axis] ?? Number.NaN, 4);
      expect(Math.max(...along(1))).toBeCloseTo(max[axis] ?? Number.NaN, 4);
    }
  },
);
