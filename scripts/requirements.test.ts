import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { checkFolderName, checkNodeVersion } from "./requirements.mjs";

test.each(["v12.22.12", "v14.21.3", "v16.20.2", "v18.20.8", "v19.9.0"])(
  "I3: refuses Node %s and names the version needed",
  (version) => {
    expect(checkNodeVersion(version, "linux")).toContain(
      `needs Node 20 or newer, and this is ${version}`,
    );
    expect(checkNodeVersion(version, "darwin")).toContain("needs Node 22.22 or newer");
  },
);

test.each(["v20.0.0", "v22.22.1", "v24.21.0", "v100.0.0"])("I3: accepts Node %s", (version) => {
  expect(checkNodeVersion(version, "linux")).toBe("");
});

test("I3: the files an old Node reads first use only syntax it supports", () => {
  for (const file of filesRead("scripts/run.mjs")) {
    const text = readFileSync(file, "utf8");
    // Newer than Node 14: logical assignment, Array.at, replaceAll, static blocks, error causes.
    expect(text, file).not.toMatch(/\?\?=|\|\|=|&&=|\.at\(|replaceAll|Object\.hasOwn|static \{/);
  }
});

test("I3: checks the version before installing anything", () => {
  const [first] = /^import .*$/m.exec(readFileSync("scripts/run.mjs", "utf8")) ?? [];
  expect(first).toBe('import "./check-node.mjs";');
});

test.each(["/srv/a#b", "/srv/50% off", "/srv/what?", "/srv/shop [old]", "/srv/a:b"])(
  "I1: refuses a clone in %s with advice",
  (folder) =>
    expect(checkFolderName(folder)).toMatch(/folder has a .* in its name .*rename the folder/),
);

test.each([
  "/srv/shop",
  "/srv/ann/my shop (new)",
  "/srv/josé/möbel",
  "/srv/Ann & Bob's shop!",
  "/srv/shop-1.2_a+b,c@d",
  "C:\\Users\\Ann\\shop",
])("I1: accepts a clone in %s", (folder) => expect(checkFolderName(folder)).toBe(""));

/** Returns a script and the local files it imports. */
function filesRead(file: string): string[] {
  const imported = [...readFileSync(file, "utf8").matchAll(/(?:from|import) "(\.\/[^"]+)"/g)];
  return [file, ...imported.flatMap(([, name = ""]) => filesRead(join(dirname(file), name)))];
}
