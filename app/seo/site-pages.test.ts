import { expect, test } from "vitest";
import { paths } from "#domain/paths.ts";
import { fixedPages } from "#shop/pages.ts";
import { sitePaths } from "./site-pages.server.ts";

test("every page that code links to is in the table of pages", () => {
  const inTable = fixedPages.map(({ path }) => path);
  const { livingRoom, searchSuggestions, deliveryWindows, llms, webManifest, ...pages } = paths;
  expect(inTable).toEqual(expect.arrayContaining(Object.values(pages)));
});

test("no page is listed twice", () => {
  expect(new Set(sitePaths).size).toBe(sitePaths.length);
});

test("search, saved lists, what fits and the form in a frame are in no sitemap (rule 2.7)", () => {
  const { search, wishlist, customRequest, willItFit, priceMatchForm } = paths;
  const unlisted = [search, wishlist, customRequest, willItFit, priceMatchForm];
  for (const path of unlisted) expect(sitePaths).not.toContain(path);
});
