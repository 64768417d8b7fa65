import type { Locator, Page } from "@playwright/test";
import { accessibilityFaults } from "#tests/support/accessibility-faults.ts";
import { holdBack } from "#tests/support/hold-back.ts";
import { expect, hydrated, test } from "#tests/support/shop-test.ts";

const productPath = "/products/model-4700-leather-recliner";
const pictures = (page: Page) => page.getByRole("region", { name: "Pictures" });
const strip = (page: Page) => pictures(page).getByRole("list").first();
const zoomed = (page: Page) => page.getByRole("dialog", { name: "Model 4700 Leather Recliner" });
const slide = (page: Page, number: number) =>
  zoomed(page)
    .locator("[data-closeness]")
    .nth(number - 1);

test("a picture opens fullscreen, zooms, and closes with Escape", async ({ page }) => {
  await page.goto(productPath);
  const picture = strip(page).getByRole("link", { name: /^Look closer/ });
  await picture.first().click();
  const slide = zoomed(page).locator("[data-closeness]").first();
  await expect(zoomed(page)).toContainText(/1 of \d/);
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await expect(slide).toHaveAttribute("data-closeness", "2");
  const image = slide.locator("picture img");
  await expect
    .poll(() => image.evaluate((shown: HTMLImageElement) => shown.currentSrc))
    .toContain(`/${await widest(slide)}.`);
  await page.keyboard.press("-");
  await zoomed(page).getByRole("button", { name: "Farther" }).click();
  await expect(slide).toHaveAttribute("data-closeness", "0");
  await page.keyboard.press("ArrowRight");
  await expect(zoomed(page)).toContainText(/2 of \d/);
  await page.keyboard.press("Escape");
  await expect(zoomed(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${productPath}$`));
});

test("the largest version loads only when zoomed", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(productPath);
  expect(await widest(strip(page))).toBe(960);
  await strip(page).press("+");
  expect(await widest(zoomed(page).locator("[data-closeness]"))).toBe(1600);
});

/** Returns the width in pixels of the widest version of the first picture in a part of the page. */
async function widest(part: Locator): Promise<number> {
  const versions = await part.locator("picture source").first().getAttribute("srcset");
  return Number.parseInt(versions?.split(", ").at(-1)?.split(" ").at(-1) ?? "", 10);
}

test("Back closes the large picture and stays on the page", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto(productPath);
  await strip(page).press("+");
  await expect(zoomed(page)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goBack();
  await expect(zoomed(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${productPath}$`));
});

test("opens the clicked picture, also after a reload", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(productPath);
  await pictures(page)
    .getByRole("link", { name: /^Show picture 4/ })
    .click();
  const fourth = strip(page).getByRole("link").nth(3);
  await expect(fourth).toBeInViewport({ ratio: 0.5 });
  await fourth.click();
  for (const times of ["pressed", "reloaded"]) {
    await expect(zoomed(page), times).toContainText(/4 of \d/);
    await expect(slide(page, 4), times).toBeInViewport({ ratio: 0.9 });
    await page.reload();
  }
});

test("with arrow keys the count and the picture stay in sync, wherever the focus is", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto(productPath);
  await strip(page).press("+");
  await zoomed(page)
    .getByRole("list", { name: /^Swipe/ })
    .focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(zoomed(page)).toContainText(/3 of \d/);
  await expect(slide(page, 3)).toBeInViewport({ ratio: 0.9 });
});

test("a click zooms, arrow keys pan, another click zooms out", async ({ page }) => {
  await page.goto(productPath);
  await strip(page).press("+");
  await slide(page, 1).click();
  await expect(slide(page, 1)).toHaveAttribute("data-closeness", "2");
  const scrollTop = () => slide(page, 1).evaluate((frame) => frame.scrollTop);
  const before = await scrollTop();
  await page.keyboard.press("ArrowDown");
  await expect.poll(scrollTop).toBeGreaterThan(before);
  await slide(page, 1).click();
  await expect(slide(page, 1)).toHaveAttribute("data-closeness", "0");
  await expect(zoomed(page)).toContainText(/1 of \d/);
});

test.describe("a zoom whose script loads slowly", () => {
  test("opens once, however often it is clicked", { tag: "@desktop" }, async ({ page }) => {
    const script = await holdBack(page, /zoom-and-viewer-dialogs.*\.js/);
    await page.goto("/collections/living-room");
    await page.goto(productPath);
    const link = strip(page).getByRole("link").first();
    await link.click();
    await expect(page.getByText("One moment …")).toBeVisible();
    await link.click();
    await link.click();
    script.resolve();
    await expect(zoomed(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(zoomed(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/living-room$/);
  });
});

test.describe("a zoom whose script fails to load", () => {
  test("the page stays with a message, and the next click retries", { tag: "@desktop" }, async ({
    page,
  }) => {
    let requests = 0;
    await page.route(/zoom-and-viewer-dialogs.*\.js/, (route) => {
      requests += 1;
      return requests === 1 ? route.abort() : route.continue();
    });
    await page.goto(productPath);
    const link = strip(page).getByRole("link").first();
    await link.click();
    await expect(page.getByText("That didn't open.")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${productPath}$`));
    await link.click();
    await expect(zoomed(page)).toBeVisible();
  });
});

test("a zoom left open on a removed product doesn't block others", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/collections/living-room/stationary-sofa-loveseats");
  await page.evaluate(() => {
    history.replaceState({ ...history.state, usr: { quickView: "a-piece-now-gone" } }, "");
  });
  await page.reload();
  await hydrated(page);
  await page
    .getByRole("link", { name: /^Quick View/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
