import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import altTexts from "./alt-texts.json" with { type: "json" };
import { readManifest } from "./encoding/manifest.ts";
import { publishedFolder } from "./places.ts";

const manifest = await readManifest();

describe.each(Object.entries(manifest))("%s", (name, picture) => {
  const file = (width: number, format: string) =>
    join(publishedFolder, name, `${width}.${picture.hash}.${format}`);

  test("exists in every width and format the manifest promises", () => {
    const promised = picture.widths.flatMap((width) => [file(width, "avif"), file(width, "webp")]);
    expect(promised.filter((path) => !existsSync(path))).toEqual([]);
  });

  test("has the proportions the manifest says, so that nothing jumps", async () => {
    const [width = 0] = picture.widths;
    const actual = await sharp(await readFile(file(width, "webp"))).metadata();
    expect(actual.width).toBe(width);
    expect(Math.abs(actual.height - (width * picture.height) / picture.width)).toBeLessThanOrEqual(
      1,
    );
  });

  test("says in words what it shows", () => {
    expect((altTexts as Record<string, string>)[name] ?? "").toMatch(/\w+ \w+/);
  });
});

test("no picture is used under two names", () => {
  const hashes = Object.values(manifest).map((picture) => picture.hash);
  expect(new Set(hashes).size).toBe(hashes.length);
});
