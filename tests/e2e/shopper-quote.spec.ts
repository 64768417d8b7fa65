import type { Page } from "@playwright/test";
import { accessibilityFaults } from "#tests/support/accessibility-faults.ts";
import { consoleMessages, errorsAndWarnings } from "#tests/support/console-messages.ts";
import { htmlFaults, wordsRunTogether } from "#tests/support/html-faults.ts";
import { horizontalOverflow } from "#tests/support/page-layout.ts";
import { Seller } from "#tests/support/sent-quotes.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { expectIntact, translateAndExtend } from "#tests/support/translated-page.ts";

const signature = (page: Page) => page.getByLabel("Your name, as your signature");
const acceptButton = (page: Page) => page.getByRole("button", { name: "Accept", exact: true });

/** The `action` of every form that the page's own script or a browser has posted. */
function postedActions(page: Page): string[] {
  const actions: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST" || !request.url().includes("/quotes/")) return;
    actions.push(new URLSearchParams(request.postData() ?? "").get("action") ?? "");
  });
  return actions;
}

/** Accepts the quote that is open in the page. */
async function accept(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Accept this quote" }).click();
  await expect(page.getByRole("heading", { name: "Accept this quote" })).toBeVisible();
  await signature(page).fill("Janelle Brooks");
  await page.getByRole("radio", { name: "Monthly" }).check();
  await acceptButton(page).click();
  await expect(page.getByRole("heading", { name: /^Thank you, Janelle\./ })).toBeFocused();
}

let booked = 0;

/** Books an afternoon that no other test of this file books, once its button is called so. */
async function book(page: Page, zip = "77008", called?: string | RegExp): Promise<void> {
  const day = page.getByLabel("Day");
  const afternoon = page.getByRole("radio", { name: /^Afternoon/ });
  const time = await afternoon.inputValue();
  const free = await day
    .locator("option:not([disabled])")
    .evaluateAll(
      (options, time) =>
        (options as HTMLOptionElement[])
          .filter(({ dataset }) => dataset.free?.split(" ").includes(time))
          .map(({ value }) => value),
      time,
    );
  booked += 1;
  await day.selectOption(free.at(-booked) ?? "");
  await afternoon.check();
  await page.getByLabel("Street address").fill("1418 Tulane Street");
  await page.getByLabel("ZIP code").fill(zip);
  const button = page.getByRole("button", { name: /^Book/ });
  if (called) await expect(button).toHaveText(called);
  await button.click();
}

/** Waits until the booking is made, with or without the page's script, and opens the quote again. */
async function showBooked(page: Page, path: string): Promise<void> {
  await page.waitForURL(/\/bookings\/|done=book/);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("is booked");
}

