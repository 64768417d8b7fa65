import type { Page } from "@playwright/test";
import { loadCatalog } from "#server/catalog/load-catalog.ts";
import { facts } from "#shop/facts.ts";
import { consoleMessages, pageComplaints } from "#tests/support/console-messages.ts";
import { extend, extensionKinds } from "#tests/support/fake-extensions.ts";
import { translate } from "#tests/support/fake-translator.ts";
import { type PageStage, pageStages } from "#tests/support/page-stages.ts";
import { expect, test } from "#tests/support/shop-test.ts";

// What extensions put into a page is not bound by its policy.
test.use({ bypassCSP: true });

/** What a translator must leave alone, where it is all that stands in an element. */
async function exactTexts(): Promise<ReadonlySet<string>> {
  const { phone, email, shortName, address } = facts;
  const pieces = (await loadCatalog().all()).flatMap(({ title, sku }) => [title, sku]);
  return new Set([...pieces, phone, email, shortName, address.street]);
}

const price = /^[+]?[$][0-9,.]+[+]?$/;

const unknownProduct: PageStage = {
  kind: "piece",
  name: "an unknown piece",
  reach: (page) => page.goto("/products/nothing-like-it"),
};

/** Marks what the server sent, to be known again. */
async function markServed(page: Page) {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      Object.assign(document.querySelector("main") ?? {}, { served: true });
    });
  });
}

const hasServed = (page: Page) =>
  page.evaluate(() => "served" in (document.querySelector("main") ?? {}));

async function expectIntact(page: Page, said: string[]) {
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  expect(await page.evaluate(() => window.unseenTexts?.())).toEqual([]);
  expect(pageComplaints(said)).toEqual([]);
}

test.describe("as the world touches it", { tag: "@desktop" }, () => {
  for (const { name, reach } of [...pageStages, unknownProduct]) {
    test(`E1, E2: ${name} hydrates with changes made before its script arrived`, async ({
      page,
    }) => {
      const said = consoleMessages(page);
      await markServed(page);
      await translate(page, "DOMContentLoaded");
      await extend(page, extensionKinds);
      await reach(page);
      await expectIntact(page, said);
      expect(await hasServed(page)).toBe(true);
      const translated = await page.evaluate(() => window.translatedTexts ?? []);
      expect(translated.length).toBeGreaterThan(10);
      const exact = await exactTexts();
      expect(translated.filter((text) => exact.has(text) || price.test(text))).toEqual([]);
      const unvalued = "option:not([value]), input:is([type=radio]):not([value])";
      await expect(page.locator(unvalued)).toHaveCount(0);
    });
  }
});
