import { expect, test } from "vitest";
import { footer, listed, menu } from "#copy/pages.ts";
import { paths } from "#domain/paths.ts";
import { fixedPages } from "#shop/pages.ts";
import { sitePaths } from "./site-pages.server.ts";

test("every page that code links to is in the table of pages", () => {
  const inTable = fixedPages.map(({ path }) => path);
  const { livingRoom, searchSuggestions, deliveryWindows, llms, webManifest, ...pages } = paths;
  expect(inTable).toEqual(expect.arrayContaining(Object.values(pages)));
});

test("every page has words for its links and its entry, and no others do", () => {
  const named = (shown: (page: (typeof fixedPages)[number]) => unknown) =>
    fixedPages.filter((page) => shown(page) !== undefined).map(({ name }) => name);
  expect(Object.keys(listed)).toEqual(named((page) => page.listed));
  expect(Object.keys(menu)).toEqual(named((page) => page.inMenu));
  expect(Object.keys(footer)).toEqual(named((page) => page.footerPlace));
});

test("no page is listed twice", () => {
  expect(new Set(sitePaths).size).toBe(sitePaths.length);
});

test("search, saved lists, what fits and the form in a frame are in no sitemap (rule 2.7)", () => {
  const { search, wishlist, customRequest, willItFit, priceMatchForm } = paths;
  const unlisted = [search, wishlist, customRequest, willItFit, priceMatchForm];
  for (const path of unlisted) expect(sitePaths).not.toContain(path);
});

test("the table of pages has their English addresses", () => {
  for (const { name, path } of fixedPages) expect(path).toBe(paths[name]);
});
