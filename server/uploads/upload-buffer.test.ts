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
    ["in memory, if the disk can't be written", () => join(folder, "none")],
  ])("returns what was added: %s", async (_, place) => {
    const chunk = fc.uint8Array({ minLength: 1, maxLength: 2_000 });
    await fc.assert(
      fc.asyncProperty(fc.array(chunk, { minLength: 1, maxLength: 8 }), async (chunks) => {
        const spool = new UploadBuffer(place());
        const parts: { from: number; bytes: Buffer }[] = [];
        for (const bytes of chunks) {
          parts.push({ from: spool.size, bytes: Buffer.from(bytes) });
          await spool.add(Buffer.from(bytes));
        }
        for (const { from, bytes } of parts) {
          expect(await spool.read(from, bytes.length)).toEqual(bytes);
        }
        expect(await spool.read(0, spool.size)).toEqual(Buffer.concat(chunks));
        expect(await spool.read(1, spool.size - 1)).toEqual(Buffer.concat(chunks).subarray(1));
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

  it("copies the bytes, so that their buffer may be used again", async () => {
    for (const place of [folder, join(folder, "none")]) {
      const spool = new UploadBuffer(place);
      const buffer = Buffer.from("first");
      await spool.add(buffer);
      buffer.fill("x");
      expect((await spool.read(0, 5)).toString()).toBe("first");
      await spool.close();
    }
  });

  it("creates no file if nothing was added", async () => {
    const spool = new UploadBuffer(join(folder, "none"));
    await spool.close();
    expect(readdirSync(folder)).toEqual([]);
  });
});
