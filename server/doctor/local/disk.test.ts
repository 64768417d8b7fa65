import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runCheck, textAtLevel } from "#tests/support/doctor-fixture.ts";
import { diskCheck, spaceFindings } from "./disk.ts";

const MB = 1024 * 1024;

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), "doctor-"));
});
afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }));

it("a healthy data folder reports space and write time, and is unchanged", async () => {
  writeFileSync(join(DATA_DIR, "link-secret"), "x", { mode: 0o600 });
  const findings = await runCheck(diskCheck, { DATA_DIR });
  expect(textAtLevel("fault", findings)).toBe("");
  expect(findings[0]?.seen).toMatch(/(MB|GB) free in /);
  expect(findings.at(-1)?.seen).toMatch(/durable write takes [\d.]+ ms/);
  expect(readdirSync(DATA_DIR)).toEqual(["link-secret"]);
});

it("too little space is a fault, low space a warning", () => {
  const level = (free: number) => spaceFindings({ free, files: 0, ffree: 0 }, "/srv")[0]?.level;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1000 * MB }), (free) => {
      const expected = free < 20 * MB ? "fault" : free < 200 * MB ? "warning" : "ok";
      expect(level(free)).toBe(expected);
    }),
  );
});

it("a disk out of inodes is reported", () => {
  const findings = spaceFindings({ free: 9_000 * MB, files: 65_536, ffree: 3 }, "/srv");
  expect(textAtLevel("fault", findings)).toMatch(/3 more files/);
});

it.each(["link-secret", "shop.sqlite", "shop.sqlite-wal"])(
  "world-readable files of %s are a warning with the chmod command",
  async (name) => {
    const path = join(DATA_DIR, name);
    writeFileSync(path, "x");
    chmodSync(path, 0o644);
    const warnings = textAtLevel("warning", await runCheck(diskCheck, { DATA_DIR }));
    expect(warnings).toContain(`chmod o-rwx ${path}`);
    chmodSync(path, 0o640);
    expect(textAtLevel("warning", await runCheck(diskCheck, { DATA_DIR }))).not.toContain(path);
  },
);

it("an email folder that everyone may read is a warning", async () => {
  mkdirSync(join(DATA_DIR, "mail"));
  chmodSync(join(DATA_DIR, "mail"), 0o755);
  expect(textAtLevel("warning", await runCheck(diskCheck, { DATA_DIR }))).toContain("may read");
});

it("a data folder that everyone may write to is a warning", async () => {
  chmodSync(DATA_DIR, 0o777);
  expect(textAtLevel("warning", await runCheck(diskCheck, { DATA_DIR }))).toMatch(/chmod o-w/);
});

it("a missing data folder is a warning, a file in its place a fault", async () => {
  const missing = join(DATA_DIR, "not-yet");
  const findings = await runCheck(diskCheck, { DATA_DIR: missing });
  expect(findings).toMatchObject([
    { level: "warning", seen: expect.stringContaining("no folder") },
  ]);
  writeFileSync(missing, "x");
  expect(textAtLevel("fault", await runCheck(diskCheck, { DATA_DIR: missing }))).toMatch(/ENOTDIR/);
});
