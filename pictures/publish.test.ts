import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readManifest } from "./manifest.ts";
import { publishPicture } from "./publish.ts";

let folder = "";
const places = vi.hoisted(() => ({ publishedFolder: "", manifestPath: "" }));
vi.mock("./places.ts", () => places);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  places.publishedFolder = join(folder, "published");
  places.manifestPath = join(folder, "pictures.json");
  await writeFile(places.manifestPath, "{}");
});

afterEach(() => rm(folder, { recursive: true }));

test("printed again from a width up, a picture keeps its smaller versions", async () => {
  await publishPicture("chair/detail", await picture(720, "#885533"));
  const before = await readManifest();
  await publishPicture("chair/detail", await picture(1600, "#335588"), { from: 960 });
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
    await publishPicture("chair/detail", await picture(1600, background), { from });
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
  await publishPicture("chair/detail", await picture(1600, "#885533"));
  await publishPicture("chair/detail", await picture(1600, "#335588"), { from: 1600 });
  await publishPicture("chair/detail", await picture(1600, "#558833"));
  const entry = (await readManifest())["chair/detail"];
  expect(entry?.later).toBeUndefined();
  const files = await published("chair/detail");
  expect(files.filter((file) => !file.includes(`.${entry?.hash}.`))).toEqual([]);
});

test("a picture that was never published is published whole, whatever was asked for", async () => {
  await publishPicture("rooms/porch", await picture(1080, "#885533"), { from: 1080 });
  expect((await readManifest())["rooms/porch"]).toMatchObject({ widths: [480, 768, 1080] });
  expect(await published("rooms/porch")).toHaveLength(6);
});

const published = (name: string) => readdir(join(places.publishedFolder, name));

function picture(width: number, background: string): Promise<Buffer> {
  const height = width * 1.25;
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}
