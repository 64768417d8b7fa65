import { expect, test } from "@playwright/test";
import { pageLanguages } from "#tests/support/page-languages.ts";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { sitemapAddresses } from "#tests/support/sitemap-addresses.ts";
import { structuredDataIn } from "#tests/support/structured-data-in.ts";

const siteUrl = "https://shop.example";

/** Addresses that are the same in every language. */
const shared = /^\/($|#shop$|icon|pictures\/|models\/|social\/)/;

// The requests here are the same on every screen.
test.describe("search engines in two languages @desktop", () => {
  let shop: RunningShop;

  test.beforeAll(async () => {
    shop = await startShop({ SITE_URL: siteUrl });
  });
  test.afterAll(() => shop.stop());

  const get = (path: string) => fetch(new URL(path.replace(siteUrl, ""), shop.url));
  const textAt = async (path: string) => (await get(path)).text();
  const listedPaths = async () => (await sitemapAddresses(shop.url)).map((url) => url.pathname);

  test("rule 2.33: pages of the sitemap link to each other's languages, products to none", async () => {
    const listed = await listedPaths();
    expect(listed.filter(isSpanish)).toHaveLength(19);
    const problems: string[] = [];
    for (const path of listed) {
      const page = pageLanguages(await textAt(path));
      const { en = "", es = "", ...others } = page.alternates;
      const isProduct = path.startsWith("/products/");
      const twins = Object.values(page.alternates).map((href) => href.replace(siteUrl, "") || "/");
      const checks: [boolean, string][] = [
        [(page.canonical?.replace(siteUrl, "") || "/") === path, `has canonical ${page.canonical}`],
        [!page.noindex, "is noindex"],
        [page.locale === (isSpanish(path) ? "es_US" : "en_US"), `has og:locale ${page.locale}`],
        [isProduct === (twins.length === 0), `has ${twins.length} links`],
        [isProduct || twins.includes(path), "doesn't link to itself"],
        [isProduct || twins.every((twin) => listed.includes(twin)), "links to what isn't listed"],
        [isProduct || (!isSpanish(en) && isSpanish(es)), `links to ${en} and ${es}`],
        [isProduct || others["x-default"] === en, `has x-default ${others["x-default"]}`],
        [isProduct || page.otherLocales.length === 1, `has ${page.otherLocales} as other locales`],
      ];
      if (!isProduct) {
        const twin = isSpanish(path) ? en : es;
        const back = pageLanguages(await textAt(twin)).alternates;
        checks.push([isSame(back, page.alternates), `${twin} has other links`]);
      }
      problems.push(...checks.filter(([fine]) => !fine).map(([, problem]) => `${path} ${problem}`));
    }
    expect(problems).toEqual([]);
  });

  test("rule 2.33: the sitemap has the links that the pages have", async () => {
    const xml = await textAt("/sitemaps/pages.xml");
    expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
    const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
    expect(entries).toHaveLength(38);
    for (const [, address = "", rest = ""] of entries) {
      const links = rest.matchAll(
        /<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g,
      );
      const inSitemap = Object.fromEntries(
        [...links].map(([, language, href]) => [language, href]),
      );
      expect(inSitemap, address).toEqual(pageLanguages(await textAt(address)).alternates);
    }
    expect(await textAt("/sitemaps/products-1.xml")).not.toContain("hreflang");
  });

  for (const path of ["/products/model-4400-recliner", "/products/model-4400-recliner/3d"]) {
    test(`rule 2.33: the Spanish page of ${path} isn't listed until it has Spanish texts`, async () => {
      const spanish = `/es/productos/${path.slice("/products/".length)}`;
      const page = pageLanguages(await textAt(spanish));
      expect(page).toMatchObject({ noindex: true, alternates: {}, locale: "es_US" });
      expect(page.canonical).toBe(`${siteUrl}${spanish.replace(/\/3d$/, "")}`);
      expect(pageLanguages(await textAt(path)).alternates).toEqual({});
      expect(await listedPaths()).not.toContain(spanish);
    });
  }

  for (const path of [
    "/search",
    "/wishlist",
    "/custom-request",
    "/will-it-fit",
    "/price-match/form",
    "/collections/bedroom?type=beds",
    "/quote-request?items=1001",
    "/es/buscar?q=sofa",
    "/es/favoritos",
    "/es/pedido-especial",
    "/es/cabe-en-su-casa",
    "/es/igualamos-precios/formulario",
    "/es/colecciones/recamara?type=beds",
    "/es/pedir-cotizacion?items=1001",
  ]) {
    test(`${path} isn't indexed and has no links to other languages`, async () => {
      const page = pageLanguages(await textAt(path));
      expect(page).toMatchObject({ noindex: true, alternates: {} });
      expect(page.locale).toBe(isSpanish(path) ? "es_US" : "en_US");
    });
  }

  test("structured data of Spanish pages has Spanish addresses and one @id of the shop", async () => {
    const spanish = (await listedPaths()).filter(isSpanish);
    for (const path of [...spanish, "/es/productos/model-4400-recliner"]) {
      const blocks = structuredDataIn(await textAt(path));
      const paths = textsIn(blocks)
        .filter((text) => text.startsWith(siteUrl))
        .map((text) => text.slice(siteUrl.length));
      const foreign = paths.filter((one) => !isSpanish(one) && !shared.test(one));
      expect(foreign, path).toEqual([]);
    }
    const blocks = structuredDataIn(await textAt("/es"));
    expect(blocks).toContainEqual(
      expect.objectContaining({ "@id": `${siteUrl}/#shop`, url: `${siteUrl}/es` }),
    );
    const inSpanish = expect.objectContaining({ "@type": "WebSite", inLanguage: "es-US" });
    expect(blocks).toContainEqual(inSpanish);
  });

  test("breadcrumbs, lists and questions have the names of the page's language", async () => {
    const listing = "/es/colecciones/sala/sillones-reclinables-y-elevables";
    const names = textsIn(structuredDataIn(await textAt(listing)));
    for (const name of ["Inicio", "Colecciones", "Sala", "Sillones reclinables y elevables"]) {
      expect(names).toContain(name);
    }
    const questions = structuredDataIn(await textAt("/es/informacion-de-entrega"));
    expect(questions).toContainEqual(
      expect.objectContaining({ "@type": "FAQPage", inLanguage: "es-US" }),
    );
    expect(textsIn(questions)).toContain("¿Qué tan pronto entregan?");
  });

  test("Spanish pages have Spanish social cards, products their picture", async () => {
    const cardOf = async (path: string) =>
      /property="og:image" content="([^"]*)"/.exec(await textAt(path))?.[1] ?? "";
    const spanish = (await listedPaths()).filter(isSpanish);
    const rest = ["/es/buscar", "/es/favoritos", "/es/pedido-especial"];
    for (const path of [...spanish, ...rest]) {
      const card = await cardOf(path);
      expect(card).toBe(`${siteUrl}/social${path}.jpg`);
      const response = await get(card);
      expect(response.headers.get("content-type")).toBe("image/jpeg");
      expect(response.redirected, card).toBe(false);
    }
    expect(new URL((await get(await cardOf("/es/cabe-en-su-casa"))).url).pathname).toBe(
      "/social/es.jpg",
    );
    expect((await get(await cardOf("/es/productos/model-4400-recliner"))).url).toMatch(
      /\/pictures\/model-4400-recliner\/primary\/\d+\.[0-9a-f]{8}\.webp$/,
    );
  });

  test("robots.txt forbids in each language what isn't a page", async () => {
    const robots = await textAt("/robots.txt");
    const forbidden = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path);
    expect(forbidden).toEqual([
      "/pieces/",
      "/search-suggestions",
      "/delivery-windows",
      "/es/pieces/",
      "/es/search-suggestions",
      "/es/delivery-windows",
    ]);
  });

  test("llms.txt and the web manifest are there in Spanish, with Spanish addresses", async () => {
    const llms = await textAt("/es/llms.txt");
    expect(llms).toContain("## Colecciones");
    const links = [...llms.matchAll(/\((https:[^)]+)\)/g)].map(([, href = ""]) =>
      href.slice(siteUrl.length),
    );
    const spanish = (await listedPaths()).filter(isSpanish);
    expect(links).toEqual([...spanish.filter((path) => path !== "/es"), "/sitemap.xml"]);
    const response = await get("/es/site.webmanifest");
    expect(response.headers.get("content-type")).toContain("application/manifest+json");
    expect(await response.json()).toMatchObject({
      id: "/es",
      start_url: "/es",
      lang: "es-US",
      description: expect.stringMatching(/^Sofás/),
      shortcuts: [{ url: "/es/pedir-cotizacion" }, { url: "/es/informacion-de-entrega" }],
    });
    expect(await (await get("/site.webmanifest")).json()).toMatchObject({
      id: "/",
      start_url: "/",
      lang: "en-US",
    });
  });
});

function isSpanish(address: string): boolean {
  return /^\/es(?![\w-])/.test(address.replace(siteUrl, ""));
}

function isSame(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** All texts within structured data. */
function textsIn(data: unknown): string[] {
  if (typeof data === "string") return [data];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(textsIn) : [];
}
