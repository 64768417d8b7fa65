import { translate } from "#tests/support/fake-translator.ts";
import { expect, test } from "#tests/support/shop-test.ts";

// A real extension's changes aren't restricted by the page's policy.
test.use({ bypassCSP: true });

for (const start of ["DOMContentLoaded", "shop-ready"] as const) {
  for (const kind of ["moves", "moves late"] as const) {
    test(`2S7: a translator that ${kind} the calculator's texts at ${start} leaves none stale`, {
      tag: "@desktop",
    }, async ({ page }) => {
      await translate(page, start, kind);
      await page.goto("/services/financing");
      const results = page.getByRole("region", { name: "Your estimate" });
      await expect(results).toContainText("12 monthly payments");
      await page.getByRole("radio", { name: "3 months", exact: true }).check();
      await expect(results.getByRole("definition").first()).toHaveText("$406.68");
      await page.evaluate(() => dispatchEvent(new Event("translations-arrive")));
      await expect(results.locator("dt font font").last()).toHaveText("Total interest");
      await expect(results).toContainText("3 monthly payments");
      await expect(results).not.toContainText("12 monthly payments");
    });
  }
}
