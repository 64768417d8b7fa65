import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/shop-test.ts";

const listings = [
  "stationary-sofa-loveseats",
  "stationary-sectionals",
  "reclining-sofa-loveseats",
  "recliners-lift-chairs",
  "reclining-sectionals",
].map((category) => `/collections/living-room/${category}`);

/** Pages that start with a picture. */
const pagesWithPicture = [
  "/",
  "/collections/living-room",
  "/collections/bedroom",
  "/delivery-info",
  "/price-match",
  "/products/model-4700-leather-recliner",
  "/search?q=sofa",
  ...listings,
];

for (const path of pagesWithPicture) {
  test(`${path} loads its first picture with priority and the rest lazily`, {
    tag: "@desktop",
  }, async ({ page }) => {
    await page.goto(path);
    const pictures = page.locator("main picture img");
    const loading = await pictures.evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ loading, fetchPriority }) => ({ loading, fetchPriority })),
    );
    const urgent = loading.flatMap(({ fetchPriority }, index) =>
      fetchPriority === "high" ? [index] : [],
    );
    expect(urgent).toEqual([0]);
    const eager = loading.flatMap(({ loading }, index) => (loading === "lazy" ? [] : [index]));
    expect(eager).toEqual([0]);
  });
}

test.describe("on a phone", { tag: "@phone" }, () => {
  for (const path of listings) {
    test(`${path} scrolled to its end loads less than 450 kB`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const bytes = countBytes(page);
      await page.goto(path);
      const pictures = page.getByRole("region", { name: "Pieces" }).locator("picture img:visible");
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveJSProperty("complete", true);
      }
      expect(await bytes()).toBeGreaterThan(100_000);
      expect(await bytes()).toBeLessThan(450_000);
    });
  }
});

/** Counts the bytes of all responses so far as sent, including headers. */
function countBytes(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    sizes.push(
      request
        .sizes()
        .then(
          ({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize,
        ),
    );
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
