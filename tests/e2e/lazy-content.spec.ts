import type { Page } from "@playwright/test";
import { holdBack } from "#tests/support/hold-back.ts";
import { openPage } from "#tests/support/open-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { sitePages } from "#tests/support/site-pages.ts";

const room = "/collections/bedroom";
const sharedList = sitePages.find(({ name }) => name === "shared quote list")?.path ?? "";
const firstPicture = /\/pictures\/rooms\/bedroom\//;

/** The addresses of all pictures requested so far, but for the room's own at the top. */
function otherPictures(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/pictures/") && !firstPicture.test(pathname)) requested.push(pathname);
  });
  return requested;
}

/** Opens the room while its first picture is held back, and waits until it is laid out. */
async function openWithoutFirstPicture(page: Page, baseURL = "") {
  const picture = await holdBack(page, firstPicture);
  const requested = otherPictures(page);
  await openPage(page, baseURL + room);
  // Two frames, after which a browser has asked for lazy pictures near the window.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(requested).toEqual([]);
  return { picture, requested };
}

test.describe("lazy pictures", { tag: "@phone" }, () => {
  test("are fetched once the first picture is there", async ({ page, baseURL }) => {
    const { picture, requested } = await openWithoutFirstPicture(page, baseURL);
    picture.resolve();
    await expect.poll(() => requested.length).toBeGreaterThan(0);
    await expect(page.locator("html")).not.toHaveAttribute("data-first-picture");
  });

  test("wait for it no longer than until a key is pressed", async ({ page, baseURL }) => {
    const { requested } = await openWithoutFirstPicture(page, baseURL);
    await page.keyboard.press("Tab");
    await expect.poll(() => requested.length).toBeGreaterThan(0);
  });

  test("wait for it no longer than three seconds", async ({ page, baseURL }) => {
    const { requested } = await openWithoutFirstPicture(page, baseURL);
    await expect.poll(() => requested.length).toBeGreaterThan(0);
  });

  test("leave the placeholder of the first picture to be seen", async ({ page, baseURL }) => {
    await openWithoutFirstPicture(page, baseURL);
    const placeholder = page.locator('main img[src^="data:"]').first();
    await expect(placeholder).toHaveJSProperty("complete", true);
    await expect(placeholder).toBeVisible();
  });

  test("of a page without a first picture come after its first words", async ({ page }) => {
    await page.goto(sharedList);
    const pictures = () =>
      page.evaluate(() => {
        const [words] = performance.getEntriesByName("first-contentful-paint");
        const files = performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.includes("/pictures/"));
        return { words: words?.startTime, files: files.map(({ startTime }) => startTime) };
      });
    await expect.poll(async () => (await pictures()).files.length).toBeGreaterThan(0);
    const { words = Number.POSITIVE_INFINITY, files } = await pictures();
    expect(Math.min(...files)).toBeGreaterThan(words);
  });
});

test.describe("the price-match form", { tag: "@phone" }, () => {
  test("is fetched once the page's picture is there, into its place", async ({ page, baseURL }) => {
    const picture = await holdBack(page, /\/pictures\/rooms\/price-match\//);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await openPage(page, `${baseURL}/price-match`);
    expect(requested).not.toContain("/price-match/form");
    const form = await page.locator("#price-match-form").boundingBox();
    expect(form?.height).toBeGreaterThan(1_000);
    picture.resolve();
    await expect.poll(() => requested).toContain("/price-match/form");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("lazy pictures don't wait for the first", { tag: "@desktop" }, async ({ page }) => {
    await holdBack(page, firstPicture);
    const requested = otherPictures(page);
    await page.goto(room, { waitUntil: "domcontentloaded" });
    await expect.poll(() => requested.length).toBeGreaterThan(0);
  });
});
