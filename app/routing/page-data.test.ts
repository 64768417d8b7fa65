import { RouterContextProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type PageData, pageDataId, readPageData } from "./page-data.ts";
import { pageJsonContext } from "./request-context.server.ts";
import { pageDataElement, writePageData } from "./write-page-data.server.ts";

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

/** Lets the browser's document contain this element. */
function documentWith(element: string) {
  const [, id, textContent] = /id="([^"]+)">(.*)<\/script>$/s.exec(element) ?? [];
  const getElementById = (asked: string) => (asked === id ? { textContent } : null);
  vi.stubGlobal("document", { getElementById });
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
    documentWith(pageDataElement(context.get(pageJsonContext) ?? ""));
    expect(readPageData(received(sent))).toEqual(shown);
  });

  it("cannot end its element", () => {
    const element = pageDataElement(JSON.stringify(shown));
    expect(element.match(/<[/!]?\w*/g)).toEqual(["<script", "</script"]);
    expect(element).toContain(`id="${pageDataId}"`);
  });

  it("is the same object whenever a page asks for it", () => {
    const sent = writePageData({ request: data, context: new RouterContextProvider() }, shown);
    expect(readPageData(sent)).toBe(shown);
    const inBrowser = received(sent);
    expect(readPageData(inBrowser)).toBe(readPageData(inBrowser));
  });
});
