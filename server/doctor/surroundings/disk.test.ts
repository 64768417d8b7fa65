import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import { found, saidAt } from "#tests/support/doctor-bench.ts";
import { diskCheck, roomFindings } from "./disk.ts";

const MB = 1024 * 1024;

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), "doctor-"));
});
afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }));

it("a data folder that is right has its room and the time of a durable write told, and is left as it was", async () => {
  writeFileSync(join(DATA_DIR, "link-secret"), "x", { mode: 0o600 });
  const findings = await found(diskCheck, { DATA_DIR });
  expect(saidAt("fault", findings)).toBe("");
  expect(findings[0]?.seen).toMatch(/(MB|GB) free in /);
  expect(findings.at(-1)?.seen).toMatch(/durable write takes [\d.]+ ms/);
  expect(readdirSync(DATA_DIR)).toEqual(["link-secret"]);
});

it("room is a fault where no lead is taken any more, a warning before", () => {
  const level = (free: number) => roomFindings({ free, files: 0, ffree: 0 }, "/srv")[0]?.level;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1000 * MB }), (free) => {
      const expected = free < 20 * MB ? "fault" : free < 200 * MB ? "warning" : "ok";
      expect(level(free)).toBe(expected);
    }),
  );
});

it("a disk that takes no more files is named as such", () => {
  const findings = roomFindings({ free: 9_000 * MB, files: 65_536, ffree: 3 }, "/srv");
  expect(saidAt("fault", findings)).toMatch(/3 more files/);
});

it.each(["link-secret", "shop.sqlite", "shop.sqlite-wal"])(
  "what everybody may read of %s is a warning, with the command to write",
  async (name) => {
    const path = join(DATA_DIR, name);
    writeFileSync(path, "x");
    chmodSync(path, 0o644);
    const said = saidAt("warning", await found(diskCheck, { DATA_DIR }));
    expect(said).toContain(`chmod o-rwx ${path}`);
    chmodSync(path, 0o640);
    expect(saidAt("warning", await found(diskCheck, { DATA_DIR }))).not.toContain(path);
  },
);

it("a mail folder everybody may read is a warning", async () => {
  mkdirSync(join(DATA_DIR, "mail"));
  chmodSync(join(DATA_DIR, "mail"), 0o755);
  expect(saidAt("warning", await found(diskCheck, { DATA_DIR }))).toContain("may read");
});

it("a data folder everybody may write to is a warning", async () => {
  chmodSync(DATA_DIR, 0o777);
  expect(saidAt("warning", await found(diskCheck, { DATA_DIR }))).toMatch(/chmod o-w/);
});

it("a data folder that is not there yet is a warning, a file in its place a fault", async () => {
  const missing = join(DATA_DIR, "not-yet");
  const findings = await found(diskCheck, { DATA_DIR: missing });
  expect(findings).toMatchObject([
    { level: "warning", seen: expect.stringContaining("no folder") },
  ]);
  writeFileSync(missing, "x");
  expect(saidAt("fault", await found(diskCheck, { DATA_DIR: missing }))).toMatch(/ENOTDIR/);
});
