import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, { hasInstallScript?: boolean }>;
};

test("installs without compiling anything, so Node and npm are enough (decision 026)", () => {
  expect(readFileSync(".npmrc", "utf8").split("\n")).toContain("ignore-scripts=true");
});

test("has no package that needs an install script", () => {
  const wanting = Object.entries(lock.packages).filter(
    ([, { hasInstallScript }]) => hasInstallScript,
  );
  // The HTML checker's script downloads Java if it is missing; the tests use Debian's.
  expect(wanting.map(([path]) => path)).toEqual(["node_modules/vnu-jar"]);
});
