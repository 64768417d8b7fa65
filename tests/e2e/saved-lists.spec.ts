import type { Page } from "@playwright/test";
import { holdBack } from "#tests/support/hold-back.ts";
import { openPage } from "#tests/support/open-page.ts";
import { seedStorage, storedLine } from "#tests/support/quote-page.ts";
import { expect, hydrated, test } from "#tests/support/shop-test.ts";

const lists = [
  {
    path: "/quote-request",
    key: "parsons-furniture-cart",
    empty: "Your Cart is Empty",
    kept: "Request Your Quote",
  },
  {
    path: "/wishlist",
    key: "parsons-furniture-wishlist",
    empty: "Nothing saved yet",
    kept: "Your Wishlist",
  },
];

for (const { path, key, empty, kept } of lists) {
  const titles = (page: Page) => ({
    empty: page.getByRole("main").getByRole("heading", { name: empty }),
    kept: page.getByRole("main").getByText(kept, { exact: true }).filter({ visible: true }),
  });

  test.describe(`${path} before its script files (rule 7.16)`, () => {
    test.beforeEach(({ page }) => page.route(/\.js$/, (route) => route.abort()));

    for (const stored of [undefined, "[]", "["]) {
      test(`shows the empty list with ${stored ?? "nothing"} stored`, { tag: "@desktop" }, async ({
        page,
        baseURL,
      }) => {
        if (stored) await seedStorage(page, key, stored);
        await openPage(page, `${baseURL}${path}`);
        await expect(titles(page).empty).toBeVisible();
        await expect(titles(page).kept).toHaveCount(0);
      });
    }

    test("shows that a kept list is coming, and fetches no picture of the empty one", {
      tag: "@desktop",
    }, async ({ page, baseURL }) => {
      const rooms: string[] = [];
      page.on("request", (request) => {
        const url = request.url();
        if (url.includes("/pictures/rooms/")) rooms.push(url);
      });
      await seedStorage(page, key, JSON.stringify([storedLine("1097")]));
      await openPage(page, `${baseURL}${path}`);
      await page.waitForLoadState();
      await expect(titles(page).kept).toBeVisible();
      await expect(titles(page).empty).toHaveCount(0);
      expect(rooms).toEqual([]);
    });
  });

  test(`${path} with a kept list shows it, and the empty page once all is removed`, {
    tag: "@desktop",
  }, async ({ page }) => {
    await seedStorage(page, key, JSON.stringify([storedLine("1097")]));
    await page.goto(path);
    await page.getByRole("button", { name: /^Remove / }).click();
    await expect(titles(page).empty).toBeVisible();
    await expect(titles(page).kept).toHaveCount(0);
  });

  test(`the heading of the empty ${path} stays when the script arrives`, {
    tag: "@desktop",
  }, async ({ page, baseURL }) => {
    const script = await holdBack(page, /\/entry\.client-/);
    await openPage(page, `${baseURL}${path}`);
    const heading = await titles(page).empty.elementHandle();
    expect(heading).not.toBeNull();
    script.resolve();
    await hydrated(page);
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(page.locator("h1")).toHaveCount(1);
  });
}
