import { expect, test } from "@playwright/test";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { sitemapAddresses } from "#tests/support/sitemap-addresses.ts";

// The requests here are the same on every screen.
test.describe("every link @desktop", () => {
  let shop: RunningShop;

  test.beforeAll(async () => {
    shop = await startShop();
  });
  test.afterAll(() => shop.stop());

  // A listing's pages in other sort orders and sizes are opened too, but their links aren't
  // followed.
  test("starting from the home page of each language, works, leads to existing sections, and reaches every page", async () => {
    const pages = new Map<string, string>();
    const links: { from: string; to: URL }[] = [];
    const queue = ["/", "/es"];
    const problems: string[] = [];
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      if (pages.has(path)) continue;
      const response = await fetch(new URL(path, shop.url), { redirect: "manual" });
      const html = await response.text();
      pages.set(path, html);
      if (response.status !== 200) problems.push(`${path} answers ${response.status}`);
      if (path.includes("?") && !path.includes("?type=")) continue;
      for (const to of linksOf(html, new URL(path, shop.url))) {
        links.push({ from: path, to });
        queue.push(to.pathname + to.search);
      }
    }
    for (const { from, to } of links) {
      // What follows the address of a file is for the program that opens it.
      const id = /\.\w+$/.test(to.pathname) ? "" : decodeURIComponent(to.hash.slice(1));
      if (id && !pages.get(to.pathname + to.search)?.includes(`id="${id}"`)) {
        problems.push(`${from} links to ${to.pathname}${to.hash}, which has no such section`);
      }
    }
    expect(problems).toEqual([]);

    const listed = (await sitemapAddresses(shop.url)).map(({ pathname }) => pathname);
    expect(listed.length).toBeGreaterThan(90);
    const notInSitemap = [
      "/search",
      "/wishlist",
      "/custom-request",
      "/price-match/form",
      "/es/buscar",
      "/es/favoritos",
      "/es/pedido-especial",
      "/es/igualamos-precios/formulario",
    ];
    const reached = new Set([...pages.keys()].map((path) => path.replace(/\?.*/, "")));
    const missed = [...listed, ...notInSitemap].filter((path) => !reached.has(path));
    expect(missed).toEqual([]);
  });
});

/**
 * Returns the URLs of the page's links and frames on this site, without phone numbers, emails and
 * other sites.
 */
function linksOf(html: string, base: URL): URL[] {
  return [...html.matchAll(/<(?:a|iframe)\b[^>]*?\s(?:href|src)="([^"]+)"/g)]
    .map(([, address = ""]) => new URL(address.replaceAll("&amp;", "&"), base))
    .filter(({ origin }) => origin === base.origin);
}
