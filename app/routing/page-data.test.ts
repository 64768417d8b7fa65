import { RouterContextProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type PageData, readPageData } from "./page-data.ts";
import { pageJsonContext } from "./request-context.server.ts";
import { writePageData } from "./write-page-data.server.ts";

const page = new Request("https://shop.test/products/sofa");
const data = new Request("https://shop.test/products/sofa.data");
const shown = { title: 'The "Alma" </script><!-- <script> Sofa — 84″', price: 0, related: [] };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What arrives in the browser, which has none of the server's objects. */
function received<Value>(sent: PageData<Value>): PageData<Value> {
  return JSON.parse(JSON.stringify(sent));
}

/** Lets the browser's document contain this JSON. */
function documentWith(textContent: string) {
  vi.stubGlobal("document", { getElementById: () => ({ textContent }) });
}

describe("what a page shows", () => {
  it("is in the data that the browser fetches", () => {
    const context = new RouterContextProvider();
    const sent = writePageData({ request: data, context }, shown);
    expect(readPageData(received(sent))).toEqual(shown);
    expect(context.get(pageJsonContext)).toBeNull();
  });

  it("is in a document once, in an element of its own", () => {
    const context = new RouterContextProvider();
    const sent = writePageData({ request: page, context }, shown);
    expect(received(sent)).toEqual({});
    documentWith(context.get(pageJsonContext) ?? "");
    expect(readPageData(received(sent))).toEqual(shown);
  });

  it("cannot end its element", () => {
    const context = new RouterContextProvider();
    writePageData({ request: page, context }, shown);
    expect(context.get(pageJsonContext)).not.toContain("<");
  });

  it("is the same object whenever a page asks for it", () => {
    const sent = writePageData({ request: data, context: new RouterContextProvider() }, shown);
    expect(readPageData(sent)).toBe(shown);
    const inBrowser = received(sent);
    expect(readPageData(inBrowser)).toBe(readPageData(inBrowser));
  });
});
