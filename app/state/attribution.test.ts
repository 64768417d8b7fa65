import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storeVisitStart } from "#app/inline/store-visit-start.ts";
import { attributionOf, visitAttribution } from "./attribution.ts";
import { recordVisitStart } from "./visit-start.ts";

const HOME = "https://shop.example";

/** A tab's session storage: its entries, or blocked by the browser. */
type Tab = Map<string, string> | "forbidden";

function storageOf(tab: Tab) {
  return {
    getItem(key: string) {
      if (tab === "forbidden") throw new Error("forbidden");
      return tab.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      if (tab === "forbidden") throw new Error("forbidden");
      tab.set(key, value);
    },
  };
}

/** Opens a page in a tab; with `scriptRan: false` the shopper leaves before the script runs. */
function open(path: string, referrer: string, tab: Tab, { scriptRan = true } = {}) {
  const page = {
    location: { href: `${HOME}${path}` },
    document: { referrer },
    sessionStorage: storageOf(tab),
  };
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  storeVisitStart();
  if (scriptRan) recordVisitStart();
}

let tab: Map<string, string>;
beforeEach(() => {
  tab = new Map();
});
afterEach(() => void vi.unstubAllGlobals());

test("keeps the visit's first page, whichever page submits the lead (rule 14.13)", () => {
  open("/?utm_source=houstonia&utm_campaign=fall", "https://houstonia.example/sofas", tab);
  open("/quote-request?utm_source=other", `${HOME}/products/sofa`, tab);
  expect(visitAttribution()).toEqual({
    landing_page: "/?utm_source=houstonia&utm_campaign=fall",
    referrer: "https://houstonia.example/sofas",
    utm_source: "houstonia",
    utm_campaign: "fall",
  });
});

test("clicks on plain links before the client script lose nothing", () => {
  const beforeScript = { scriptRan: false };
  open("/?utm_source=flyer", "https://news.example/a", tab, beforeScript);
  open("/collections/bedroom", `${HOME}/?utm_source=flyer`, tab, beforeScript);
  open("/products/sofa", `${HOME}/collections/bedroom`, tab, beforeScript);
  open("/quote-request", `${HOME}/products/sofa`, tab);
  expect(visitAttribution()).toEqual({
    landing_page: "/?utm_source=flyer",
    referrer: "https://news.example/a",
    utm_source: "flyer",
  });
});

test.each(["bookings", "quotes"])(
  "a private page's token is not kept, where scripts of other pages could read it: /%s",
  (start) => {
    open(`/${start}/0a1b?booked=B-7K3M9`, `${HOME}/${start}/0a1b`, tab);
    expect([...tab.values()]).toEqual([
      JSON.stringify({ href: `${HOME}/${start}?booked=B-7K3M9`, referrer: `${HOME}/${start}` }),
    ]);
  },
);

test("a page opened in a new tab keeps the start of the visit", () => {
  expect(attributionOf(`${HOME}/products/sofa`, `${HOME}/?utm_source=flyer`)).toEqual({
    landing_page: "/?utm_source=flyer",
    utm_source: "flyer",
  });
});

test("with storage blocked, the current document's start is used and nothing throws", () => {
  open("/?utm_term=sofa", "https://news.example/a", "forbidden");
  vi.stubGlobal("location", { href: `${HOME}/quote-request` });
  expect(visitAttribution()).toEqual({
    landing_page: "/?utm_term=sofa",
    referrer: "https://news.example/a",
    utm_term: "sofa",
  });
});

test.each([
  "{",
  "7",
  "[]",
  '{"href":7}',
  '{"href":"sofa"}',
  '{"href":"https://a.example/","referrer":7}',
])("a damaged stored value (%s) never throws", (note) => {
  open("/?utm_term=sofa", "", new Map([["parsons-furniture-landing", note]]));
  expect(visitAttribution().landing_page).toMatch(/^\//);
});

test("T1: a visit whose attribution can't be told has none, and its leads are sent", () => {
  open("/?utm_source=google", "", tab);
  vi.stubGlobal(
    "URL",
    class {
      constructor() {
        throw new TypeError("taken away by an extension");
      }
    },
  );
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(visitAttribution()).toEqual({});
  vi.restoreAllMocks();
});
