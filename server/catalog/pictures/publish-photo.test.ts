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
const places = vi.hoisted(() => ({ publishedFolder: "", manifestPath: "" }));
vi.mock("#pictures/paths.ts", () => places);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "put-picture-"));
  places.publishedFolder = join(folder, "published");
  places.manifestPath = join(folder, "pictures.json");
  writeFileSync(places.manifestPath, "{}");
  mkdirSync(catalog());
  cpSync("tests/fixtures/catalogue/model-4400-recliner.json", file());
});
afterEach(() => rmSync(folder, { recursive: true }));

const catalog = () => join(folder, "catalogue");
const file = () => join(catalog(), "model-4400-recliner.json");
const saved = () => JSON.parse(readFileSync(file(), "utf8"));
const put = async (name: string, alt?: string, bytes?: Buffer) =>
  publishPhoto({ name, alt, bytes: bytes ?? (await photo(1600, 2000)) }, catalog());

describe("a photograph of the shop's own", () => {
  test("is published in all widths and formats, and added to the product", async () => {
    const done = await put("model-4400-recliner/primary", "The recliner by our window");
    expect(done).toEqual({ ok: true, width: 1600, height: 2000, notes: [] });
    expect(saved()).toMatchObject({
      image: "model-4400-recliner/primary",
      imageAlt: "The recliner by our window",
    });
    expect((await readManifest())["model-4400-recliner/primary"]).toMatchObject({
      widths: [240, 320, 480, 640, 960, 1600],
      photograph: true,
    });
    expect(readdirSync(join(places.publishedFolder, "model-4400-recliner/primary"))).toHaveLength(
      11,
    );
  });

  test("as second picture is shown on hover", async () => {
    await put("model-4400-recliner/alternate", "The recliner from behind");
    expect(saved()).toMatchObject({
      hoverImage: "model-4400-recliner/alternate",
      hoverImageAlt: "The recliner from behind",
    });
  });

  test("for another view is added to the gallery once, at the end", async () => {
    const before = saved().views ?? [];
    await put("model-4400-recliner/at-the-shop", "The recliner at the shop");
    await put("model-4400-recliner/at-the-shop", "The recliner at our shop");
    expect(saved().views).toEqual([
      ...before,
      { image: "model-4400-recliner/at-the-shop", alt: "The recliner at our shop" },
    ]);
  });

  test("of a color belongs to its swatch", async () => {
    await put("model-4400-recliner/primary-camel-beige");
    expect(saved().swatches).toContainEqual({
      label: "Camel Beige",
      colorHex: "#b8976c",
      image: "model-4400-recliner/primary-camel-beige",
    });
    const refused = await put("model-4400-recliner/primary-purple");
    expect(problems(refused)).toContain("primary-pewter-gray, primary-mocha-chocolate");
  });

  test("from a phone is turned upright and made as wide as it is ever shown", async () => {
    const lying = await sharp(await photo(4000, 3200))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const done = await put("model-4400-recliner/primary", "The recliner", lying);
    expect(done).toMatchObject({ ok: true, width: 1600, height: 2000 });
  });

  test("as a phone writes it (HEIC) is read: this one is too small", async () => {
    const heic = readFileSync("tests/fixtures/offer-photo.heic");
    const done = await put("model-4400-recliner/primary", "The recliner", heic);
    expect(problems(done)).toMatch(/^It is \d+ × \d+ pixels/);
  });

  test("with another shape or few pixels is accepted with a warning", async () => {
    const wide = await photo(1200, 800);
    const done = await put("model-4400-recliner/back", "The recliner from behind", wide);
    expect(done).toMatchObject({
      ok: true,
      notes: [expect.stringContaining("the middle of it"), expect.stringContaining("soft")],
    });
  });

  test("can replace a room picture of the same shape", async () => {
    const entry = { width: 1920, height: 1080, widths: [1920], hash: "0", placeholder: "" };
    writeFileSync(places.manifestPath, JSON.stringify({ "rooms/living-hero": entry }));
    expect(problems(await put("rooms/living-hero"))).toContain("1920 × 1080");
    const room = await put("rooms/living-hero", undefined, await photo(2400, 1350));
    expect(room).toMatchObject({ ok: true, width: 1920, height: 1080 });
    expect(problems(await put("rooms/porch"))).toContain("No page shows rooms/porch");
  });
});

describe("nothing is written", () => {
  test.each([
    ["Not A Name", "alt", "is no picture's name"],
    ["../../etc/primary", "alt", "is no picture's name"],
    ["model-9999-sofa/primary", "alt", "There is no piece model-9999-sofa"],
    ["model-4400-recliner/back", undefined, '--alt "…"'],
  ])("for %s with %s", async (name, alt, reason) => {
    await refuses(() => put(name, alt), reason);
  });

  test("for files that aren't pictures, or too small", async () => {
    const name = "model-4400-recliner/primary";
    await refuses(() => put(name, "It", Buffer.from("no picture")), "cannot be read as a picture");
    const small = await photo(100, 100);
    await refuses(() => put(name, "It", small), "100 × 100 pixels");
  });

  async function refuses(act: () => ReturnType<typeof put>, reason: string) {
    const before = readFileSync(file(), "utf8");
    expect(problems(await act())).toContain(reason);
    expect(readFileSync(file(), "utf8")).toBe(before);
    expect(await readManifest()).toEqual({});
  }
});

function problems(done: Awaited<ReturnType<typeof put>>): string {
  return done.ok ? "" : done.problems.join("\n");
}

function photo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#885533" } })
    .png()
    .toBuffer();
}