test("shows the quote with all its figures, and tells the shop once that it was seen (rules 19.11 and 19.20)", {
  tag: "@essential",
}, async ({ page, shop }) => {
  const seller = await Seller.open(page, shop);
  const { path, reference } = await seller.sendNew();
  const messages = consoleMessages(page);
  const posted = postedActions(page);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/, here's your quote\.$/);
  const main = page.getByRole("main");
  for (const text of [
    "All of it is in the shop.",
    "$2,480.00",
    "$1,962.00",
    "$1,090.00 each, 10% off",
    "Delivery to 77008",
    "Sales tax, 8.25%",
    "$441.95",
    "Or $221.43 a month for 24 months",
    "23 monthly payments of",
    "$5,314.20",
    "$6,314.20",
    reference,
  ]) {
    await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  await expect(main.getByText("$5,798.95").filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator("[data-bottom-bar]:visible, aside a:visible").first()).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await expect.poll(() => posted).toEqual(["seen"]);
  await expect.poll(() => seller.leadPage(reference)).not.toContain("Not seen opened");
  expect(errorsAndWarnings(messages)).toEqual([]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("the quote is accepted and its delivery booked (rules 19.21 and 19.25)", {
      tag: "@essential",
    }, async ({ page, shop }) => {
      const { path } = await (await Seller.open(page, shop)).sendNew();
      await page.goto(path);
      await page.getByRole("link", { name: "Accept this quote" }).click();
      await acceptButton(page).click();
      await expect(page.getByRole("heading", { name: "Please check these" })).toBeVisible();
      await expect(signature(page)).toHaveAccessibleDescription("Please tell us your name.");
      await page.goto(path);
      await accept(page);
      await expect(page.getByText(/^Janelle Brooks accepted this quote today at /)).toBeVisible();
      const called = javaScriptEnabled ? /^Book [A-Z][a-z]+day, 2 PM – 5 PM$/ : "Book the delivery";
      await book(page, "77008", called);
      await showBooked(page, path);
      await page.getByRole("link", { name: "See or change the delivery" }).click();
      await expect(page.getByText("Brazos Leather Sofa")).toBeVisible();
    });

    test("a change and a question are asked, and no thanks takes two clicks (rules 19.22 and 19.23)", async ({
      page,
      shop,
    }) => {
      const { path } = await (await Seller.open(page, shop)).sendNew();
      await page.goto(path);
      await page.getByRole("link", { name: "Ask for a change" }).click();
      const which = page.getByLabel(/^Which, or how many\?/).first();
      await expect(which).toBeHidden();
      await page.getByLabel("Brazos Leather Sofa").first().selectOption("Another color");
      await which.fill("Sage");
      await page.getByRole("button", { name: "Ask Maribel" }).click();
      await expect(page.getByRole("status").filter({ hasText: "on their way" })).toBeFocused();
      await expect(page.getByText("Brazos Leather Sofa: another color, Sage")).toBeVisible();

      await page.getByLabel("Ask Maribel anything").fill("Does it need a plug?");
      await page.getByRole("button", { name: "Send" }).click();
      await expect(page.getByText("Your question is on its way.")).toBeVisible();
      await expect(page.getByText("Does it need a plug?")).toBeVisible();

      const reason = page.getByLabel(/^May we ask why\?/);
      await expect(reason).toBeHidden();
      await page.locator("summary", { hasText: "No thanks" }).click();
      await reason.fill("Too dear");
      await page.getByRole("button", { name: "No thanks, I don't want it" }).click();
      const heading = page.getByRole("heading", { name: /^This quote was declined today at / });
      await expect(heading).toBeFocused();
      await page.getByRole("button", { name: "Ask for it again" }).click();
      await expect(page.getByText(/^We heard you/)).toBeVisible();
    });

    test("who accepts a version that was replaced reads so first, and sees the new one (rule 19.24)", async ({
      page,
      shop,
    }) => {
      const seller = await Seller.open(page, shop);
      const { path, reference } = await seller.sendNew();
      await page.goto(path);
      await page.getByRole("link", { name: "Accept this quote" }).click();
      await signature(page).fill("Janelle Brooks");
      await seller.send(reference, { deposit: 0 });
      await acceptButton(page).click();
      await expect(page.getByRole("alert").first()).toHaveText(
        /^This quote was replaced today at .* Here is the new one\. This quote was changed while you read it\. Please look at the new one\.$/,
      );
      await expect(page.getByText("Nothing to pay to order.").first()).toBeVisible();
      await expect(signature(page)).toHaveValue("Janelle Brooks");
      await acceptButton(page).click();
      await expect(page.getByRole("heading", { name: /^Thank you, Janelle\./ })).toBeVisible();
    });
  });
}

test("a withdrawn quote says so first and keeps its text (rule 19.24)", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const seller = await Seller.open(page, shop);
  const sent = await seller.sendNew();
  await seller.withdraw(sent);
  await page.goto(sent.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This quote was withdrawn. Please call us.",
  );
  await expect(page.getByText("$5,798.95")).toBeVisible();
  await expect(page.getByRole("link", { name: "Accept" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Ask for it again" })).toBeVisible();
});

test("nothing typed is lost when the connection fails, and a double click accepts once (rule 19.27)", async ({
  page,
  shop,
}) => {
  const { path } = await (await Seller.open(page, shop)).sendNew();
  await page.goto(`${path}?step=accept`);
  await signature(page).fill("Janelle Brooks");
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await acceptButton(page).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "You seem to be offline." }),
  ).toBeVisible();
  await expect(signature(page)).toHaveValue("Janelle Brooks");
  await page.context().setOffline(false);
  const posted = postedActions(page);
  await acceptButton(page).dblclick();
  await expect(page.getByRole("heading", { name: /^Thank you, Janelle\./ })).toBeVisible();
  expect(posted.filter((action) => action !== "seen")).toEqual(["accept"]);
});

test("a ZIP code of another area says that the price may change, and books", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const { path } = await (await Seller.open(page, shop)).sendNew();
  await page.goto(path);
  await accept(page);
  const notice = page.getByText("The delivery price may change; Maribel will call.");
  await expect(notice).toHaveCount(0);
  await page.getByLabel("ZIP code").fill("90210");
  await expect(notice).toBeVisible();
  await book(page, "90210");
  await showBooked(page, path);
});

