import type { Page } from "@playwright/test";
import { holdBack } from "#tests/support/hold-back.ts";
import { openPage } from "#tests/support/open-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

/** Opens the home page while its first picture doesn't load and the clock is paused. */
async function openWithoutPicture(page: Page, baseURL: string) {
  const picture = await holdBack(page, /living-hero/);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.clock.install({ time: "2026-11-20T12:00:00" });
  await page.clock.pauseAt("2026-11-20T12:00:01");
  await openPage(page, baseURL);
  await page.clock.runFor(2_900);
  expect(scripts).toEqual([]);
  return { scripts, picture };
}

test("the page's script loads once the first picture has loaded", { tag: "@desktop" }, async ({
  page,
  baseURL,
}) => {
  const { scripts, picture } = await openWithoutPicture(page, baseURL);
  picture.resolve();
  await page.waitForFunction(() =>
    document
      .querySelector<HTMLImageElement>("img[fetchpriority=high]")
      ?.decode()
      .then(() => true),
  );
  await page.clock.runFor(90);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test("the script waits no longer than three seconds", { tag: "@desktop" }, async ({
  page,
  baseURL,
}) => {
  const { scripts } = await openWithoutPicture(page, baseURL);
  await page.clock.runFor(200);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test("the first click loads the script, which handles that click", { tag: "@desktop" }, async ({
  page,
  baseURL,
}) => {
  const { scripts } = await openWithoutPicture(page, baseURL);
  await page.getByRole("button", { name: "Pause the slideshow" }).click();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await page.clock.resume();
  await expect(page.getByRole("button", { name: "Play the slideshow" })).toBeVisible();
});
