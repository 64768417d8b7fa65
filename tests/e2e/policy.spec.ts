import { consoleMessages } from "#tests/support/console-messages.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const pages = [
  "/",
  "/?utm_source=mail",
  "/collections/living-room/recliners-lift-chairs?sort=newest",
];

for (const path of pages) {
  test(`runs under its content security policy: ${path}`, { tag: "@desktop" }, async ({ page }) => {
    const messages = consoleMessages(page);
    const response = await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(response?.headers()["content-security-policy"]).not.toContain("unsafe");
    expect(messages).toEqual([]);
  });
}
