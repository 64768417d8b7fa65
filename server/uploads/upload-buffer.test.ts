import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { UploadBuffer } from "./upload-buffer.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spool-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the upload buffer", () => {
  it.each([
    ["on the disk", () => folder],
    ["in memory, where the disk takes nothing", () => join(folder, "none")],
  ])("is read as it came: %s", async (_, place) => {
    const piece = fc.uint8Array({ minLength: 1, maxLength: 2_000 });
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 8 }), async (pieces) => {
        const spool = new UploadBuffer(place());
        const places: { from: number; bytes: Buffer }[] = [];
        for (const bytes of pieces) {
          places.push({ from: spool.size, bytes: Buffer.from(bytes) });
          await spool.add(Buffer.from(bytes));
        }
        for (const { from, bytes } of places) {
          expect(await spool.read(from, bytes.length)).toEqual(bytes);
        }
        expect(await spool.read(0, spool.size)).toEqual(Buffer.concat(pieces));
        expect(await spool.read(1, spool.size - 1)).toEqual(Buffer.concat(pieces).subarray(1));
        await spool.close();
      }),
      { numRuns: 30 },
    );
  });

  it("is unlinked, so that nothing is left after a crash", async () => {
    const spool = new UploadBuffer(folder);
    await spool.add(Buffer.from("a photo"));
    expect(readdirSync(folder)).toEqual([]);
    await spool.close();
  });

  it("is kept without its own buffer, which may be used again", async () => {
    for (const place of [folder, join(folder, "none")]) {
      const spool = new UploadBuffer(place);
      const buffer = Buffer.from("first");
      await spool.add(buffer);
      buffer.fill("x");
      expect((await spool.read(0, 5)).toString()).toBe("first");
      await spool.close();
    }
  });

  it("makes no file where there was none to keep", async () => {
    const spool = new UploadBuffer(join(folder, "none"));
    await spool.close();
    expect(readdirSync(folder)).toEqual([]);
  });
});
