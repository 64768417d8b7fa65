import type { Page } from "@playwright/test";
import { holdBack } from "#tests/support/hold-back.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const productPath = "/products/model-4700-leather-recliner";
const pictures = (page: Page) => page.getByRole("region", { name: "Pictures" });
const strip = (page: Page) => pictures(page).getByRole("list").first();
const countLine = (page: Page) => pictures(page).locator("p[aria-live]");
const picturesPassed = (page: Page) =>
  strip(page).evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);

test("buttons, keys and thumbnails switch pictures, and the count follows", async ({ page }) => {
  await page.goto(productPath);
  const count = countLine(page);
  const all = await strip(page).getByRole("listitem").count();
  await expect(count).toHaveText(`Picture 1 of ${all}`);
  await pictures(page).getByRole("button", { name: "Next picture" }).click();
  await expect(count).toHaveText(`Picture 2 of ${all}`);
  await strip(page).press("End");
  await expect(count).toHaveText(`Picture ${all} of ${all}`);
  await strip(page).press("Home");
  await expect(count).toHaveText(`Picture 1 of ${all}`);
  await strip(page).press("ArrowLeft");
  await expect(count).toHaveText(`Picture ${all} of ${all}`);
  const second = pictures(page).getByRole("link", { name: /^Show picture 2/ });
  await second.click();
  await expect(second).toHaveAttribute("aria-current", "true");
  await expect(strip(page).getByRole("listitem").nth(1)).toBeInViewport({ ratio: 0.5 });
});

test("a late scrollend of an interrupted scroll is ignored", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto(productPath);
  const count = countLine(page);
  const all = await strip(page).getByRole("listitem").count();
  await strip(page).press("End");
  await expect.poll(() => picturesPassed(page)).toBeCloseTo(all - 1, 1);
  await strip(page).evaluate(async (list) => {
    const press = (key: string) =>
      list.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    press("Home");
    list.dispatchEvent(new Event("scrollend"));
    await Promise.resolve();
    press("ArrowLeft");
  });
  await expect(count).toHaveText(`Picture ${all} of ${all}`);
  await expect.poll(() => picturesPassed(page)).toBeCloseTo(all - 1, 1);
});

test("a swipe shows another picture, and the count follows", async ({ page }) => {
  await page.goto(productPath);
  await strip(page).evaluate((list) => list.scrollTo({ left: list.clientWidth }));
  await expect(pictures(page).getByText(/\d of \d/)).toContainText("2 of");
  await expect(pictures(page).getByRole("link", { name: /^Show picture 2/ })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("every picture has its own alternative text", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(productPath);
  const alts = await strip(page)
    .locator("picture img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("alt") ?? ""));
  expect(alts.length).toBeGreaterThan(1);
  expect(new Set(alts).size).toBe(alts.length);
  for (const alt of alts) expect(alt.split(" ").length).toBeGreaterThan(3);
});

test("Enter opens the visible picture, even if another was focused first", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto(productPath);
  await strip(page).getByRole("link").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(pictures(page).getByText(/\d of \d/)).toContainText("3 of");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toContainText(/3 of \d/);
});

test("an unrelated key doesn't change the count", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(productPath);
  await strip(page).press("Home");
  await strip(page).evaluate((list) => list.scrollTo({ left: 2 * list.clientWidth }));
  await expect(pictures(page).getByText(/\d of \d/)).toContainText("3 of");
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Control++");
  await expect(pictures(page).getByText(/\d of \d/)).toContainText("3 of");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

const color = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

/** The thumbnail of the picture in view. */
const shown = (page: Page) => pictures(page).locator("li > a[aria-current=true]");

test("a chosen color shows its picture", async ({ page }) => {
  await page.goto(productPath);
  await color(page, "Cognac").check();
  await expect(shown(page)).toHaveAccessibleName(/Cognac/);
  await expect(color(page, "Cognac")).toBeChecked();
});

test("a color chosen before the script has loaded is shown after hydration", {
  tag: "@desktop",
}, async ({ page }) => {
  const scripts = await holdBack(page, /\.js$/);
  const loaded = page.goto(productPath);
  await color(page, "Cognac").check();
  scripts.resolve();
  await loaded;
  await expect(shown(page)).toHaveAccessibleName(/Cognac/);
  await expect(color(page, "Cognac")).toBeChecked();
  await expect(page.getByText("SKU PF-4700-CGN")).toBeVisible();
});

test("the drawing has its measures as text too", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(productPath);
  const drawing = page.getByRole("figure");
  await expect(drawing.getByRole("img")).toHaveCount(2);
  await expect(drawing.getByRole("img").first()).toHaveAttribute(
    "alt",
    "Front of Model 4700 Leather Recliner: 38 inches wide, 42 inches high",
  );
  await expect(drawing).toContainText("3′ 2″ wide, 3′ 4″ deep, 3′ 6″ high");
  const broken = await drawing
    .getByRole("img")
    .evaluateAll((images) => images.filter((image) => !(image as HTMLImageElement).naturalWidth));
  expect(broken).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("thumbnails lead to their pictures and pictures to their largest file", {
    tag: "@desktop",
  }, async ({ page, request }) => {
    await page.goto(productPath);
    await expect(pictures(page).getByRole("button")).toHaveCount(0);
    await pictures(page)
      .getByRole("link", { name: /^Show picture 2/ })
      .click();
    await expect(page).toHaveURL(/#picture-2$/);
    const second = strip(page).getByRole("listitem").nth(1);
    await expect(second).toBeInViewport({ ratio: 0.3 });
    const file = await second.getByRole("link").getAttribute("href");
    const response = await request.get(file ?? "");
    expect(response.headers()["content-type"]).toBe("image/avif");
    await expect(page.getByRole("button", { name: "Look around it in 3D" })).toHaveCount(0);
  });
});
