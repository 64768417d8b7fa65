import { expect, test } from "#tests/support/shop-test.ts";
import { sitemapAddresses } from "#tests/support/sitemap-addresses.ts";

/** Products opened, spread over the whole catalog. */
const opened = 25;

test("rule 2.5: products from all over the sitemap open with their own canonical address", {
  tag: "@desktop",
}, async ({ shop }) => {
  const products = (await sitemapAddresses(shop.url)).filter(({ pathname }) =>
    pathname.startsWith("/products/"),
  );
  expect(products.length).toBeGreaterThan(opened);
  const step = Math.floor(products.length / opened);
  for (const { pathname } of products.filter((_, index) => index % step === 0)) {
    const response = await fetch(`${shop.url}${pathname}`);
    expect(response.status, pathname).toBe(200);
    expect(await response.text(), pathname).toMatch(
      new RegExp(`<link rel="canonical" href="[^"]+${pathname}"/>`),
    );
  }
});
