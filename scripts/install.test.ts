import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, { hasInstallScript?: boolean }>;
};

test("nothing is compiled on installing, so Node and npm are enough (decision 026)", () => {
  expect(readFileSync(".npmrc", "utf8").split("\n")).toContain("ignore-scripts=true");
});

test("no package needs an install script", () => {
  const wanting = Object.entries(lock.packages).filter(
    ([, { hasInstallScript }]) => hasInstallScript,
  );
  // The HTML checker's script fetches a Java where there is none; the tests bring Debian's.
  expect(wanting.map(([path]) => path)).toEqual(["node_modules/vnu-jar"]);
});
