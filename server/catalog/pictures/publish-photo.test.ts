import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readManifest } from "#pictures/manifest.ts";
import { publishPhoto } from "./publish-photo.ts";

let folder = "";
const paths = vi.hoisted(() => ({ publishedFolder: "", manifestPath: "" }));
vi.mock("#pictures/paths.ts", () => paths);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "put-picture-"));
  paths.publishedFolder = join(folder, "published");
  paths.manifestPath = join(folder, "pictures.json");
  writeFileSync(paths.manifestPath, "{}");
  mkdirSync(catalog());
  cpSync("tests/fixtures/catalogue/model-4400-recliner.json", file());
});
afterEach(() => rmSync(folder, { recursive: true }));

const catalog = () => join(folder, "catalogue");
const file = () => join(catalog(), "model-4400-recliner.json");
const saved = () => JSON.parse(readFileSync(file(), "utf8"));
const publish = async (name: string, alt?: string, bytes?: Buffer) =>
  publishPhoto({ name, alt, bytes: bytes ?? (await photo(1600, 2000)) }, catalog());

describe("a photograph of the shop", () => {
  test("is published in all widths and formats, and added to the product", async () => {
    const result = await publish("model-4400-recliner/primary", "The recliner by our window");
    expect(result).toEqual({ ok: true, width: 1600, height: 2000, notes: [] });
    expect(saved()).toMatchObject({
      image: "model-4400-recliner/primary",
      imageAlt: "The recliner by our window",
    });
    expect((await readManifest())["model-4400-recliner/primary"]).toMatchObject({
      widths: [240, 320, 480, 640, 960, 1600],
      photograph: true,
    });
    expect(readdirSync(join(paths.publishedFolder, "model-4400-recliner/primary"))).toHaveLength(
      11,
    );
  });

  test("as the second picture is shown on hover", async () => {
    await publish("model-4400-recliner/alternate", "The recliner from behind");
    expect(saved()).toMatchObject({
      hoverImage: "model-4400-recliner/alternate",
      hoverImageAlt: "The recliner from behind",
    });
  });

  test("of another view is added to the gallery once, at the end", async () => {
    const before = saved().views ?? [];
    await publish("model-4400-recliner/at-the-shop", "The recliner at the shop");
    await publish("model-4400-recliner/at-the-shop", "The recliner at our shop");
    expect(saved().views).toEqual([
      ...before,
      { image: "model-4400-recliner/at-the-shop", alt: "The recliner at our shop" },
    ]);
  });

  test("of a color is added to its swatch", async () => {
    await publish("model-4400-recliner/primary-camel-beige");
    expect(saved().swatches).toContainEqual({
      label: "Camel Beige",
      colorHex: "#b8976c",
      image: "model-4400-recliner/primary-camel-beige",
    });
    const refused = await publish("model-4400-recliner/primary-purple");
    expect(problems(refused)).toContain("primary-pewter-gray, primary-mocha-chocolate");
  });

  test("from a phone is rotated upright and limited to the width it is shown in", async () => {
    const rotated = await sharp(await photo(4000, 3200))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const result = await publish("model-4400-recliner/primary", "The recliner", rotated);
    expect(result).toMatchObject({ ok: true, width: 1600, height: 2000 });
  });

  test("in HEIC, as phones save it, is read (and here rejected as too small)", async () => {
    const heic = readFileSync("tests/fixtures/offer-photo.heic");
    const result = await publish("model-4400-recliner/primary", "The recliner", heic);
    expect(problems(result)).toMatch(/^It is \d+ × \d+ pixels/);
  });

  test("with another shape or few pixels is accepted with a warning", async () => {
    const wide = await photo(1200, 800);
    const result = await publish("model-4400-recliner/back", "The recliner from behind", wide);
    expect(result).toMatchObject({
      ok: true,
      notes: [expect.stringContaining("the middle of it"), expect.stringContaining("soft")],
    });
  });

  test("can replace a room picture of the same shape", async () => {
    const entry = { width: 1920, height: 1080, widths: [1920], hash: "0", placeholder: "" };
    writeFileSync(paths.manifestPath, JSON.stringify({ "rooms/living-hero": entry }));
    expect(problems(await publish("rooms/living-hero"))).toContain("1920 × 1080");
    const room = await publish("rooms/living-hero", undefined, await photo(2400, 1350));
    expect(room).toMatchObject({ ok: true, width: 1920, height: 1080 });
    expect(problems(await publish("rooms/porch"))).toContain("No page shows rooms/porch");
  });
});

describe("writes nothing", () => {
  test.each([
    ["Not A Name", "alt", "is no picture's name"],
    ["../../etc/primary", "alt", "is no picture's name"],
    ["model-9999-sofa/primary", "alt", "There is no piece model-9999-sofa"],
    ["model-4400-recliner/back", undefined, '--alt "…"'],
  ])("for %s with %s", async (name, alt, reason) => {
    await expectRefused(() => publish(name, alt), reason);
  });

  test("for files that aren't pictures, or too small", async () => {
    const name = "model-4400-recliner/primary";
    await expectRefused(
      () => publish(name, "It", Buffer.from("no picture")),
      "cannot be read as a picture",
    );
    const small = await photo(100, 100);
    await expectRefused(() => publish(name, "It", small), "100 × 100 pixels");
  });

  async function expectRefused(act: () => ReturnType<typeof publish>, reason: string) {
    const before = readFileSync(file(), "utf8");
    expect(problems(await act())).toContain(reason);
    expect(readFileSync(file(), "utf8")).toBe(before);
    expect(await readManifest()).toEqual({});
  }
});

function problems(result: Awaited<ReturnType<typeof publish>>): string {
  return result.ok ? "" : result.problems.join("\n");
}

function photo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#885533" } })
    .png()
    .toBuffer();
}
