import { holdBack } from "#tests/support/hold-back.ts";
import { pageLanguages } from "#tests/support/page-languages.ts";
import { expect } from "#tests/support/shop-test.ts";
import { sofaListing as listing, test } from "#tests/support/sofa-shop.ts";

test("shows at most five page numbers around the current one, including first and last", async ({
  page,
}) => {
  await page.goto(`${listing}?size=24&page=5`);
  const numbers = page
    .getByRole("navigation", { name: "Pages" })
    .getByRole("link", { name: /^Page / });
  expect(await numbers.allTextContents()).toEqual(["1", "4", "5", "6", "9"]);
  await expect(numbers.nth(2)).toHaveAttribute("aria-current", "page");
});

test("Back from a product restores the scroll position on page 2 of a filtered listing", async ({
  page,
}) => {
  await page.goto(`${listing}?material=leather&size=24`);
  const second = page.getByRole("link", { name: "Page 2" });
  await second.click();
  await expect(second).toHaveAttribute("aria-current", "page");
  const card = page.getByRole("article").nth(13).getByRole("heading").getByRole("link");
  await card.click({ trial: true });
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(400);
  const title = (await card.textContent()) ?? "no title";
  await card.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/material=leather&size=24&page=2/);
  await expect(card).toHaveText(title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test("changing a filter on page 2 goes to page 1", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(`${listing}?size=24&page=2`);
  await page.getByRole("checkbox", { name: /^Leather/ }).check();
  await expect(page).toHaveURL(/\?material=leather&size=24$/);
});

test("sort and page size change the URL and go to page 1; columns keep the page", {
  tag: "@desktop",
}, async ({ page }) => {
  const second = page.getByRole("link", { name: "Page 2" });
  await page.goto(`${listing}?page=2`);
  await expect(second).toHaveAttribute("aria-current", "page");
  await page.getByLabel("Sort by").selectOption("Newest First");
  await expect(page).toHaveURL(/\?sort=newest$/);
  // The URL changes before the listing does.
  await expect(second).not.toHaveAttribute("aria-current");
  await second.click();
  await expect(page).toHaveURL(/\?sort=newest&page=2$/);
  await expect(second).toHaveAttribute("aria-current", "page");
  await page.getByLabel("Per page").first().selectOption("24");
  await expect(page).toHaveURL(/\?sort=newest&size=24$/);
  await expect(second).not.toHaveAttribute("aria-current");
  await second.click();
  await expect(second).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "5 columns" }).click();
  await expect(page).toHaveURL(/columns=5/);
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("link", { name: "5 columns" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(second).toHaveAttribute("aria-current", "page");
});

test("a page link clicked while a filter is loading keeps the filter and scrolls to the top", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto(`${listing}?size=24`);
  const released = await holdBack(page, /\.data\?/);
  await page.getByRole("checkbox", { name: /^Leather/ }).check();
  await page.getByRole("link", { name: "Page 2" }).click();
  released.resolve();
  await expect(page).toHaveURL(/\?material=leather&size=24&page=2$/);
  await expect(page.getByRole("checkbox", { name: /^Leather/ })).toBeChecked();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("a page link clicked after a filter, before the listing has changed, keeps the filter", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.addInitScript(() => {
    const { pushState } = history;
    history.pushState = function push(...given) {
      pushState.apply(this, given);
      if (location.search !== "?material=leather&size=24") return;
      // The URL has changed already; the listing changes with the next render.
      queueMicrotask(() => document.querySelector<HTMLElement>("[aria-label='Page 2']")?.click());
    };
  });
  await page.goto(`${listing}?size=24`);
  await page.getByRole("checkbox", { name: /^Leather/ }).check();
  await expect(page).toHaveURL(/\?material=leather&size=24&page=2$/);
  await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("checkbox", { name: /^Leather/ })).toBeChecked();
});

test("a chip, a filter, sort and columns changed at once all apply", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto(`${listing}?color=gray&size=24&page=2`);
  const released = await holdBack(page, /\.data\?/);
  await page.getByRole("link", { name: "Remove filter: Color Gray" }).click();
  await page.getByRole("checkbox", { name: /^Leather/ }).check();
  await page.getByLabel("Sort by").selectOption("Newest First");
  await page.getByRole("link", { name: "5 columns" }).click();
  released.resolve();
  await expect(page).toHaveURL(/\?material=leather&sort=newest&size=24&columns=5$/);
  await expect(page.getByRole("checkbox", { name: /^Gray/ })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^Leather/ })).toBeChecked();
});

