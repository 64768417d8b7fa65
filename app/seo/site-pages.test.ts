import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { paths } from "#domain/paths.ts";
import { sitePaths } from "./site-pages.server.ts";

/** Pages the sitemap leaves out (rule 2.7). */
const unlisted: readonly string[] = [
  paths.search,
  paths.wishlist,
  paths.customRequest,
  paths.priceMatchForm,
];

const entries = (await routes) as readonly RouteConfigEntry[];
const pages = entries.filter(({ file, path }) => file.endsWith(".tsx") && path !== "*");

test("every listed page exists", () => {
  const patterns = pages.map(({ path }) => `/${path ?? ""}`);
  const missing = sitePaths.filter((path) => !patterns.some((pattern) => matchPath(pattern, path)));
  expect(missing).toEqual([]);
});

test("every page is in the sitemap or explicitly excluded", () => {
  const fixed = pages.map(({ path }) => `/${path ?? ""}`).filter((path) => !path.includes(":"));
  const unlistedByMistake = fixed.filter(
    (path) => !sitePaths.includes(path) && !unlisted.includes(path),
  );
  expect(unlistedByMistake).toEqual([]);
});

test("no page is listed twice", () => {
  expect(new Set(sitePaths).size).toBe(sitePaths.length);
});
