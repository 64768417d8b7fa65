import fc from "fast-check";
import { expect, it } from "vitest";
import { twinMark } from "#domain/addresses/twins.ts";
import { PageEdits } from "./page-edits.ts";
import { addTwinLinks } from "./twin-links.ts";

function linked(path: string, query: string, status = 200): string {
  const html = Buffer.from(`<a href="${twinMark("es")}">Español</a>`);
  const edits = new PageEdits(html);
  addTwinLinks(html, edits, { path, query, status });
  return edits.apply().toString();
}

it("links to the page in the other language, with its query", () => {
  expect(linked("/search", "q=sof%C3%A1&page=2")).toBe(
    '<a href="/es/buscar?q=sof%C3%A1&amp;page=2">Español</a>',
  );
  expect(linked("/wishlist", "")).toBe('<a href="/es/favoritos">Español</a>');
  expect(linked("/wishlist", "items=1:1", 422)).toContain('"/es/favoritos?items=1:1"');
});

it("links to the home page from a page that isn't there or failed", () => {
  for (const status of [404, 500, 503]) {
    expect(linked("/products/gone", "q=1", status)).toBe('<a href="/es">Español</a>');
  }
});

it("a text that says the mark stays", () => {
  const html = Buffer.from('<p>#in-es</p><script>{"q":"#in-es","r":"href=\\"#in-es\\""}</script>');
  const edits = new PageEdits(html);
  addTwinLinks(html, edits, { path: "/search", query: "q=%23in-es", status: 200 });
  expect(edits.apply()).toEqual(html);
});

it("no query ends the attribute", () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      expect(linked("/search", query)).toMatch(/^<a href="[^"<>]*">Español<\/a>$/);
    }),
  );
});
