import type { Page } from "@playwright/test";
import { fillAddress, nextButton } from "#tests/support/booking-page.ts";
import { consoleMessages, errorsAndWarnings } from "#tests/support/console-messages.ts";
import { holdBack } from "#tests/support/hold-back.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

/** Opens a page and returns a function that loads its script and waits until it has started. */
async function openWithoutScript(page: Page, path: string): Promise<() => Promise<unknown>> {
  const script = await holdBack(page, /\/entry\.client-/);
  const opened = page.waitForEvent("domcontentloaded");
  const started = page.goto(path);
  await opened;
  return () => {
    script.resolve();
    return started;
  };
}

/** Makes frames as rare as on a busy phone. */
async function slowDownFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const requestFrame = requestAnimationFrame;
    window.requestAnimationFrame = (draw) => window.setTimeout(() => requestFrame(draw), 300);
  });
}

const forms: readonly [path: string, field: string][] = [
  ["/quote-request?items=1097:2", "Name"],
  ["/custom-request", "Name"],
  ["/price-match/form", "Name"],
  ["/services/financing#quiz", "First name"],
  ["/book-delivery", "Full name"],
];

for (const [path, name] of forms) {
  test(`no letter typed while the script starts is lost at ${path}`, {
    tag: "@desktop",
  }, async ({ page }) => {
    const messages = consoleMessages(page);
    await slowDownFrames(page);
    const loadScript = await openWithoutScript(page, path);
    const field = page.getByRole("textbox", { name }).first();
    await field.click();
    let typed = "";
    const type = async () => {
      const letter = "abcdefghij"[typed.length % 10] ?? "";
      await page.keyboard.press(letter, { delay: 20 });
      typed += letter;
    };
    await type();
    let isStarted = false;
    const started = loadScript().finally(() => {
      isStarted = true;
    });
    while (!isStarted) await type();
    await started;
    for (let count = 0; count < 5; count += 1) await type();
    await expect(field).toHaveValue(typed);
    expect(errorsAndWarnings(messages)).toEqual([]);
  });
}

test("a field focused at the moment the booking page hydrates keeps the focus", {
  tag: "@desktop",
}, async ({ page }) => {
  const loadScript = await openWithoutScript(page, "/book-delivery");
  // A change event, which comes while an edited field loses the focus, makes React hydrate at once.
  const lost = page.evaluate(async () => {
    const ids = ["booking-fullName", "booking-addressStreet"] as const;
    const lostFocus: string[] = [];
    for (let round = 0, after = 0; after < 3; round += 1) {
      if (document.querySelector("main form[method=post]") === null) after += 1;
      const id = ids[round % 2] ?? ids[0];
      document.getElementById(id)?.focus();
      document.execCommand("insertText", false, "a");
      await new Promise((resolve) => setTimeout(resolve));
      if (document.activeElement?.id !== id) lostFocus.push(id);
    }
    return lostFocus;
  });
  await loadScript();
  expect(await lost).toEqual([]);
});

test("Next released after the booking page's script has started leads to the second step", {
  tag: "@desktop",
}, async ({ page }) => {
  const messages = consoleMessages(page);
  const loadScript = await openWithoutScript(page, "/book-delivery");
  await fillAddress(page, newShopper());
  await nextButton(page).hover();
  await page.mouse.down();
  await loadScript();
  await page.mouse.up();
  const wizard = page.locator("main form:not([method=post])");
  await expect(wizard.getByRole("heading", { name: "Furniture Details" })).toBeVisible();
  expect(errorsAndWarnings(messages)).toEqual([]);
});

test("a field that is focused while the script starts is not filled in", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.addInitScript(() => {
    const saved = (text: string) => ({ text, at: "/custom-request" });
    const known = { email: saved("old@example.com"), tel: saved("(713) 555-0188") };
    sessionStorage.setItem("parsons-furniture-contact", JSON.stringify(known));
  });
  const loadScript = await openWithoutScript(page, "/book-delivery");
  await page.getByRole("textbox", { name: "Email" }).focus();
  await loadScript();
  await page.keyboard.type("new@example.com");
  await expect(page.getByRole("textbox", { name: "Phone" })).toHaveValue("(713) 555-0188");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("new@example.com");
});
