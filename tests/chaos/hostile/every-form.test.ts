import { globSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import routes from "#app/routes.ts";
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

it("the fuzzer covers every form with an action", async () => {
  const entries = (await routes) as readonly RouteConfigEntry[];
  const withAction = entries.filter(({ file }) =>
    /export (?:async )?(?:function|const) action\b/.test(readFileSync(`app/${file}`, "utf8")),
  );
  const paths = withAction.map(({ path = "" }) => `/${path.replace(":token", "0123456789abcdef")}`);
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
