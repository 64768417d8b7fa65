import { globSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import routes from "#app/routes.ts";
import deskRoutes from "#desk/routes.ts";
import { inEveryLanguage } from "#tests/support/every-language.ts";
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

/** The paths of an app's pages that take a form, as the fuzzer's own shop has them. */
function pagesWithAction(folder: string, prefix: string, entries: readonly RouteConfigEntry[]) {
  return entries
    .filter(({ file }) =>
      /export (?:async )?(?:function|const) action\b/.test(
        readFileSync(`${folder}/${file}`, "utf8"),
      ),
    )
    .map(({ path = "" }) => `${prefix}/${path}`);
}

it("the fuzzer covers every form with an action, in every language", () => {
  const paths = [
    ...pagesWithAction("app", "", routes),
    ...pagesWithAction("desk", "/desk", deskRoutes),
  ].map((path) =>
    path
      .replace("/desk/links/:token", `/desk/links/${"0".repeat(64)}`)
      .replace(":token", "0123456789abcdef")
      .replace(":reference", "Q-00000"),
  );
  expect(paths.length).toBeGreaterThan(10);
  const open = {
    free: { date: "", window: "" },
    bookings: [],
    quotes: [],
    references: ["Q-00000"],
  };
  const known = Object.keys(formsOf(open));
  expect(paths.flatMap(inEveryLanguage).filter((path) => !known.includes(path))).toEqual([]);
});

it("the fuzzer covers every query parameter read by name", () => {
  const sources = globSync([
    "app/**/*.{ts,tsx}",
    "desk/**/*.{ts,tsx}",
    "server/http/**/*.ts",
    "domain/**/*.ts",
  ]).filter((path) => !path.includes(".test."));
  const read = quotedAfter(/(?:searchParams|params|query|search)\.(?:get|getAll|has)\(/, sources);
  expect(read.size).toBeGreaterThan(10);
  expect([...read].filter((name) => !parameters.includes(name))).toEqual([]);
});
