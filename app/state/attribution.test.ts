import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { attributionOf, captureVisit, visitAttribution } from "./attribution.ts";

const HOME = "https://shop.example";

/** A page of the visit, in a tab that keeps `kept`. */
function visit(path: string, referrer: string, kept: Map<string, string> | "blocked") {
  vi.stubGlobal("location", { href: `${HOME}${path}` });
  vi.stubGlobal("document", { referrer });
  vi.stubGlobal("sessionStorage", {
    getItem(key: string) {
      if (kept === "blocked") throw new Error("blocked");
      return kept.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      if (kept === "blocked") throw new Error("blocked");
      kept.set(key, value);
    },
  });
}

let tab: Map<string, string>;
beforeEach(() => {
  tab = new Map();
});
afterEach(() => void vi.unstubAllGlobals());

test("the first landing is kept for the visit, whatever page it ends on", () => {
  visit("/?utm_source=houstonia&utm_campaign=fall", "https://houstonia.example/sofas", tab);
  captureVisit();
  visit("/quote-request?utm_source=other", `${HOME}/products/sofa`, tab);
  captureVisit();
  expect(visitAttribution()).toEqual({
    landing_page: "/?utm_source=houstonia&utm_campaign=fall",
    referrer: "https://houstonia.example/sofas",
    utm_source: "houstonia",
    utm_campaign: "fall",
  });
});

test("a page left before any script ran still counts as the landing page", () => {
  expect(attributionOf(`${HOME}/products/sofa`, `${HOME}/?utm_source=flyer`)).toEqual({
    landing_page: "/?utm_source=flyer",
    utm_source: "flyer",
  });
});

test("blocked or damaged storage falls back to the page at hand", () => {
  visit("/quote-request?utm_term=sofa", "", "blocked");
  captureVisit();
  expect(visitAttribution()).toEqual({
    landing_page: "/quote-request?utm_term=sofa",
    utm_term: "sofa",
  });
  visit("/", "", new Map([["parsons-furniture-visit", "{"]]));
  expect(visitAttribution()).toEqual({ landing_page: "/" });
});

test("only texts come back out of storage", () => {
  visit("/", "", new Map([["parsons-furniture-visit", '{"utm_source":"a","referrer":7}']]));
  expect(visitAttribution()).toEqual({ utm_source: "a" });
});
