import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeCurrent, newBuildFolder } from "./build-folders.ts";

let builds: string;
beforeEach(() => {
  builds = mkdtempSync(join(tmpdir(), "builds-"));
});
afterEach(() => rmSync(builds, { recursive: true }));

function build(day: number): string {
  const folder = newBuildFolder(builds, new Date(Date.UTC(2026, 10, day)));
  writeFileSync(join(folder, "page.html"), `made on day ${day}`);
  makeCurrent(builds, basename(folder));
  return folder;
}

const page = (folder: string) => readFileSync(join(folder, "page.html"), "utf8");

describe("build folders", () => {
  it("makes a new build current", () => {
    build(1);
    const next = newBuildFolder(builds, new Date(Date.UTC(2026, 10, 2)));
    expect(page(join(builds, "current"))).toBe("made on day 1");
    makeCurrent(builds, basename(next));
    expect(realpathSync(join(builds, "current"))).toBe(realpathSync(next));
  });

  it("keeps the previous build's files for processes that still read them", () => {
    build(1);
    const served = realpathSync(join(builds, "current"));
    build(2);
    build(3);
    expect(page(served)).toBe("made on day 1");
    expect(page(join(builds, "current"))).toBe("made on day 3");
  });

  it("deletes the oldest of four builds", () => {
    const [first, second] = [1, 2, 3, 4].map(build);
    expect([first, second].map((folder) => existsSync(folder ?? ""))).toEqual([false, true]);
  });
});
