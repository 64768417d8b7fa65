import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { aPhoto } from "#tests/support/photo.ts";
import { checkPhoto } from "./check-photo.ts";

const primary = "model-4400-recliner/primary";

async function problemOf(name: string, bytes: Buffer): Promise<string> {
  const checked = await checkPhoto(name, bytes);
  return checked.ok ? "" : checked.problem;
}

describe("rule 3.23: a photograph", () => {
  test("from a phone is rotated upright, limited in width, and loses its metadata", async () => {
    const rotated = await sharp(await aPhoto(4000, 3200))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD3: { GPSLatitude: "29/1 45/1 0/1" } })
      .toBuffer();
    const checked = await checkPhoto(primary, rotated);
    expect(checked).toMatchObject({ photo: { width: 1600, height: 2000 }, notes: [] });
    if (!checked.ok) return;
    const metadata = await sharp(checked.photo.jpeg).metadata();
    expect([metadata.exif, metadata.orientation, metadata.format]).toEqual([
      undefined,
      undefined,
      "jpeg",
    ]);
  });

  test("in HEIC, as phones save it, is read, and here refused as too small", async () => {
    const heic = readFileSync("tests/fixtures/offer-photo.heic");
    expect(await problemOf(primary, heic)).toMatch(/^It is \d+ × \d+ pixels/);
  });

  test("with another aspect ratio or few pixels is accepted with remarks", async () => {
    const checked = await checkPhoto("model-4400-recliner/back", await aPhoto(1200, 800));
    expect(checked).toMatchObject({
      ok: true,
      notes: [expect.stringContaining("the middle of it"), expect.stringContaining("soft")],
    });
  });

  test("that isn't a picture, is cut off, too small or too large, is refused", async () => {
    expect(await problemOf(primary, Buffer.from("no picture"))).toContain("cannot be read");
    const whole = await sharp(await aPhoto())
      .jpeg()
      .toBuffer();
    expect(await problemOf(primary, whole.subarray(0, 2_000))).toContain("cannot be read");
    expect(await problemOf(primary, await aPhoto(100, 100))).toContain("100 × 100 pixels");
    expect(await problemOf(primary, await aPhoto(12_000, 12_000))).toContain("120 million");
  });

  test("replaces a room's picture if it has the same aspect ratio (rule 3.24)", async () => {
    expect(await problemOf("rooms/living-hero", await aPhoto())).toContain("crop it to that shape");
    expect(await checkPhoto("rooms/living-hero", await aPhoto(2400, 1350))).toMatchObject({
      photo: { width: 1920, height: 1080 },
      notes: [expect.stringContaining("shop's words")],
    });
    expect(await problemOf("rooms/porch", await aPhoto())).toContain("No page shows rooms/porch");
  });
});
