import type { Page } from "@playwright/test";
import { consoleMessages, errorsAndWarnings } from "#tests/support/console-messages.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const pages = [
  "/",
  "/collections/living-room",
  "/collections/bedroom",
  "/collections/home-office",
  "/delivery-info",
  "/services/financing",
  "/price-match",
  "/privacy-policy",
  "/terms-and-conditions",
];

for (const path of pages) {
  test(`${path} is the same by a click, after a reload and after Back`, {
    tag: "@desktop",
  }, async ({ page }) => {
    const messages = consoleMessages(page);
    await page.goto("/wishlist");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await follow(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const clicked = await parts(page);
    expect(clicked.length).toBeGreaterThan(0);
    await page.reload();
    expect(await parts(page)).toEqual(clicked);
    await follow(page, "/wishlist");
    await page.goBack();
    await expect(page).toHaveURL(path);
    expect(await parts(page)).toEqual(clicked);
    expect(errorsAndWarnings(messages)).toEqual([]);
  });
}

test("choosing a type marks its link and leaves the room's pictures in place (rule 3.11)", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/collections/bedroom");
  const link = page.getByRole("link", { name: "Browse Category: Nightstands" });
  const picture = await page.locator("main img").first().elementHandle();
  await link.click();
  await expect(page.getByRole("heading", { name: "Nightstands", level: 2 }).last()).toBeFocused();
  await expect(link).toHaveAttribute("aria-current", "true");
  expect(await picture?.evaluate((it) => it.isConnected)).toBe(true);
  await page.goBack();
  await expect(link).not.toHaveAttribute("aria-current");
  await page.goForward();
  await expect(link).toHaveAttribute("aria-current", "true");
  await page.reload();
  await expect(link).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(link).not.toHaveAttribute("aria-current");
});

test("a page's text is in its document once", { tag: "@desktop" }, async ({ request }) => {
  const sentences: [string, string][] = [
    ["/terms-and-conditions", "What you can expect of us, what we expect of you"],
    ["/delivery-info", "We carry each piece to its room"],
    ["/", "no showroom the size of an airport"],
  ];
  for (const [path, sentence] of sentences) {
    const text = await (await request.get(path)).text();
    expect(text.split(sentence), path).toHaveLength(2);
  }
});

/** Clicks a link to a page, whether or not there is one. */
async function follow(page: Page, path: string) {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(path);
}

/** HTML of the parts that the server rendered, without what the focus of a heading leaves there. */
async function parts(page: Page) {
  await expect(page.locator('[id^="part-"]').first()).toBeVisible();
  const all = await page
    .locator('[id^="part-"]')
    .evaluateAll((elements) => elements.map(({ innerHTML }) => innerHTML));
  return all.map((html) => html.replace(' outline-none" tabindex="-1"', '"'));
}
