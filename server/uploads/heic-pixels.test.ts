import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { describe, expect, it } from "vitest";
import { cleanPicture, MAX_PIXELS } from "./clean-picture.ts";
import { heicPixels } from "./heic-pixels.ts";

const photo = readFileSync("tests/fixtures/offer-photo.heic");
/**
 * Eight kilobytes that contain one part a hundred times by reference, so it is decoded a hundred
 * times.
 */
const slowPhoto = readFileSync("tests/fixtures/slow-photo.heic");

describe("a HEIC picture", () => {
  it("doesn't block the event loop while decoding", async () => {
    await cleanPicture(photo, "heic");
    const before = performance.eventLoopUtilization();
    await cleanPicture(slowPhoto, "heic");
    const { active, idle } = performance.eventLoopUtilization(before);
    expect(idle).toBeGreaterThan(active);
  });

  it("is given up when it takes too long", async () => {
    await expect(heicPixels(slowPhoto, MAX_PIXELS, 1)).rejects.toThrow("Takes too long");
  });

  it("is refused when it has more pixels than allowed", async () => {
    await expect(heicPixels(photo, 1_000)).rejects.toThrow("Too many pixels");
  });

  it("prints nothing into the log, however broken it is", () => {
    const program = `
      import { readFileSync } from "node:fs";
      import { cleanPicture } from "#server/uploads/clean-picture.ts";
      const photo = readFileSync("tests/fixtures/offer-photo.heic").fill(7, 40, 200);
      await cleanPicture(photo, "heic").catch(() => process.exit(3));`;
    const args = ["--input-type=module-typescript", "--eval", program];
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: "utf8" });
    expect({ stdout, stderr, status }).toEqual({ stdout: "", stderr: "", status: 3 });
  });
});
