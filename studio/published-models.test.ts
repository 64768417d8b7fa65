import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { extentOf, looksOf, readGlb } from "#models/glb.ts";
import { readModelManifest } from "#models/manifest.ts";
import { modelFaults } from "#models/model-faults.ts";
import { publishedModelsFolder } from "#models/paths.ts";
import { catalogueProducts, readLineup } from "./lineup.ts";
import { studioLightPath } from "./places.ts";

const manifest = await readModelManifest();
const products = await catalogueProducts();
const lineup = await readLineup();
const promised = [...products.values()].filter(({ has360 }) => has360);
const metre = 39.37;

it("has a model for exactly the products that promise one", () => {
  const has = Object.keys(manifest).filter((slug) => products.has(slug));
  expect(has).toEqual(promised.map(({ slug }) => slug).sort());
});

it("has a model in every living-room listing", () => {
  const livingRoom = [...products.values()].filter(
    ({ collection }) => collection === "living-room",
  );
  const listings = (pieces: typeof livingRoom) =>
    [...new Set(pieces.map(({ type }) => type))].sort();
  expect(listings(livingRoom.filter(({ has360 }) => has360))).toEqual(listings(livingRoom));
});

it("has no files that the list doesn't name", () => {
  const named = Object.entries(manifest).map(([slug, { hash }]) => `${slug}.${hash}.glb.br`);
  expect(readdirSync(publishedModelsFolder).sort()).toEqual(named.sort());
});

it("keeps the studio's light small enough for a phone", () => {
  const file = readFileSync(studioLightPath);
  const head = file.toString("latin1", 0, 200);
  expect(head).toMatch(/^#\?RADIANCE\n/);
  const [, rows, columns] = head.match(/\n-Y (\d+) \+X (\d+)\n/) ?? [];
  expect(Number(columns)).toBe(2 * Number(rows));
  expect(file.length).toBeLessThan(20_000);
});

describe.each(Object.entries(manifest).filter(([slug]) => products.has(slug)))(
  "%s",
  (slug, { hash, bytes, packed, variants, azimuth }) => {
    const kept = readFileSync(join(publishedModelsFolder, `${slug}.${hash}.glb.br`));
    const file = brotliDecompressSync(kept);
    const { tree, binary } = readGlb(file);

    it("is the listed file, at most 450 kB and 200 kB as sent", () => {
      expect(createHash("sha256").update(file).digest("hex")).toMatch(new RegExp(`^${hash}`));
      expect(file.length).toBe(bytes);
      expect(file.length).toBeLessThanOrEqual(450_000);
      expect(kept.length).toBe(packed);
      expect(kept.length).toBeLessThanOrEqual(200_000);
    });

    it("V11: passes the glTF validator", async () => {
      expect(await modelFaults(file)).toEqual([]);
    });

    it("requires no extension, so that every viewer can read it", () => {
      expect(tree.extensionsRequired ?? []).toEqual([]);
      expect(tree.meshes[0]?.primitives.length).toBeGreaterThan(0);
    });

    it("has the product's size within three percent", () => {
      const { width, length, height } = the(products.get(slug), slug).specs;
      const [x, y, z] = extentOf(tree).map((side) => side * metre);
      expect(Math.abs((x ?? 0) / width - 1)).toBeLessThan(0.03);
      expect(Math.abs((y ?? 0) / height - 1)).toBeLessThan(0.03);
      expect(Math.abs((z ?? 0) / length - 1)).toBeLessThan(0.03);
    });

    it("stands on the floor, centered", () => {
      const places = tree.meshes.flatMap(({ primitives }) => primitives);
      const bounds = places.map(({ attributes }) => tree.accessors[attributes.POSITION ?? -1]);
      expect(Math.min(...bounds.map((bound) => bound?.min?.[1] ?? 1))).toBeCloseTo(0, 3);
      const left = Math.min(...bounds.map((bound) => bound?.min?.[0] ?? 1));
      const right = Math.max(...bounds.map((bound) => bound?.max?.[0] ?? 1));
      expect(left + right).toBeCloseTo(0, 3);
    });

    it("has the colors of its swatches", () => {
      expect(variants).toEqual(looksOf(tree));
      const labels = products.get(slug)?.swatches?.map(({ label }) => label) ?? [];
      expect(variants).toEqual(labels.length > 1 ? labels : []);
    });

    it("opens from the viewpoint of its first picture", () => {
      expect(azimuth).toBe(lineup.products[slug]?.views.primary?.azimuth);
    });

    it("contains textures that load", async () => {
      for (const { bufferView } of tree.images ?? []) {
        const { byteOffset, byteLength } = the(tree.bufferViews[bufferView], "the picture's bytes");
        const picture = await sharp(binary.subarray(byteOffset, byteOffset + byteLength)).stats();
        expect(picture.channels).toHaveLength(3);
      }
    });
  },
);

/** Returns `thing`, which must be defined. */
function the<Thing>(thing: Thing | undefined, name: string): Thing {
  if (thing === undefined) throw new Error(`${name} is missing`);
  return thing;
}
