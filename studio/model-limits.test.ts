import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type Document, getBounds, type Node } from "@gltf-transform/core";
import { describe, expect, it } from "vitest";
import { readModelManifest } from "#models/manifest.ts";
import { readModel } from "#models/model-io.ts";
import { publishedModelsFolder } from "#models/paths.ts";
import { type CatalogueProduct, catalogueProducts } from "./lineup.ts";

const manifest = await readModelManifest();
const products = await catalogueProducts();
const published = Object.entries(manifest).flatMap(([slug, entry]) => {
  const product = products.get(slug);
  return product ? [{ slug, product, ...entry }] : [];
});
const metresPerInch = 0.0254;
const millimetre = 0.001;
/** Flat products, whose picture is what one buys. */
const pictured = ["wall-art", "rugs"];

it("sends at most 130 kB for half of the models", () => {
  const sent = published.map(({ packed }) => packed).sort((a, b) => a - b);
  expect(sent[Math.floor(sent.length / 2)]).toBeLessThanOrEqual(130_000);
});

describe.each(published)("$slug", ({ slug, hash, product }) => {
  const open = () => {
    const kept = readFileSync(join(publishedModelsFolder, `${slug}.${hash}.glb.br`));
    return readModel(brotliDecompressSync(kept));
  };

  it("has its catalog size within one percent or a tenth of an inch", async () => {
    const document = await open();
    const { width, length, height } = product.specs;
    const inches = sizeOf(document).map((side) => side / metresPerInch);
    const wrong = [width, height, length].filter(
      (inCatalogue, axis) =>
        Math.abs((inches[axis] ?? 0) - inCatalogue) > Math.max(0.1, inCatalogue / 100),
    );
    expect(wrong, `${inches} in, ${product.specs} in the catalog`).toEqual([]);
  });

  it("stands on the floor, centered", async () => {
    const { min, max } = getBounds(sceneOf(await open()));
    expect(Math.abs(min[1])).toBeLessThan(millimetre);
    expect(Math.abs(min[0] + max[0]) / 2).toBeLessThan(millimetre);
    expect(Math.abs(min[2] + max[2]) / 2).toBeLessThan(millimetre);
  });

  it("has at most 12,000 triangles", async () => {
    const primitives = (await open())
      .getRoot()
      .listMeshes()
      .flatMap((mesh) => mesh.listPrimitives());
    const corners = primitives.map((primitive) => primitive.getIndices()?.getCount() ?? 0);
    expect(corners.reduce((sum, count) => sum + count, 0) / 3).toBeLessThanOrEqual(12_000);
  });

  it("has JPEG pictures that a phone can hold", async () => {
    for (const texture of (await open()).getRoot().listTextures()) {
      expect(texture.getMimeType()).toBe("image/jpeg");
      expect(Math.max(...(texture.getSize() ?? [0]))).toBeLessThanOrEqual(mostPixels(product));
    }
  });

  it("uses only extensions a viewer may leave out", async () => {
    const root = (await open()).getRoot();
    expect(root.listExtensionsRequired()).toEqual([]);
    const used = root.listExtensionsUsed().map(({ extensionName }) => extensionName);
    const allowed = [
      "KHR_materials_variants",
      "KHR_materials_specular",
      "KHR_materials_sheen",
      "KHR_texture_transform",
    ];
    expect(used.filter((name) => !allowed.includes(name))).toEqual([]);
  });
});

const mostPixels = ({ type }: CatalogueProduct) => (pictured.includes(type) ? 1024 : 512);

/** The model's scene. */
function sceneOf(document: Document) {
  const [scene] = document.getRoot().listScenes();
  if (!scene) throw new Error("It has no scene.");
  return scene;
}

/**
 * Width, height and depth in meters of what the catalog measures: the node `measured` along its own
 * axes, or else everything.
 */
function sizeOf(document: Document): [number, number, number] {
  const nodes = document.getRoot().listNodes();
  const measured = nodes.find((node) => node.getName() === "measured");
  const { min, max } = getBounds(measured ? atRest(measured) : sceneOf(document));
  return [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
}

const atRest = (node: Node) => node.setTranslation([0, 0, 0]).setRotation([0, 0, 0, 1]);
