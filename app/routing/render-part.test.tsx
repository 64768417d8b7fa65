import { renderToString } from "react-dom/server";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { ResponseTime } from "#app/contact/response-time.tsx";
import { type PartHtml, PartsContext, ServerPart } from "#ui/server-part.tsx";
import { currentDailyText } from "./daily-text.server.ts";
import { renderPart } from "./render-part.server.ts";
import { partsContext } from "./request-context.server.ts";

const page = new Request("https://shop.test/collections/bedroom?type=beds");
const data = new Request("https://shop.test/collections/bedroom.data?type=beds");
const links = (
  <p>
    <a href="/collections/bedroom?type=beds" data-shows="beds">
      {"Beds & more"}
    </a>
    <a href="/collections/bedroom?type=benches" data-shows="benches">
      Benches
    </a>
  </p>
);
const html =
  '<p><a href="/collections/bedroom?type=beds" data-shows="beds">Beds &amp; more</a>' +
  '<a href="/collections/bedroom?type=benches" data-shows="benches">Benches</a></p>';

function documentWith(part: PartHtml, context: RouterContextProvider, shown?: string) {
  return renderToString(
    <PartsContext value={context.get(partsContext)}>
      <ServerPart {...part} shown={shown} />
    </PartsContext>,
  );
}

describe("a part of a page", () => {
  it("is in the data that the browser fetches", () => {
    const part = renderPart({ request: data, context: new RouterContextProvider() }, links);
    expect(part).toEqual({ id: expect.stringMatching(/^part-/), html });
  });

  it("is in a document once, and not in its data", () => {
    const context = new RouterContextProvider();
    const part = renderPart({ request: page, context }, links);
    const other = renderPart({ request: page, context }, <p>Other</p>);
    expect(Object.keys(part)).toEqual(["id"]);
    expect(documentWith(part, context)).toBe(`<div id="${part.id}">${html}</div>`);
    expect(documentWith(other, context)).toBe(`<div id="${other.id}"><p>Other</p></div>`);
  });

  it("has the same id as long as its HTML is the same", () => {
    const idOf = (text: string) =>
      renderPart({ request: page, context: new RouterContextProvider() }, <p>{text}</p>).id;
    expect(idOf("12 pieces")).toBe(idOf("12 pieces"));
    expect(idOf("12 pieces")).not.toBe(idOf("13 pieces"));
  });

  it("marks the link to what is shown", () => {
    const context = new RouterContextProvider();
    const part = renderPart({ request: page, context }, links);
    const marked = html.replace('data-shows="beds"', 'data-shows="beds" aria-current="true"');
    expect(documentWith(part, context, "beds")).toBe(`<div id="${part.id}">${marked}</div>`);
  });

  it("promises a response as of now (rule 1.9)", () => {
    const promise = <ResponseTime>You hear from us within 24 hours.</ResponseTime>;
    const { html } = renderPart({ request: data, context: new RouterContextProvider() }, promise);
    expect(html).toBe(`You hear from us ${currentDailyText().respondBy}.`);
  });
});