for (const [query, lastPage] of [
  ["?page=7056", "?page=5"],
  ["?page=6", "?page=5"],
  ["?page=99999999999999999999999", "?page=5"],
  ["?utm_source=x&page=9", "?utm_source=x&page=5"],
  ["?color=gray&size=96&page=4", "?color=gray&size=96&page=3"],
  ["?color=white&page=2", "?color=white"],
] as const) {
  test(`E4: ${query} leads to the last page, ${lastPage}`, { tag: "@desktop" }, async ({
    request,
  }) => {
    const response = await request.get(`${listing}${query}`, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(`${listing}${lastPage}`);
    // Caches must not reuse this redirect for the next request.
    const last = await request.get(`${listing}${lastPage}`, { maxRedirects: 0 });
    expect(last.status()).toBe(200);
  });
}

test("E4: beyond the last page of a search leads to its last page", { tag: "@desktop" }, async ({
  request,
}) => {
  const response = await request.get("/search?q=sofa&page=40", { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe("/search?q=sofa&page=5");
});

test("E4: client-side navigation beyond a filter's last page leads to the last page", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto(`${listing}?size=96`);
  const released = await holdBack(page, /\.data\?/);
  await page.getByRole("checkbox", { name: /^Leather/ }).check();
  await page.getByRole("link", { name: "Page 3" }).click();
  released.resolve();
  await expect(page).toHaveURL(/\?material=leather&size=96&page=2$/);
  await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
});

for (const search of [
  "?page=0",
  "?page=-1",
  "?page=abc",
  "?page=1.5",
  "?page=1e3",
  "?page=007",
  "?page=2&page=3",
  "?page=",
]) {
  test(`E4: ${search} shows the first page under its own URL`, { tag: "@desktop" }, async ({
    request,
  }) => {
    const response = await request.get(`${listing}${search}`, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"?]+${listing}"/>`));
    expect(html).not.toContain("noindex");
    expect(html).toMatch(
      /aria-label="Page 1" aria-current="page"|aria-current="page"[^>]*aria-label="Page 1"/,
    );
  });
}

test("E4: page 2 is indexed under its own URL; with a size, sort order or filter it isn't", {
  tag: "@desktop",
}, async ({ request }) => {
  const html = await (await request.get(`${listing}?utm_source=x&page=2`)).text();
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${listing}\\?page=2"/>`));
  expect(html).toMatch(new RegExp(`property="og:url" content="[^"]+${listing}\\?page=2"`));
  expect(html).toContain(", page 2 | ");
  expect(html).not.toContain("noindex");
  for (const search of [
    "?page=2&size=24",
    "?sort=newest&page=2",
    "?columns=5&page=2",
    "?color=gray&page=2",
  ]) {
    const other = await (await request.get(`${listing}${search}`)).text();
    expect(other, search).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(other, search).toMatch(new RegExp(`<link rel="canonical" href="[^"?]+${listing}"/>`));
  }
});

test("a filtered listing isn't indexed, and its canonical page is the unfiltered one", {
  tag: "@desktop",
}, async ({ request }) => {
  const html = await (await request.get(`${listing}?color=gray`)).text();
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"?]+${listing}"/>`));
});

test("page 2 links search engines to page 2 in the other language, a listing in another order to none", {
  tag: "@desktop",
}, async ({ request }) => {
  const at = async (path: string) => pageLanguages(await (await request.get(path)).text());
  const { canonical = "", alternates } = await at(`${listing}?page=2`);
  expect(canonical).toMatch(/\?page=2$/);
  const { es = "", ...english } = alternates;
  expect(english).toEqual({ en: canonical, "x-default": canonical });
  expect(es).toMatch(/\/es\/colecciones\/.+\?page=2$/);
  const twin = await at(new URL(es).pathname + new URL(es).search);
  expect(twin).toMatchObject({ canonical: es, alternates, noindex: false });
  const sorted = await at(`${listing}?sort=newest&page=2`);
  expect(sorted).toMatchObject({ noindex: true, alternates: {} });
});
