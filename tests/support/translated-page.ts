import { expect, type Page } from "@playwright/test";
import { consoleMessages, errorsAndWarnings } from "./console-messages.ts";
import { extend, extensionKinds } from "./fake-extensions.ts";
import { translate } from "./fake-translator.ts";

/**
 * Lets a translator and extensions change every page opened from now on; returns the pages' console
 * messages.
 */
export async function translateAndExtend(page: Page, isMobile: boolean): Promise<string[]> {
  const messages = consoleMessages(page);
  // Before hydration on desktop, after it on phones.
  await translate(page, isMobile ? "shop-ready" : "DOMContentLoaded");
  await extend(page, extensionKinds);
  return messages;
}

/**
 * Asserts that no text was written into replaced nodes, and nothing was logged as an error or
 * warning.
 */
export async function expectIntact(page: Page, messages: readonly string[]): Promise<void> {
  for (const frame of page.frames()) {
    expect(await frame.evaluate(() => window.unseenTexts?.() ?? [])).toEqual([]);
  }
  expect(errorsAndWarnings(messages)).toEqual([]);
}
