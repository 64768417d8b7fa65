import type { Page } from "@playwright/test";
import { loadProducts } from "#server/catalog/starter-set/load-products.ts";
import { facts } from "#shop/facts.ts";
import { consoleMessages, errorsAndWarnings } from "#tests/support/console-messages.ts";
import { extend, extensionKinds } from "#tests/support/fake-extensions.ts";
import { translate } from "#tests/support/fake-translator.ts";
import { type PageStage, pageStages } from "#tests/support/page-stages.ts";
import { expect, test } from "#tests/support/shop-test.ts";

// A real extension's changes aren't restricted by the page's policy.
test.use({ bypassCSP: true });

/** Returns texts that a translator must not change when they are an element's only content. */
async function exactTexts(): Promise<ReadonlySet<string>> {
  const { phone, email, shortName, address } = facts;
  const names = loadProducts().flatMap(({ title, sku }) => [title, sku]);
  return new Set([...names, phone, email, shortName, address.street]);
}

const price = /^[+]?[$][0-9,.]+[+]?$/;

const unknownProduct: PageStage = {
  kind: "piece",
  name: "an unknown piece",
  reach: (page) => page.goto("/products/nothing-like-it"),
};

/** Marks the element the server rendered, to recognize it later. */
async function markServerRendered(page: Page) {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      Object.assign(document.querySelector("main") ?? {}, { served: true });
    });
  });
}

const keptServerRendered = (page: Page) =>
  page.evaluate(() => "served" in (document.querySelector("main") ?? {}));

async function expectIntact(page: Page, messages: string[]) {
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  expect(await page.evaluate(() => window.unseenTexts?.())).toEqual([]);
  expect(errorsAndWarnings(messages)).toEqual([]);
}

test.describe("changed by translators and extensions", { tag: "@desktop" }, () => {
  for (const { name, reach } of [...pageStages, unknownProduct]) {
    test(`E1, E2: ${name} hydrates with changes made before its script arrived`, async ({
      page,
    }) => {
      const messages = consoleMessages(page);
      await markServerRendered(page);
      await translate(page, "DOMContentLoaded");
      await extend(page, extensionKinds);
      await reach(page);
      await expectIntact(page, messages);
      expect(await keptServerRendered(page)).toBe(true);
      const translated = await page.evaluate(() => window.translatedTexts ?? []);
      expect(translated.length).toBeGreaterThan(10);
      const exact = await exactTexts();
      expect(translated.filter((text) => exact.has(text) || price.test(text))).toEqual([]);
      const unvalued = "option:not([value]), input:is([type=radio]):not([value])";
      await expect(page.locator(unvalued)).toHaveCount(0);
    });
  }
});
