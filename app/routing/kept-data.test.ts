import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keptData, keptOnBack } from "./kept-data.ts";

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
function navigate(from: string, to: string, { handle = keptOnBack as unknown } = {}) {
  const state = {
    location: pageOf(from),
    matches: [{ route: {} }, { route: { handle } }],
    loaderData: { page: from },
    errors: null,
    navigation: { location: pageOf(to) },
  };
  vi.stubGlobal("window", { __reactRouterDataRouter: { state } });
  return keptData(`https://shop.test/${to}?color=blue`);
}

test("Back and Forward get the data of a page left in the last five minutes (rule 17.15)", () => {
  expect(navigate("list", "product")).toBeUndefined();
  vi.advanceTimersByTime(5 * minute - 1);
  expect(navigate("product", "list")).toEqual({ page: { type: "data", result: "list" } });
  expect(navigate("list", "product")).toEqual({ page: { type: "data", result: "product" } });
});

test("an older page is fetched again (rule 17.15)", () => {
  navigate("old", "next");
  vi.advanceTimersByTime(5 * minute + 1);
  expect(navigate("next", "old")).toBeUndefined();
});

test("a page that is not the same for everyone is fetched again", () => {
  navigate("booking", "next", { handle: null });
  expect(navigate("next", "booking")).toBeUndefined();
});

test("data is kept for twenty pages", () => {
  for (let page = 0; page < 21; page++) navigate(`page-${page}`, `page-${page + 1}`);
  expect(navigate("page-21", "page-0")).toBeUndefined();
  expect(navigate("page-0", "page-20")).toBeDefined();
});

test("a request that is not the navigation's gets nothing", () => {
  navigate("list", "product");
  navigate("product", "list");
  expect(keptData("https://shop.test/suggestions?q=sofa")).toBeUndefined();
});
