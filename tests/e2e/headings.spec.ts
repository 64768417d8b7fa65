import { expect, test } from "#tests/support/shop-test.ts";
import { sitePages, spanishPages } from "#tests/support/site-pages.ts";

/** The name and the slogan of every page that has both. */
const titled: [path: string, name: string, slogan: string][] = [
  ["/collections/living-room", "Living Room", "The room everybody ends up in"],
  ["/collections/bedroom", "Bedroom", "The whole room, one price"],
  ["/collections/dining-room", "Dining Room", "Room for one more"],
  ["/collections/home-office", "Home Office", "Work from home, properly"],
  ["/collections/accessories", "Accessories", "The last ten percent"],
  ["/collections/bar-entertainment", "Bar & Entertainment", "Game day starts here"],
  [
    "/collections/living-room/stationary-sofa-loveseats",
    "Stationary Sofa + Loveseats",
    "Sofas that stay put",
  ],
  [
    "/collections/living-room/stationary-sectionals",
    "Stationary Sectionals",
    "A corner for everyone",
  ],
  [
    "/collections/living-room/reclining-sofa-loveseats",
    "Reclining Sofa + Love Seats",
    "Feet up, side by side",
  ],
  ["/collections/living-room/recliners-lift-chairs", "Recliners & Lift Chairs", "The good chair"],
  [
    "/collections/living-room/reclining-sectionals",
    "Reclining Sectionals",
    "The whole row reclines",
  ],
  ["/price-match", "Price Match", "Found it cheaper? Let us beat it."],
  ["/delivery-info", "Delivery Info", "Carried in, put together, swept up"],
  ["/services/financing", "Financing & Offers", "Sit on it now. Pay for it in pieces."],
];

for (const [path, name, slogan] of titled) {
  test(`rule 2.11: the heading of ${path} is its name, next to its slogan`, {
    tag: "@desktop",
  }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText([name]);
    await expect(page.locator("hgroup p")).toHaveText(slogan);
    await expect(page.locator("hgroup p")).toBeVisible();
  });
}

test("every page has exactly one first-level heading, and it isn't empty", {
  tag: "@desktop",
}, async ({ page }) => {
  for (const { path } of [...sitePages, ...spanishPages]) {
    await page.goto(path);
    await expect.soft(page.locator("h1"), path).toHaveCount(1);
    await expect.soft(page.locator("h1"), path).toHaveText(/\w/);
  }
});

for (const width of [360, 768, 1280, 1920]) {
  test(`rule 4.21: at ${width} px the room over a listing is as wide as the page`, {
    tag: "@desktop",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { path } of sitePages.filter(({ path }) => /living-room\/./.test(path))) {
      await page.goto(path);
      const box = await page.locator("main picture img").first().boundingBox();
      const wide = await page.evaluate(() => document.documentElement.clientWidth);
      expect.soft(box?.x, path).toBe(0);
      expect.soft(box?.width, path).toBe(wide);
    }
  });
}
