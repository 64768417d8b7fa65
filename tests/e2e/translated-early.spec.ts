import type { Page } from "@playwright/test";
import { consoleMessages, errorsAndWarnings } from "#tests/support/console-messages.ts";
import { extend, extensionKinds } from "#tests/support/fake-extensions.ts";
import { translate } from "#tests/support/fake-translator.ts";
import { holdBack } from "#tests/support/hold-back.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { startDraft } from "#tests/support/started-draft.ts";

// A real extension's changes aren't restricted by the page's policy.
test.use({ bypassCSP: true });

/** Opens a page whose script loads only after `early` has finished. */
async function openBeforeScript(page: Page, path: string, early: () => Promise<void>) {
  const script = await holdBack(page, /\/entry\.client-/);
  const done = new Promise<void>((resolve, reject) => {
    page.once("domcontentloaded", () => {
      early().finally(script.resolve).then(resolve, reject);
    });
  });
  await page.goto(path);
  await done;
}

const forms: readonly [path: string, fields: readonly string[]][] = [
  ["/quote-request?items=1097:2,1101:1", ["name", "bestTime", "itemNotes"]],
  ["/custom-request", ["lookingFor", "name"]],
  ["/price-match/form", ["product", "name"]],
  ["/search", ["q"]],
  ["/book-delivery", ["fullName", "addressStreet"]],
];

for (const [path, fields] of forms) {
  test(`E2: text typed into ${path} survives early translators and extensions`, {
    tag: "@desktop",
  }, async ({ page }) => {
    const messages = consoleMessages(page);
    await translate(page, "DOMContentLoaded");
    await extend(page, extensionKinds);
    const field = (name: string) => page.locator(`main [name=${name}]`).first();
    await openBeforeScript(page, path, async () => {
      for (const name of fields) await field(name).pressSequentially(`Typed ${name}`);
    });
    // The wizard's fields have an id but no posted name.
    const after = (name: string) =>
      field(name)
        .or(page.locator(`#booking-${name}`))
        .first();
    for (const name of fields) await expect(after(name)).toHaveValue(`Typed ${name}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    expect(errorsAndWarnings(messages)).toEqual([]);
  });
}

test("E2: a field an extension has wrapped in its own element keeps focus and text", {
  tag: "@desktop",
}, async ({ page }) => {
  const messages = consoleMessages(page);
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      for (const field of document.querySelectorAll("main input:not([type=hidden])")) {
        const box = document.createElement("div");
        field.replaceWith(box);
        box.append(field);
      }
    });
  });
  const name = page.locator("main [name=name]");
  await openBeforeScript(page, "/custom-request", async () => {
    await name.pressSequentially("Dana");
  });
  await expect(name).toBeFocused();
  await name.pressSequentially(" Whitfield");
  await expect(name).toHaveValue("Dana Whitfield");
  await expect(page.locator("main div > [name=name]:only-child")).toHaveCount(1);
  expect(errorsAndWarnings(messages)).toEqual([]);
});

/** Where extensions put their own element in or beside each label, form and section. */
const places: readonly (readonly [selector: string, position: InsertPosition])[] = [
  ["label", "beforeend"],
  ["label", "afterbegin"],
  ["main form > div, main section, legend, main p", "beforeend"],
  ["body", "beforeend"],
];

for (const path of ["/custom-request", "/quote-request?items=1003:1"]) {
  test(`2S6: what extensions insert while ${path} is loading costs no typed text`, {
    tag: "@desktop",
  }, async ({ page }) => {
    const messages = consoleMessages(page);
    await page.addInitScript((places) => {
      const seen = new WeakMap<Element, Set<string>>();
      const insert = () => {
        for (const [selector, position] of places) {
          for (const element of document.querySelectorAll(selector)) {
            const done = seen.get(element) ?? new Set();
            if (done.has(position)) continue;
            seen.set(element, done.add(position));
            const button = document.createElement("button");
            button.type = "button";
            button.className = "of-extension";
            element.insertAdjacentElement(position, button);
          }
        }
      };
      new MutationObserver(insert).observe(document, { subtree: true, childList: true });
    }, places);
    const name = page.locator("main [name=name]");
    await openBeforeScript(page, path, async () => {
      await name.pressSequentially("Dana");
    });
    await name.pressSequentially(" Whitfield");
    await expect(name).toHaveValue("Dana Whitfield");
    expect(await page.locator("main label .of-extension").count()).toBeGreaterThan(5);
    expect(errorsAndWarnings(messages)).toEqual([]);
  });
}

test("E2: an element removed by an extension doesn't break the page", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const shopper = newShopper();
  const messages = consoleMessages(page);
  await startDraft(page, "custom");
  await page.goto("/custom-request");
  await page.getByRole("textbox", { name: /looking for/ }).fill("A green velvet sofa");
  await page.getByRole("textbox", { name: "Name" }).fill(shopper.name);
  await page.getByRole("button", { name: "Send my request" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Please check these" });
  await expect(summary).toBeVisible();
  // React removes the summary once the form is valid, and doesn't find it.
  await summary.evaluate((element) => element.remove());
  await page.getByRole("textbox", { name: "Email" }).fill(shopper.email);
  await page.getByRole("button", { name: "Send my request" }).click();
  await expect(page.getByRole("heading", { name: "We have your request" })).toBeVisible();
  const sent = () => shop.crm.received.filter(({ body }) => body.includes(shopper.email)).length;
  await expect.poll(sent).toBe(1);
  expect(errorsAndWarnings(messages)).toEqual([]);
});

test("E2: a blocked call bar doesn't break the page", {
  tag: "@phone",
}, async ({ page }) => {
  const messages = consoleMessages(page);
  await page.goto("/delivery-info");
  await page.mouse.wheel(0, 600);
  const bar = page.locator("[data-sticky-bar]");
  await bar.waitFor();
  await bar.evaluate((element) => element.remove());
  await page.getByRole("link", { name: /^Quote list/ }).click();
  await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
  expect(errorsAndWarnings(messages)).toEqual([]);
});
