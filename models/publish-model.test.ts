import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { addCloth, addLooks, glbOf, newModel } from "#tests/support/made-model.ts";
import { decompressModel } from "./compress-model.ts";

let folder = "";
const places = { publishedModelsFolder: "", modelManifestPath: "" };
// Other files of this worker have loaded the real places, and will need them again.
vi.resetModules();
vi.doMock("./paths.ts", () => places);
const { readModelManifest } = await import("./manifest.ts");
const { modelHash, publishModel } = await import("./publish-model.ts");
afterAll(() => {
  vi.doUnmock("./paths.ts");
  vi.resetModules();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "models-"));
  places.publishedModelsFolder = join(folder, "published");
  places.modelManifestPath = join(folder, "models.json");
  await writeFile(places.modelManifestPath, "{}");
});
afterEach(() => rm(folder, { recursive: true }));

const published = async () => (await readdir(places.publishedModelsFolder)).sort();

test("lists the file as it is kept, and what the site needs to know of it", async () => {
  await publishModel("elm-sofa", await sofa(["Navy", "Sage"]), 28);
  const { hash = "", bytes, packed, ...entry } = (await readModelManifest())["elm-sofa"] ?? {};
  const path = expect.stringMatching(/^M/);
  expect(entry).toEqual({
    variants: ["Navy", "Sage"],
    azimuth: 28,
    outlines: { front: path, side: path },
  });
  expect(await published()).toEqual([`elm-sofa.${hash}.glb.br`]);
  const kept = await readFile(join(places.publishedModelsFolder, `elm-sofa.${hash}.glb.br`));
  expect(kept.length).toBe(packed);
  const file = await decompressModel(kept, 1_000_000);
  expect([modelHash(file), file.length]).toEqual([hash, bytes]);
});

test("removes the file it replaces and no other", async () => {
  await publishModel("elm-sofa", await sofa(["Navy"]), 28);
  await publishModel("elm-sofa-bed", await sofa(["Navy"]), 28);
  await publishModel("elm-sofa", await sofa(["Navy", "Rust"]), 30);
  const { "elm-sofa": changed, "elm-sofa-bed": other } = await readModelManifest();
  expect(changed).toMatchObject({ variants: ["Navy", "Rust"], azimuth: 30 });
  expect(changed?.hash).not.toBe(other?.hash);
  expect(await published()).toEqual([
    `elm-sofa-bed.${other?.hash}.glb.br`,
    `elm-sofa.${changed?.hash}.glb.br`,
  ]);
});

test("publishes nothing that the glTF validator finds errors in", async () => {
  const broken = newModel();
  const { primitive } = addCloth(broken, [84, 34, 37], 200);
  primitive.getAttribute("NORMAL")?.setArray(new Float32Array(363));
  await expect(publishModel("elm-sofa", await glbOf(broken), 28)).rejects.toThrow(
    "elm-sofa is no sound model",
  );
  expect(await readModelManifest()).toEqual({});
  await expect(published()).rejects.toThrow("no such file");
});

function sofa(looks: readonly string[]): Promise<Buffer> {
  const model = newModel();
  addCloth(model, [84, 34, 37], 200);
  addLooks(model, looks);
  return glbOf(model);
}
