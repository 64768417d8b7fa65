import { mkdtempSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { tempPathOf } from "#server/platform/atomic-file.ts";
import { LinkSecretDamagedError, loadOrCreateLinkSecret } from "./link-secret.ts";

it("creates the link secret once, readable by its owner only", () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), "link-secret-")), "data");
  const first = loadOrCreateLinkSecret(dataDir);
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(loadOrCreateLinkSecret(dataDir)).toBe(first);
  expect(statSync(join(dataDir, "link-secret")).mode & 0o777).toBe(0o600);
});

it("S2: writes nothing if a secret exists, and leaves no temporary file on failure", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "link-secret-"));
  const existing = loadOrCreateLinkSecret(dataDir);
  const { mtimeMs } = statSync(dataDir);
  expect(loadOrCreateLinkSecret(dataDir)).toBe(existing);
  expect(statSync(dataDir).mtimeMs).toBe(mtimeMs);
  const full = mkdtempSync(join(tmpdir(), "link-secret-"));
  // Every write to this file fails because the disk is full.
  symlinkSync("/dev/full", tempPathOf(join(full, "link-secret")));
  expect(() => loadOrCreateLinkSecret(full)).toThrow("ENOSPC");
  expect(readdirSync(full)).toEqual([]);
});

it.each(["", "half-a-secret\n"])("refuses a file containing only %j, with advice", (text) => {
  const dataDir = mkdtempSync(join(tmpdir(), "link-secret-"));
  const path = join(dataDir, "link-secret");
  writeFileSync(path, text);
  const load = () => loadOrCreateLinkSecret(dataDir);
  expect(load).toThrow(LinkSecretDamagedError);
  expect(load).toThrow(path);
  expect(load).toThrow("delete it");
  expect(load).not.toThrow("half-a-secret");
});
