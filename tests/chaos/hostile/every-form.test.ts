import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { formsOf } from "./hostile-forms.ts";
import { parameters } from "./hostile-request.ts";

/** Returns the strings in quotes after a word, in all of these files. */
function quotedAfter(word: RegExp, files: readonly string[]): Set<string> {
  const pattern = new RegExp(`${word.source}"([^"]+)"`, "g");
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(pattern)].flatMap(([, quoted]) => quoted ?? []),
    ),
  );
}

it("the fuzzer covers every form with an action", () => {
  const routes = readFileSync("app/routes.ts", "utf8");
  const withAction = globSync("app/routes/*.tsx").filter((file) =>
    /export (?:async )?(?:function|const) action\b/.test(readFileSync(file, "utf8")),
  );
  const paths = withAction.map((file) => {
    const [, path = file] =
      new RegExp(`route\\("([^"]+)", "${file.replace("app/", "")}"\\)`).exec(routes) ?? [];
    return `/${path.replace(":token", "0123456789abcdef")}`;
  });
  expect(paths.length).toBeGreaterThan(5);
  const known = Object.keys(formsOf({ free: { date: "", window: "" }, bookings: [] }));
  expect(paths.filter((path) => !known.includes(path))).toEqual([]);
});

it("the fuzzer covers every query parameter read by name", () => {
  const sources = globSync(["app/**/*.{ts,tsx}", "server/http/*.ts", "domain/**/*.ts"]);
  const read = quotedAfter(/(?:searchParams|params|query|search)\.(?:get|getAll|has)\(/, sources);
  expect(read.size).toBeGreaterThan(10);
  expect([...read].filter((name) => !parameters.includes(name))).toEqual([]);
});