test("a ZIP code that is typed before the page's script runs is followed, too", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const { path } = await (await Seller.open(page, shop)).sendNew();
  await page.goto(path);
  await accept(page);
  const typed = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.evaluate((to) => location.assign(to), `${path}?typed=early`);
  await page.waitForURL(/typed=early/, { waitUntil: "commit" });
  await page.getByLabel("ZIP code").fill("90210");
  typed.resolve();
  await expect(page.getByText("The delivery price may change; Maribel will call.")).toBeVisible();
});

test("in a preview nothing can be done, and nothing is noted (rule 19.16)", async ({
  page,
  shop,
}) => {
  const seller = await Seller.open(page, shop);
  const { reference } = await seller.sendNew();
  const path = await seller.preview(reference);
  const posted = postedActions(page);
  await page.goto(path);
  await expect(page.getByText("Preview: only you see this")).toBeVisible();
  const buttons = page.getByRole("main").getByRole("button");
  for (const button of await buttons.all()) {
    if ((await button.textContent()) !== "Print or save as PDF")
      await expect(button).toBeDisabled();
  }
  await expect(page.getByLabel("Ask Maribel anything")).toBeDisabled();
  await page.goto(`${path}?step=accept`);
  await expect(signature(page)).toHaveCount(0);
  await page.waitForTimeout(2500);
  expect(posted).toEqual([]);
});

test("ten lines print on two sheets (rule 19.26)", { tag: "@desktop" }, async ({ page, shop }) => {
  const lines = Array.from({ length: 10 }, (_, line) => ({
    id: String(1090 + line),
    price: 100_000,
    quantity: 2,
    percentOff: 500,
    taxed: true,
    size: "large",
  }));
  const { path, reference } = await (await Seller.open(page, shop)).sendNew({ lines });
  await page.goto(path);
  for (const format of ["Letter", "A4"]) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-print-head]")).toBeVisible();
  await expect(page.getByText(reference).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText("Signature")).toBeVisible();
  const controls = page.locator("button, input, textarea, a.rounded-surface, [data-bottom-bar]");
  expect(await controls.filter({ visible: true }).count()).toBe(0);
});

test("every page of a quote is valid HTML and fits a narrow screen", { tag: "@phone" }, async ({
  page,
  shop,
}) => {
  const seller = await Seller.open(page, shop);
  const { path } = await seller.sendNew({
    lines: [{ title: "A".repeat(190), price: 0, quantity: 1, taxed: false, size: null }],
    deposit: 0,
  });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [path, `${path}?step=accept`, `${path}?step=change`]) {
    const html = await (await page.request.get(address)).text();
    expect.soft(await htmlFaults(html), address).toEqual([]);
    expect.soft(wordsRunTogether(html), address).toEqual([]);
    await page.goto(address);
    expect.soft(await horizontalOverflow(page), address).toBe(0);
    expect.soft(await accessibilityFaults(page), address).toEqual([]);
  }
});

test("loads as little script as any page of content", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const { path } = await (await Seller.open(page, shop)).sendNew();
  let script = 0;
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    script += Number(response.headers()["content-length"] ?? Number.NaN);
  });
  await page.goto(path, { waitUntil: "networkidle" });
  expect(script).toBeGreaterThan(50_000);
  expect(script).toBeLessThanOrEqual(120_000);
});

test("the next page doesn't learn the quote's address (rule 16.8)", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const { path } = await (await Seller.open(page, shop)).sendNew();
  await page.goto(path);
  await page.getByRole("link", { name: "See it in the shop" }).first().click();
  await page.waitForURL(/\/products\//);
  expect(await page.evaluate(() => document.referrer)).not.toContain("/quotes/");
});

test.describe("translated", () => {
  // A real extension's changes aren't restricted by the page's policy.
  test.use({ bypassCSP: true });

  test("the quote can be accepted and its delivery booked (rule 17.8)", async ({
    page,
    shop,
    isMobile,
  }) => {
    const { path } = await (await Seller.open(page, shop)).sendNew();
    const messages = await translateAndExtend(page, isMobile);
    await page.goto(path);
    await accept(page);
    await book(page);
    await showBooked(page, path);
    await expectIntact(page, messages);
  });
});
