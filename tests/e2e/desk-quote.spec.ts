import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "#tests/support/accessibility-faults.ts";
import { consoleMessages, errorsAndWarnings } from "#tests/support/console-messages.ts";
import { requestQuote } from "#tests/support/desk-requests.ts";
import { invite, signInAs } from "#tests/support/desk-staff.ts";
import { eventually } from "#tests/support/eventually.ts";
import { mainThreadTime } from "#tests/support/main-thread-time.ts";
import { horizontalOverflow } from "#tests/support/page-layout.ts";
import { expect, test } from "#tests/support/shop-test.ts";

/** A second staff member in a browser of their own. */
async function colleague(page: Page, link: string): Promise<Page> {
  const context = await page.context().browser()?.newContext({ viewport: page.viewportSize() });
  if (!context) throw new Error("There is no browser.");
  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole("button", { name: "Sign in" }).click();
  await expect(other.getByRole("heading", { name: "Inbox" })).toBeVisible();
  return other;
}

/** Opens the composer of a lead's quote. */
async function openComposer(page: Page, reference: string): Promise<void> {
  await page.goto(`/desk/leads/${reference}/quote`);
  await expect(page.getByRole("heading", { name: /^Quote for Janelle/ })).toBeVisible();
}

const price = (page: Page) => page.getByLabel("Price each").first();
const isSaved = (page: Page) =>
  expect(page.getByText(/^Saved \d+:\d\d [AP]M$/).filter({ visible: true })).toBeVisible();

/** What the finish bar says that the quote comes to. */
const total = (page: Page) => page.getByRole("region", { name: "Finish" });

test("a seller writes a quote, sends it, takes it back and sends it again", {
  tag: ["@essential", "@phone"],
}, async ({ page, shop, request }) => {
  const messages = consoleMessages(page);
  await signInAs(page, shop, "Maribel Cantu", "seller");
  const { name, reference } = await requestQuote(request);
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("link", { name: "Write the quote" }).click();
  await price(page).fill("1,090");
  await page.getByLabel("Off").first().fill("10%");
  await expect(page.getByText("10% off is −$218.00")).toBeVisible();
  await page.getByLabel("ZIP code").fill("77008");
  await expect(page.getByText("In our area")).toBeVisible();
  await page.getByRole("button", { name: "Make it free" }).click();
  // Two at $1,090.00, less 10 %, with 8.25 % sales tax.
  await expect(total(page)).toContainText("$2,123.87");
  await isSaved(page);

  const emails = () => shop.mail.received.filter(({ source }) => source.includes(reference));
  const before = emails().length;
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("button", { name: /^Email it/ }).click();
  await expect(page.getByText(/^Sent to Janelle\.$/)).toBeVisible();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(price(page)).toHaveValue("1,090");
  await page.goto(`/desk/leads/${reference}`);
  await expect(page.locator("#content header").getByText("Quoted")).toHaveCount(0);

  await page.getByRole("link", { name: "Go on with the quote" }).click();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("button", { name: /^Email it/ }).click();
  await expect(page.getByText(/^Version 1, \$2,123\.87, good until /)).toBeVisible();
  await expect(page.getByText("Not seen opened")).toBeVisible();
  await eventually(() => expect(emails().length).toBe(before + 1));
  expect(errorsAndWarnings(messages)).toEqual([]);
});

