import { test as base, expect, type Page } from "@playwright/test";
import { type CatalogWriter, writeCatalog } from "#server/catalog/products/write-catalog.ts";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { openStore } from "#server/store/open-store.ts";
import { startShop } from "#tests/support/running-shop.ts";

interface ChangingShop {
  url: string;
  /** Changes the catalog while the shop runs. */
  change(work: (writer: CatalogWriter) => Promise<void>): Promise<void>;
}

/** Playwright's `test` with a shop for each test, as a changed catalog would confuse the others. */
const test = base.extend<{ shop: ChangingShop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
  shop: async ({}, use) => {
    const { url, dataDir, stop } = await startShop();
    const store = await openStore({ dataDir });
    await use({ url, change: (work) => writeCatalog(store, new Date(), work) });
    await store.close();
    await stop();
  },
  baseURL: async ({ shop }, use) => use(shop.url),
});

const slug = "model-4400-recliner";
const path = `/products/${slug}`;
const type = "/collections/living-room/recliners-lift-chairs";
const found = loadProducts().find((product) => product.slug === slug);
if (!found) throw new Error("the starter set has no recliner");
const recliner = found;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with script ${javaScriptEnabled ? "on" : "off"}`, { tag: "@desktop" }, () => {
    test.use({ javaScriptEnabled });

    test("rule 3.14: a changed product shows everywhere without a restart", async ({
      page,
      shop,
    }) => {
      await page.goto(path);
      await page.goto(type);
      await expect(cards(page, recliner.title)).toHaveCount(1);
      const title = "Hill Country Recliner";
      await shop.change((writer) => writer.save([{ ...recliner, title, price: 129_900 }]));
      await shown(page, path, title);
      await expect(page.getByText("$1,299").first()).toBeVisible();
      await shown(page, type, title);
      await expect(cards(page, recliner.title)).toHaveCount(0);
      await shown(page, "/search?q=hill+country", title);
    });

    test("rule 5.10: a hidden product disappears from every page and comes back", async ({
      page,
      shop,
    }) => {
      await page.goto(type);
      await expect(cards(page, recliner.title)).toHaveCount(1);
      await shop.change((writer) => writer.setStatus([recliner.id], "hidden"));
      await expect(async () => {
        await page.goto(path);
        expect(new URL(page.url()).pathname).toBe(type);
      }).toPass();
      await expect(cards(page, recliner.title)).toHaveCount(0);
      expect(await (await page.request.get("/sitemap.xml")).text()).not.toContain(path);
      await page.goto(`/quote-request?items=${recliner.id}:1`);
      await expect(page.getByText("One piece of this list has left our catalog.")).toBeVisible();
      await shop.change((writer) => writer.setStatus([recliner.id], "published"));
      await shown(page, path, recliner.title);
    });
  });
}

const cards = (page: Page, title: string) =>
  page.getByRole("main").getByRole("heading", { name: title, exact: true });

/** Opens a page again until it has a heading or a card with this title. */
async function shown(page: Page, address: string, title: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(cards(page, title)).not.toHaveCount(0, { timeout: 100 });
  }).toPass();
}
