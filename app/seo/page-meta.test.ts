import type { MetaDescriptor } from "react-router";
import { expect, test } from "vitest";
import { pageMeta } from "./page-meta.server.ts";

const siteUrl = "https://shop.example";
const texts = { title: "A page", description: "What it is about.", pictureAlt: "A room" };

function metaOf(page: Partial<Parameters<typeof pageMeta>[0]> & { path: string }) {
  const tags = pageMeta({ ...texts, siteUrl, ...page });
  const of = (matches: (tag: Record<string, unknown>) => boolean) =>
    tags.filter((tag: MetaDescriptor) => matches(tag as Record<string, unknown>));
  return {
    canonical: of(({ rel }) => rel === "canonical").map((tag) => "href" in tag && tag.href),
    links: of(({ rel }) => rel === "alternate").map((tag) => ({ ...tag })),
    locale: of(({ property }) => property === "og:locale"),
    otherLocales: of(({ property }) => property === "og:locale:alternate"),
    robots: of(({ name }) => name === "robots"),
  };
}

const link = (hrefLang: string, path: string) => ({
  tagName: "link",
  rel: "alternate",
  hrefLang,
  href: `${siteUrl}${path}`,
});

test("a page has itself as its canonical page and the links to its languages", () => {
  const { canonical, links, robots } = metaOf({ path: "/es/informacion-de-entrega" });
  expect(canonical).toEqual([`${siteUrl}/es/informacion-de-entrega`]);
  expect(links).toEqual([
    link("en", "/delivery-info"),
    link("es", "/es/informacion-de-entrega"),
    link("x-default", "/delivery-info"),
  ]);
  expect(robots).toEqual([]);
});

test("the second page of a listing links to the second page in the other language", () => {
  const { links } = metaOf({ path: "/collections/bedroom", search: "?page=2" });
  expect(links).toEqual([
    link("en", "/collections/bedroom?page=2"),
    link("es", "/es/colecciones/recamara?page=2"),
    link("x-default", "/collections/bedroom?page=2"),
  ]);
});

test("a page that isn't indexed has no such links", () => {
  const { links, robots } = metaOf({ path: "/es/buscar", noindex: true });
  expect(links).toEqual([]);
  expect(robots).toEqual([{ name: "robots", content: "noindex, follow" }]);
});

test("a page whose texts are in one language has no such links, and is indexed in that language only", () => {
  const english = metaOf({ path: "/products/sofa", inLanguages: ["en"] });
  expect(english).toMatchObject({ links: [], robots: [], otherLocales: [] });
  const spanish = metaOf({ path: "/es/productos/sofa", inLanguages: ["en"] });
  expect(spanish.links).toEqual([]);
  expect(spanish.robots).toEqual([{ name: "robots", content: "noindex, follow" }]);
});

test("networks get the page's language and the other ones", () => {
  const locale = (content: string) => ({ property: "og:locale", content });
  const other = (content: string) => ({ property: "og:locale:alternate", content });
  expect(metaOf({ path: "/" })).toMatchObject({
    locale: [locale("en_US")],
    otherLocales: [other("es_US")],
  });
  expect(metaOf({ path: "/es" })).toMatchObject({
    locale: [locale("es_US")],
    otherLocales: [other("en_US")],
  });
});
