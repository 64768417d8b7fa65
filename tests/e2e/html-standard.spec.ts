import { htmlFaults, wordsRunTogether } from "#tests/support/html-faults.ts";
import { type CheckedPage, nuHtmlFaults } from "#tests/support/nu-html-faults.ts";
import { pageStages } from "#tests/support/page-stages.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { sitePages, spanishPages } from "#tests/support/site-pages.ts";
import { findJava } from "../../scripts/find-java.ts";

/** The W3C's checker needs Java; in CI, `npm run test:all` counts a missing Java as a failure. */
const java = await findJava();

const everyPage = [...sitePages, ...spanishPages];

test.describe("HTML", { tag: "@desktop" }, () => {
  test.describe.configure({ timeout: 180_000 });

  test("V5–V9: every page is valid HTML as sent (rule 17.11)", async ({ request, shop }) => {
    const pages: CheckedPage[] = [];
    for (const { path } of [...everyPage, { path: "/nowhere" }, { path: "/es/nowhere" }]) {
      const html = await (await request.get(shop.url + path)).text();
      expect.soft(await htmlFaults(html), path).toEqual([]);
      pages.push({ name: path, html });
    }
    if (java) expect(await nuHtmlFaults(pages)).toEqual([]);
  });

  test("V16: a page's text has spaces between all words", async ({ request, shop }) => {
    for (const { path } of everyPage) {
      const html = await (await request.get(shop.url + path)).text();
      expect.soft(wordsRunTogether(html), path).toEqual([]);
    }
  });

  test("V5–V9: error pages are valid HTML", async ({ request, shop }) => {
    const post = (path: string, headers: Record<string, string>) =>
      request.post(shop.url + path, { headers, data: "x=1" });
    const responses = await Promise.all([
      post("/quote-request", { origin: "https://elsewhere.example" }),
      post("/quote-request", { "content-type": "text/plain" }),
      request.fetch(`${shop.url}/`, { method: "DELETE" }),
      request.get(`${shop.url}/%zz`),
    ]);
    const pages: CheckedPage[] = [];
    for (const response of responses) {
      expect(response.status()).toBeGreaterThanOrEqual(400);
      const [name, html] = [String(response.status()), await response.text()];
      expect.soft(await htmlFaults(html), name).toEqual([]);
      pages.push({ name, html });
    }
    if (java) expect(await nuHtmlFaults(pages)).toEqual([]);
  });

  for (const kind of new Set(pageStages.map((stage) => stage.kind))) {
    test(`V5–V9: a ${kind} page stays valid HTML while used`, async ({ page }) => {
      const pages: CheckedPage[] = [];
      for (const { name, reach } of pageStages.filter((stage) => stage.kind === kind)) {
        await reach(page);
        const html = await page.content();
        expect.soft(await htmlFaults(html), name).toEqual([]);
        pages.push({ name, html });
      }
      if (java) expect(await nuHtmlFaults(pages)).toEqual([]);
    });
  }

  test("V8: the search field is a combobox with an existing list", async ({ page }) => {
    await page.goto("/search");
    const field = page.getByRole("combobox", { name: "What are you looking for?" });
    await expect(field).toHaveAttribute("type", "text");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await field.fill("recliner");
    await expect(page.getByRole("option").first()).toBeVisible();
    const list = await field.getAttribute("aria-controls");
    await expect(page.locator(`[id="${list}"]`)).toHaveRole("listbox");
  });

  test("V7: the street is a one-line field", async ({ page }) => {
    await page.goto("/book-delivery");
    const street = page.getByRole("textbox", { name: "Street address" });
    await expect(street).toHaveAttribute("autocomplete", "address-line1");
  });
});