test("what can't be read stays in its field and isn't saved as something else", async ({
  page,
  shop,
  request,
}) => {
  await signInAs(page, shop, "Maribel Cantu", "seller");
  const { reference } = await requestQuote(request);
  await openComposer(page, reference);
  await price(page).fill("about 1000");
  await page.getByLabel("Off").first().focus();
  await expect(page.getByText(/^We couldn't read that as an amount/)).toBeVisible();
  await expect(page.getByText("Not saved: please check the fields marked below.")).toBeVisible();
  await page.reload();
  // It was kept in this tab.
  await expect(price(page)).toHaveValue("about 1000");
  await price(page).fill("1000");
  await isSaved(page);
  await page.reload();
  await expect(price(page)).toHaveValue("1,000");
});

test("a quote that isn't complete isn't sent, and says why", async ({ page, shop, request }) => {
  await signInAs(page, shop, "Maribel Cantu", "seller");
  const { reference } = await requestQuote(request);
  await openComposer(page, reference);
  await price(page).fill("");
  await page.getByRole("button", { name: "Something not in the catalog" }).click();
  await page.getByLabel("What is it?").fill("Legs, 4 in");
  await page.keyboard.press("Control+Enter");
  const summary = page.getByRole("alert").filter({ hasText: "Please check these" });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("Type a price for Legs, 4 in, or take it out.");
  await summary.getByRole("link", { name: /Legs, 4 in/ }).click();
  await page.keyboard.type("0");
  await expect(page.getByText("Type a price for Legs, 4 in, or take it out.")).toHaveCount(1);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a product is added, swapped and taken out", async ({ page, shop, request }) => {
  await signInAs(page, shop, "Maribel Cantu", "seller");
  const { reference } = await requestQuote(request);
  await openComposer(page, reference);
  await page.getByRole("button", { name: "Add a product" }).click();
  await expect(page.getByLabel("Name, number or SKU")).toBeFocused();
  await page.keyboard.type("brazos leather sofa");
  await page.getByRole("button", { name: /^Add Brazos Leather Sofa/ }).click();
  await expect(page.getByRole("dialog").getByText("Added")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("group", { name: "Brazos Leather Sofa" })).toBeVisible();
  await page.getByRole("button", { name: "Swap Brazos Leather Sofa" }).click();
  await page.keyboard.type("larkin");
  await page
    .getByRole("button", { name: /^Take Larkin/ })
    .first()
    .click();
  const swapped = page.getByRole("group", { name: /^Larkin/ });
  await expect(swapped.getByLabel("Price each")).toBeFocused();
  await swapped.getByRole("button", { name: /^Remove/ }).click();
  await expect(swapped).toHaveCount(0);
  await isSaved(page);
});

test("a colleague sees who writes, takes over, and both texts stay when they meet", {
  tag: "@desktop",
}, async ({ page, shop, request, baseURL, context }) => {
  await signInAs(page, shop, "Maribel Cantu", "seller");
  const { reference } = await requestQuote(request);
  await openComposer(page, reference);
  await price(page).fill("1000");
  await isSaved(page);
  const other = await colleague(page, `${baseURL}${await invite(shop, "Curtis Wells", "seller")}`);
  await other.goto(`${baseURL}/desk/leads/${reference}/quote`);
  await expect(other.getByText("Maribel Cantu is writing this quote.")).toBeVisible();
  await expect(price(other)).toBeDisabled();
  await other.getByRole("button", { name: "Take over" }).click();
  await expect(price(other)).toHaveValue("1,000");

  await context.setOffline(true);
  await price(page).fill("900");
  await expect(page.getByText(/^Not saved yet\. /)).toBeVisible();
  await price(other).fill("950");
  await isSaved(other);
  await context.setOffline(false);
  const conflict = page.getByRole("alert").filter({ hasText: "saved this quote meanwhile." });
  await expect(conflict).toContainText("Curtis Wells");
  await expect(conflict).toContainText("$1,900.00");
  await expect(conflict).toContainText("$1,800.00");
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await isSaved(page);
  await page.reload();
  await expect(price(page)).toHaveValue("900");
  await other.context().close();
});

test("a link is copied or texted, and payments are recorded once the shopper said yes", async ({
  page,
  shop,
  request,
}) => {
  await signInAs(page, shop, "Maribel Cantu", "owner");
  const { name, reference } = await requestQuote(request);
  await openComposer(page, reference);
  await price(page).fill("1000");
  await page.getByRole("button", { name: "Make it free" }).click();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("button", { name: /^Copy the link/ }).click();
  await expect(page.getByText(/\/quotes\//)).toBeVisible();
  await page.getByRole("link", { name: "Go to Janelle" }).click();
  await expect(page.getByText(/^Version 1, \$2,165\.00/)).toBeVisible();

  await page.locator("summary", { hasText: "Record a yes" }).click();
  await page.getByRole("button", { name: "Record the yes" }).click();
  await expect(page.getByText(new RegExp(`signed “${name}”`)).first()).toBeVisible();
  await page.getByLabel("Amount").fill("5000");
  await page.getByRole("button", { name: "Record the payment" }).click();
  await expect(page.getByText("That is more than the $2,165.00 still due.")).toBeVisible();
  await page.getByLabel("Amount").fill("433");
  await page.getByRole("button", { name: "Record the payment" }).click();
  await expect(page.getByRole("strong").filter({ hasText: "$1,732.00" })).toBeVisible();
  await page.getByRole("button", { name: "Remove the payment of $433.00" }).click();
  await expect(page.getByText("Nothing was paid yet.")).toBeVisible();
  await page.locator("summary", { hasText: "Take back the acceptance" }).click();
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("Say why it is taken back.")).toBeVisible();
  await page.getByLabel("Why").fill("Wrong color");
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
});

test("a quote is texted, and what it was quoted at is one click the next time", {
  tag: "@phone",
}, async ({ page, shop, request }) => {
  await signInAs(page, shop, "Maribel Cantu", "seller");
  const first = await requestQuote(request);
  await openComposer(page, first.reference);
  await price(page).fill("1090");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("button", { name: /^Text it/ }).click();
  const messages = page.getByRole("link", { name: "Open messages" });
  await expect(messages).toHaveAttribute("href", /^sms:\+1713555\d{4}\?&body=Hi%20Janelle/);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText(/^Version 1, /)).toBeVisible();

  const second = await requestQuote(request);
  await openComposer(page, second.reference);
  await page.getByRole("button", { name: "Last time $1,090" }).click();
  await expect(price(page)).toHaveValue("1,090");
  await isSaved(page);
});

test("a question stands on the lead's page until it has a reply, which stays while one types", async ({
  page,
  shop,
  request,
  baseURL,
}) => {
  await signInAs(page, shop, "Maribel Cantu", "seller");
  const { reference } = await requestQuote(request);
  await openComposer(page, reference);
  await price(page).fill("1090");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("button", { name: /^Copy the link/ }).click();
  const link = await page.getByText(/\/quotes\//).textContent();
  await page.getByRole("link", { name: "Go to Janelle" }).click();
  const ask = (text: string) =>
    request.post(new URL(link ?? "").pathname, {
      form: { action: "question", text },
      headers: { accept: "application/json", origin: baseURL },
    });
  await ask("Do the recliners plug in?");
  await expect(page.getByText("Do the recliners plug in?").first()).toBeVisible();
  await page.getByLabel("Your reply").fill("No plug needed.");
  await ask("And how wide are they?");
  await expect(page.getByText("And how wide are they?").first()).toBeVisible();
  await expect(page.getByLabel("Your reply")).toHaveValue("No plug needed.");
  await page.getByRole("button", { name: "Reply", exact: true }).click();
  await expect(page.getByText("No plug needed.").first()).toBeVisible();
  await expect(page.getByLabel("Your reply")).toHaveValue("");
});

test("the composer is accessible and fits the screen, down to 320 px", async ({
  page,
  shop,
  request,
}) => {
  await signInAs(page, shop, "Maribel Cantu", "seller");
  const { reference } = await requestQuote(request);
  await openComposer(page, reference);
  const given = page.viewportSize() ?? { width: 360, height: 740 };
  await page.getByRole("button", { name: "Something not in the catalog" }).click();
  await page.getByLabel("No sales tax").check();
  expect.soft(await accessibilityFaults(page)).toEqual([]);
  for (const width of [given.width, 320]) {
    await page.setViewportSize({ ...given, width });
    expect.soft(await horizontalOverflow(page), `${width} px`).toBe(0);
  }
});

test("a key shows within 50 ms in a quote of 100 lines, and the page's script keeps to its budget", {
  tag: "@desktop",
}, async ({ page, browser, shop, request, baseURL }) => {
  await signInAs(page, shop, "Maribel Cantu", "seller");
  const { reference } = await requestQuote(request);
  const line = { id: "1003", price: 10_000, quantity: 2, percentOff: 1000, size: "large" };
  const draft = { lines: Array.from({ length: 100 }, () => line) };
  await page.request.post(`/desk/leads/${reference}/quote`, {
    form: { action: "save", version: "0", draft: JSON.stringify(draft) },
    headers: { accept: "application/json", origin: baseURL },
  });
  const scripts: Promise<number>[] = [];
  page.on("response", (response) => {
    const isScript = response.request().resourceType() === "script";
    if (isScript) scripts.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  // Without what the inbox has fetched already.
  await (await page.context().newCDPSession(page)).send("Network.setCacheDisabled", {
    cacheDisabled: true,
  });
  await openComposer(page, reference);
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all(scripts);
  expect.soft(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000);

  const field = page.getByLabel("Price each").nth(50);
  await field.fill("");
  const digits = "123456";
  const time = await mainThreadTime(browser, () => field.pressSequentially(digits));
  expect(time / digits.length).toBeLessThan(50);
  await expect(page.getByRole("group").nth(51)).toContainText("$222,220.80");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the composer says what it needs, and a quote is withdrawn", async ({
    page,
    shop,
    request,
    baseURL,
  }) => {
    await signInAs(page, shop, "Maribel Cantu", "seller");
    const { reference } = await requestQuote(request);
    await page.goto(`/desk/leads/${reference}/quote`);
    await expect(page.getByText(/^Writing a quote needs JavaScript/)).toBeVisible();
    await expect(page.getByText(/^2 × /)).toBeVisible();

    const post = (form: Record<string, string>) =>
      page.request.post(`/desk/leads/${reference}/quote`, {
        form,
        headers: { accept: "application/json", origin: baseURL },
      });
    const lines = [{ title: "Bench", price: 10_000, quantity: 1, taxed: true, size: null }];
    const draft = { lines, goodUntil: new Date(Date.now() + 5 * 86_400_000).toISOString() };
    draft.goodUntil = draft.goodUntil.slice(0, 10);
    const saved = await post({ action: "save", version: "0", draft: JSON.stringify(draft) });
    const { version } = await saved.json();
    await post({ action: "send", version: String(version), by: "link" });
    await page.goto(`/desk/leads/${reference}`);
    await page.locator("summary", { hasText: "Extend" }).click();
    await page.getByLabel("Good until").fill("2020-01-01");
    await page.getByRole("button", { name: "Extend" }).click();
    await expect(page.getByText(/^Choose a day from today to /)).toBeVisible();
    await page.getByRole("link", { name: /^Back to Janelle/ }).click();
    await page.locator("summary", { hasText: "Withdraw" }).click();
    await page.getByRole("button", { name: "Withdraw the quote" }).click();
    await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
  });
});
