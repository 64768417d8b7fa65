import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cachedData, cachedForBack, cachePrefetched, isPrefetched } from "./cached-data.ts";

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pageOf = (key: string) => ({ pathname: `/${key}`, search: "?color=blue", key });

/** Goes from one page to another, each at the address and with the data of its key. */
function navigate(from: string, to: string, { handle = cachedForBack as unknown } = {}) {
  const state = {
    location: pageOf(from),
    matches: [{ route: {} }, { route: { handle } }],
    loaderData: { page: from },
    errors: null,
    navigation: { location: pageOf(to) },
  };
  vi.stubGlobal("window", { __reactRouterDataRouter: { state } });
  return cachedData(`https://shop.test/${to}?color=blue`);
}

test("Back and Forward get the data of a page left in the last five minutes (rule 17.15)", async () => {
  expect(await navigate("list", "product")).toBeUndefined();
  vi.advanceTimersByTime(5 * minute - 1);
  expect(await navigate("product", "list")).toEqual({ page: { type: "data", result: "list" } });
  expect(await navigate("list", "product")).toEqual({ page: { type: "data", result: "product" } });
});

test("an older page is fetched again (rule 17.15)", async () => {
  await navigate("old", "next");
  vi.advanceTimersByTime(5 * minute + 1);
  expect(await navigate("next", "old")).toBeUndefined();
});

test("a page that is not the same for everyone is fetched again", async () => {
  await navigate("booking", "next", { handle: null });
  expect(await navigate("next", "booking")).toBeUndefined();
});

test("data is kept for twenty pages", async () => {
  for (let page = 0; page < 21; page++) await navigate(`page-${page}`, `page-${page + 1}`);
  expect(await navigate("page-21", "page-0")).toBeUndefined();
  expect(await navigate("page-0", "page-20")).toBeDefined();
});

test("a request that is not the navigation's gets nothing", async () => {
  await navigate("list", "product");
  await navigate("product", "list");
  expect(await cachedData("https://shop.test/suggestions?q=sofa")).toBeUndefined();
});

test("data fetched before a click is shown by it, even while it is on its way", async () => {
  const fetched = Promise.withResolvers<{ chair: { type: "data"; result: string } }>();
  cachePrefetched("/chair?color=blue", fetched.promise);
  expect(isPrefetched("/chair?color=blue")).toBe(true);
  const shown = navigate("list", "chair");
  fetched.resolve({ chair: { type: "data", result: "fetched" } });
  expect(await shown).toEqual({ chair: { type: "data", result: "fetched" } });
});

test("data that could not be fetched before the click is fetched by it", async () => {
  cachePrefetched("/bench?color=blue", Promise.resolve(undefined));
  expect(await navigate("list", "bench")).toBeUndefined();
});

test("data fetched before a click is kept for a minute, for one click", async () => {
  const results = { table: { type: "data" as const, result: "fetched" } };
  cachePrefetched("/table?color=blue", Promise.resolve(results));
  await navigate("list", "other");
  vi.advanceTimersByTime(minute - 1);
  expect(isPrefetched("/table?color=blue")).toBe(true);
  expect(await navigate("other", "table")).toEqual(results);
  expect(isPrefetched("/table?color=blue")).toBe(false);
  cachePrefetched("/table?color=blue", Promise.resolve(results));
  vi.advanceTimersByTime(minute);
  expect(isPrefetched("/table?color=blue")).toBe(false);
});
