import { mkdtempSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { draftOf } from "#server/platform/whole-file.ts";
import { keepLinkSecret, LinkSecretDamaged } from "./link-secret.ts";

it("makes the link secret once and keeps it from other users", () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), "link-secret-")), "data");
  const first = keepLinkSecret(dataDir);
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(keepLinkSecret(dataDir)).toBe(first);
  expect(statSync(join(dataDir, "link-secret")).mode & 0o777).toBe(0o600);
});

it("S2: writes nothing where one is kept, and leaves no draft where none can be", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "link-secret-"));
  const kept = keepLinkSecret(dataDir);
  const { mtimeMs } = statSync(dataDir);
  expect(keepLinkSecret(dataDir)).toBe(kept);
  expect(statSync(dataDir).mtimeMs).toBe(mtimeMs);
  const full = mkdtempSync(join(tmpdir(), "link-secret-"));
  // Every write to it finds the disk full.
  symlinkSync("/dev/full", draftOf(join(full, "link-secret")));
  expect(() => keepLinkSecret(full)).toThrow("ENOSPC");
  expect(readdirSync(full)).toEqual([]);
});

it.each(["", "half-a-secret\n"])("refuses a file that says only %j, and how to go on", (text) => {
  const dataDir = mkdtempSync(join(tmpdir(), "link-secret-"));
  const path = join(dataDir, "link-secret");
  writeFileSync(path, text);
  const keep = () => keepLinkSecret(dataDir);
  expect(keep).toThrow(LinkSecretDamaged);
  expect(keep).toThrow(path);
  expect(keep).toThrow("delete it");
  expect(keep).not.toThrow("half-a-secret");
});
