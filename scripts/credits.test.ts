import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockedPackage {
  license?: string;
  dev?: boolean;
}

/** Licences that ask for nothing but their own text, which every package brings along. */
const permissive = /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0)$/;

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, LockedPackage>;
};
const credits = readFileSync("CREDITS.md", "utf8");

/** Names in backticks, of which one may end in a star. */
const named = [...credits.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

function isNamed(name: string): boolean {
  return (
    credits.includes(name) ||
    named.some((credit) => credit.endsWith("*") && name.startsWith(credit.slice(0, -1)))
  );
}

test("V10: the credits name every dependency whose license requires it", () => {
  const unnamed = Object.entries(lock.packages)
    .filter(([path, { dev, license = "" }]) => path !== "" && !dev && !permissive.test(license))
    .map(([path, { license }]) => ({ name: path.replace(/^.*node_modules\//, ""), license }))
    .filter(({ name }) => !isNamed(name));
  expect(unnamed).toEqual([]);
});
