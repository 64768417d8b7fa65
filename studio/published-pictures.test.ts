import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readManifest } from "#pictures/manifest.ts";
import { publishedFolder } from "#pictures/paths.ts";
import { pictureFile, widthsIn } from "#ui/picture-files.ts";
import { catalogueProducts, readLineup } from "./lineup.ts";
import { plannedShots } from "./rendering/plan.ts";

const formats = ["avif", "webp"] as const;
const manifest = await readManifest();
const products = [...(await catalogueProducts()).values()];

describe.each(Object.entries(manifest))("%s", (name, picture) => {
  const { width, height, widths, placeholder } = picture;

  test("exists in every listed width and format, without other files", () => {
    const promised = formats.flatMap((format) =>
      widthsIn(format, widths).map((each) => pictureFile(picture, each, format)),
    );
    const found = readdirSync(join(publishedFolder, name), { withFileTypes: true });
    expect(
      found
        .filter((file) => file.isFile())
        .map((file) => file.name)
        .sort(),
    ).toEqual(promised.sort());
  });

  test("has the listed dimensions in every width and format", async () => {
    for (const format of formats) {
      for (const each of widthsIn(format, widths)) {
        const file = join(publishedFolder, name, pictureFile(picture, each, format));
        const found = await sharp(file).metadata();
        expect(found.width).toBe(each);
        expect(Math.abs((found.height ?? 0) - (each * height) / width)).toBeLessThanOrEqual(1);
      }
    }
  });

  test("loads in every format", async () => {
    for (const format of formats) {
      // The smallest, because decoding all of them takes six minutes.
      const file = join(publishedFolder, name, pictureFile(picture, widths[0] ?? 0, format));
      const { info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
      expect(info.width).toBe(widths[0]);
    }
  });

  test("lists the width of its largest version", () => {
    expect(widths.at(-1)).toBe(width);
  });

  test("has a blurred placeholder of the same shape", async () => {
    const blur = Buffer.from(placeholder.split(",")[1] ?? "", "base64");
    const { info } = await sharp(blur).raw().toBuffer({ resolveWithObject: true });
    expect(blur.length).toBeLessThan(600);
    expect(Math.abs(info.height - (info.width * height) / width)).toBeLessThanOrEqual(1);
  });
});

test("every picture, published or named by a product, is in the lineup", async () => {
  const promised = new Set((await plannedShots()).map(({ name }) => name));
  const named = products.flatMap((product) => [...picturesOf(product)]);
  const strangers = [...Object.keys(manifest), ...named].filter((name) => !promised.has(name));
  expect(strangers).toEqual([]);
});

test("every picture in the lineup is published", async () => {
  const missing = (await plannedShots()).filter(({ name }) => !(name in manifest));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test("every product in the lineup has two sides and a close-up at zoom resolution", async () => {
  const lineup = await readLineup();
  for (const { slug } of products.filter((product) => product.slug in lineup.products)) {
    for (const view of ["primary", "alternate", "detail"]) {
      const { width = 0 } = manifest[`${slug}/${view}`] ?? {};
      expect(width, `${slug}/${view}`).toBeGreaterThanOrEqual(1600);
    }
  }
});

test("rooms and pictures with zoom resolution are published in the planned width", async () => {
  const narrower = (await plannedShots()).filter(({ name, job }) => {
    const [wide = 0] = job.frame as number[];
    const whole = job.kind === "room" || wide === 1600;
    return whole && (manifest[name]?.width ?? 0) < wide;
  });
  expect(narrower.map(({ name }) => name)).toEqual([]);
});

describe("pictures are unique", () => {
  test("no two names have the same picture", async () => {
    const seen = new Map<string, string>();
    for (const [name, picture] of Object.entries(manifest)) {
      const file = pictureFile(picture, picture.widths[0] ?? 0, "webp");
      const smallest = join(publishedFolder, name, file);
      const content = createHash("sha256")
        .update(await readFile(smallest))
        .digest("hex");
      expect(`${name} is ${seen.get(content) ?? name}`).toBe(`${name} is ${name}`);
      seen.set(content, name);
    }
  });

  test("no two products use the same picture", () => {
    const users = new Map<string, string>();
    for (const product of products) {
      for (const name of picturesOf(product)) {
        expect(`${name} is of ${users.get(name) ?? product.slug}`).toBe(
          `${name} is of ${product.slug}`,
        );
        users.set(name, product.slug);
      }
    }
  });

  test("two colors of a product are two pictures", () => {
    for (const { swatches = [] } of products) {
      const pictured = swatches.flatMap(({ image }) => (image ? [image] : []));
      expect(new Set(pictured).size).toBe(pictured.length);
    }
  });
});

test("every view of every product has alternative text", () => {
  for (const { imageAlt, views } of products) {
    for (const alt of [imageAlt, ...views.map((view) => view.alt)]) expect(alt).toMatch(/\w+ \w+/);
  }
});

function picturesOf({ image, hoverImage, views, swatches = [] }: (typeof products)[number]) {
  const further = [hoverImage, ...swatches.map((swatch) => swatch.image)];
  return new Set([
    image,
    ...views.map((view) => view.image),
    ...further.flatMap((name) => (name ? [name] : [])),
  ]);
}
