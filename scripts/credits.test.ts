import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockedPackage {
  license?: string;
  dev?: boolean;
}

/** Licenses that require only their own text, which every package includes. */
const permissive = /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0)$/;

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, LockedPackage>;
};
const credits = readFileSync("CREDITS.md", "utf8");

/** Names in backticks; a trailing star matches any ending. */
const named = [...credits.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

function isNamed(name: string): boolean {
  return (
    credits.includes(name) ||
    named.some((credit) => credit.endsWith("*") && name.startsWith(credit.slice(0, -1)))
  );
}

test("V10: names every dependency whose license requires it in the credits", () => {
  const unnamed = Object.entries(lock.packages)
    .filter(([path, { dev, license = "" }]) => path !== "" && !dev && !permissive.test(license))
    .map(([path, { license }]) => ({ name: path.replace(/^.*node_modules\//, ""), license }))
    .filter(({ name }) => !isNamed(name));
  expect(unnamed).toEqual([]);
});
