import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";

let folder = "";
const places = { publishedFolder: "", manifestPath: "" };
// Other files of this worker have loaded the real places, and will need them again.
vi.resetModules();
vi.doMock("./paths.ts", () => places);
const { readManifest } = await import("./manifest.ts");
const { publishPicture } = await import("./publish.ts");
afterAll(() => {
  vi.doUnmock("./paths.ts");
  vi.resetModules();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  places.publishedFolder = join(folder, "published");
  places.manifestPath = join(folder, "pictures.json");
  await writeFile(places.manifestPath, "{}");
});

afterEach(() => rm(folder, { recursive: true }));

test("publishing a new version removes the old files", async () => {
  await publishPicture("chair/detail", await picture(1600, "#885533"));
  const before = await readManifest();
  await publishPicture("chair/detail", await picture(1600, "#335588"));
  const { hash, ...entry } = (await readManifest())["chair/detail"] ?? {};
  expect(hash).not.toBe(before["chair/detail"]?.hash);
  expect(entry).toMatchObject({ width: 1600, height: 2000, widths: [240, 640, 960, 1600] });
  expect((await published("chair/detail")).sort()).toEqual([
    `1600.${hash}.avif`,
    ...[240, 640, 960].flatMap((width) => [`${width}.${hash}.avif`, `${width}.${hash}.webp`]),
  ]);
});

test("doesn't publish the same original twice", async () => {
  await publishPicture("rooms/porch", await picture(1080, "#885533"));
  await rm(join(places.publishedFolder, "rooms/porch"), { recursive: true });
  await publishPicture("rooms/porch", await picture(1080, "#885533"));
  await expect(published("rooms/porch")).rejects.toThrow("no such file");
});

const published = (name: string) => readdir(join(places.publishedFolder, name));

function picture(width: number, background: string): Promise<Buffer> {
  const height = width * 1.25;
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}
