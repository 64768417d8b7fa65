import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningShop, startShop } from "#tests/support/running-shop.ts";
import { expect, test } from "#tests/support/shop-test.ts";

/** A shop with 200 sofas, half of them leather, so that listings have many pages. */
let shop: RunningShop;
let catalogue: string;
const listing = "/collections/living-room/stationary-sofa-loveseats";

test.beforeAll(async () => {
  catalogue = mkdtempSync(join(tmpdir(), "catalogue-"));
  for (let id = 3001; id <= 3200; id++) writeFileSync(join(catalogue, `sofa-${id}.json`), sofa(id));
  shop = await startShop({ CATALOGUE_DIR: catalogue });
});

test.afterAll(async () => {
  await shop.stop();
  rmSync(catalogue, { recursive: true });
});

test("shows at most five page numbers round the current one, first and last reachable", async ({
  page,
}) => {
  await page.goto(`${shop.url}${listing}?size=24&page=5`);
  const numbers = page
    .getByRole("navigation", { name: "Pages" })
    .getByRole("link", { name: /^Page / });
  expect(await numbers.allTextContents()).toEqual(["1", "4", "5", "6", "9"]);
  await expect(numbers.nth(2)).toHaveAttribute("aria-current", "page");
});

test("Back from a product returns to the same place on page 2 of a filtered listing", async ({
  page,
}) => {
  await page.goto(`${shop.url}${listing}?material=leather&size=24`);
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
  await page.goto(`${shop.url}${listing}?size=24&page=2`);
  await page.getByRole("checkbox", { name: /^Leather/ }).check();
  await expect(page).toHaveURL(/\?material=leather&size=24$/);
});

test("a page chosen while a filter is still on its way keeps the filter and starts at the top", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto(`${shop.url}${listing}?size=24`);
  const released = Promise.withResolvers<void>();
  await page.route(/\.data\?/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.getByRole("checkbox", { name: /^Leather/ }).check();
  await page.getByRole("link", { name: "Page 2" }).click();
  released.resolve();
  await expect(page).toHaveURL(/\?material=leather&size=24&page=2$/);
  await expect(page.getByRole("checkbox", { name: /^Leather/ })).toBeChecked();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("a filtered listing is kept out of search results, its plain page is the canonical one", async ({
  request,
}) => {
  const html = await (await request.get(`${shop.url}${listing}?color=gray`)).text();
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"?]+${listing}"/>`));
});

function sofa(id: number): string {
  const leather = id % 2 === 0;
  return JSON.stringify({
    id: String(id),
    title: `Sofa ${id}`,
    slug: `sofa-${id}`,
    sku: `PF-${id}`,
    collection: "living-room",
    type: "stationary-sofa-loveseats",
    price: 0,
    image: `sofa-${id}/primary`,
    imageAlt: "A sofa",
    badges: [],
    has360: false,
    swatches: [{ label: "Gray", colorHex: "#888888" }],
    specs: {
      material: leather ? "Leather" : "Woven fabric",
      color: "Gray",
      width: 84,
      length: 37,
      height: 33,
      unit: "in",
      features: "",
    },
    availability: "in_stock",
    description: "A sofa for tests.",
  });
}
