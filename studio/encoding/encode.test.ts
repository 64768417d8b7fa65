import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { encodeNamed } from "./encode.ts";
import { readManifest } from "./manifest.ts";

let folder = "";
const places = vi.hoisted(() => ({ originalsFolder: "", publishedFolder: "", manifestPath: "" }));
vi.mock("#studio/places.ts", () => places);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "studio-"));
  places.originalsFolder = join(folder, "originals");
  places.publishedFolder = join(folder, "published");
  places.manifestPath = join(folder, "pictures.json");
  await writeFile(places.manifestPath, "{}");
});

afterEach(() => rm(folder, { recursive: true }));

test("printed again from a width up, a picture keeps its smaller versions", async () => {
  await print("chair/detail", 720, "#885533");
  await encodeNamed("chair/detail");
  const before = await readManifest();
  await print("chair/detail", 1600, "#335588");
  await encodeNamed("chair/detail", 960);
  const { hash, later, ...entry } = (await readManifest())["chair/detail"] ?? {};
  expect(hash).toBe(before["chair/detail"]?.hash);
  expect(entry).toMatchObject({ width: 1600, height: 2000, widths: [240, 640, 720, 960, 1600] });
  expect((await published("chair/detail")).sort()).toEqual([
    `1600.${later?.hash}.avif`,
    ...[240, 640, 720].flatMap((width) => [`${width}.${hash}.avif`, `${width}.${hash}.webp`]),
    `960.${later?.hash}.avif`,
    `960.${later?.hash}.webp`,
  ]);
});

test("printed a third time, from a greater width, nothing is left to a print that is gone", async () => {
  for (const [background, from] of [["#885533"], ["#335588", 960], ["#558833", 1600]] as const) {
    await print("chair/detail", 1600, background);
    await encodeNamed("chair/detail", from);
  }
  const { hash, later } = (await readManifest())["chair/detail"] ?? {};
  expect((await published("chair/detail")).sort()).toEqual([
    `1600.${later?.hash}.avif`,
    ...[240, 640].flatMap((width) => [`${width}.${hash}.avif`, `${width}.${hash}.webp`]),
    `960.${later?.hash}.avif`,
    `960.${later?.hash}.webp`,
  ]);
});

test("printed again as a whole, it leaves nothing of either print", async () => {
  await print("chair/detail", 1600, "#885533");
  await encodeNamed("chair/detail");
  await print("chair/detail", 1600, "#335588");
  await encodeNamed("chair/detail", 1600);
  await print("chair/detail", 1600, "#558833");
  await encodeNamed("chair/detail");
  const entry = (await readManifest())["chair/detail"];
  expect(entry?.later).toBeUndefined();
  const files = await published("chair/detail");
  expect(files.filter((file) => !file.includes(`.${entry?.hash}.`))).toEqual([]);
});

test("a picture that was never published is published whole, whatever was asked for", async () => {
  await print("rooms/porch", 1080, "#885533");
  await encodeNamed("rooms/porch", 1080);
  expect((await readManifest())["rooms/porch"]).toMatchObject({ widths: [480, 768, 1080] });
  expect(await published("rooms/porch")).toHaveLength(6);
});

const published = (name: string) => readdir(join(places.publishedFolder, name));

async function print(name: string, width: number, background: string) {
  const file = join(places.originalsFolder, `${name}.png`);
  await mkdir(dirname(file), { recursive: true });
  const height = width * 1.25;
  await writeFile(
    file,
    await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  );
}
