import { mkdtempSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DiskCache } from "./disk-cache.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "copies-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("rule 3.26: copies are kept up to a number of bytes, the newest longest", async () => {
  // A thousand bytes for each of the 256 folders.
  const copies = new DiskCache(folder, 256_000);
  const paths = Array.from({ length: 2_000 }, (_, i) => `sofa-${i}/primary/640.1bc815fb.avif`);
  for (const [age, path] of paths.entries()) {
    const file = await copies.add(path, Buffer.alloc(200, path));
    utimesSync(file, 1_700_000_000 + age, 1_700_000_000 + age);
  }
  const found = await Promise.all(paths.map((path) => copies.find(path)));
  const kept = found.filter((file) => file !== undefined);
  expect(kept.length * 200).toBeLessThanOrEqual(256_000);
  expect(kept.length).toBeGreaterThan(900);
  const newest = await copies.find(paths.at(-1) ?? "");
  expect(newest && readFileSync(newest)).toEqual(Buffer.alloc(200, paths.at(-1)));
  expect(await copies.find(paths[0] ?? "")).toBeUndefined();
});

test("a file larger than its folder may be is kept until the next one", async () => {
  const copies = new DiskCache(folder, 256);
  await copies.add("sofa/primary/640.1bc815fb.avif", Buffer.alloc(500));
  expect(await copies.find("sofa/primary/640.1bc815fb.avif")).toBeDefined();
  expect(await copies.find("sofa/back/640.1bc815fb.avif")).toBeUndefined();
});
