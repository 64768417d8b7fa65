import type { Locator, Page } from "@playwright/test";
import { accessibilityFaults } from "#tests/support/accessibility-faults.ts";
import { consoleMessages } from "#tests/support/console-messages.ts";
import { holdBack } from "#tests/support/hold-back.ts";
import { horizontalOverflow, watchShifts } from "#tests/support/page-layout.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const LANGUAGE_KEY = "parsons-furniture-language";

const offer = (page: Page) => page.getByRole("region", { name: "Español" });
const follow = (page: Page) => offer(page).getByRole("link", { name: "Ver en español" });
const decline = (page: Page) => offer(page).getByRole("button", { name: "No, gracias" });

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), LANGUAGE_KEY);

test.describe("a browser that reads English first", () => {
  test("gets no offer", { tag: "@desktop" }, async ({ page }) => {
    await page.goto("/");
    await expect(offer(page)).toBeHidden();
  });
});

test.describe("a browser that reads Spanish first", () => {
  test.use({ locale: "es-MX" });

  test("is offered Spanish above the header, from the first paint", {
    tag: "@essential",
  }, async ({ page }) => {
    const messages = consoleMessages(page);
    const scripts = await holdBack(page, /\.js$/);
    const loaded = page.goto("/delivery-info");
    await expect(offer(page)).toBeVisible();
    const moved = await watchShifts(page);
    scripts.resolve();
    await loaded;
    await page.waitForLoadState("networkidle");
    expect(await moved()).toEqual([]);
    await expect(offer(page)).toHaveAttribute("lang", "es");
    await expect(offer(page)).toContainText("Este sitio también está en español.");
    expect(await topOf(offer(page))).toBe(0);
    for (const control of [follow(page), decline(page)]) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(messages).toEqual([]);
  });

  test("follows it to the same page, and is never asked again", async ({ page }) => {
    await page.goto("/search?q=sofa#content");
    await expect(follow(page)).toHaveAttribute("href", "/es/buscar?q=sofa#content");
    await follow(page).click();
    await expect(page).toHaveURL("/es/buscar?q=sofa#content");
    expect(await stored(page)).toBe("es");
    await expect(offer(page)).toHaveCount(0);
    await page.goto("/");
    await expect(offer(page)).toBeHidden();
  });

  test("declines it by keyboard, and goes on in the header", async ({ page }) => {
    await page.goto("/wishlist");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(follow(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(decline(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(offer(page)).toBeHidden();
    await expect(page.getByRole("link", { name: "Parsons Furniture, home" })).toBeFocused();
    expect(await stored(page)).toBe("en");
    await page.reload();
    await expect(offer(page)).toBeHidden();
  });

  test("declines it before the page's script has come", { tag: "@desktop" }, async ({ page }) => {
    const scripts = await holdBack(page, /\.js$/);
    const loaded = page.goto("/wishlist");
    await decline(page).click();
    await expect(offer(page)).toBeHidden();
    expect(await stored(page)).toBe("en");
    scripts.resolve();
    await loaded;
    await expect(offer(page)).toBeHidden();
  });

  test("switching by any link counts as an answer", { tag: "@desktop" }, async ({ page }) => {
    await page.goto("/es/favoritos");
    await expect(offer(page)).toHaveCount(0);
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL("/wishlist");
    expect(await stored(page)).toBe("en");
    await expect(offer(page)).toBeHidden();
  });

  test("an answer in one tab counts in the others", { tag: "@desktop" }, async ({
    page,
    context,
  }) => {
    await page.goto("/");
    const other = await context.newPage();
    await other.goto("/wishlist");
    await expect(offer(page)).toBeVisible();
    await decline(other).click();
    await page.goto("/delivery-info");
    await expect(offer(page)).toBeHidden();
  });

  test("is offered nothing on paper or in a frame", { tag: "@desktop" }, async ({ page }) => {
    await page.goto("/price-match");
    await expect(offer(page)).toBeVisible();
    const frame = page.frameLocator("main iframe");
    await page.locator("main iframe").scrollIntoViewIfNeeded();
    await expect(frame.getByRole("button").first()).toBeVisible();
    await expect(frame.getByText("Ver en español")).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await expect(offer(page)).toBeHidden();
  });

  test("declines it for this page where storage is blocked", { tag: "@desktop" }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"] as const) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
      }
    });
    await page.goto("/delivery-info");
    await expect(offer(page)).toBeVisible();
    await decline(page).click();
    await expect(offer(page)).toBeHidden();
    await page.goto("/wishlist");
    await expect(offer(page)).toBeVisible();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is offered nothing", { tag: "@desktop" }, async ({ page }) => {
      await page.goto("/");
      await expect(offer(page)).toBeHidden();
    });
  });
});

const topOf = async (element: Locator) => (await element.boundingBox())?.y;
