import type { Page } from "@playwright/test";
import { holdBack } from "#tests/support/hold-back.ts";
import {
  fillContact,
  newShopper,
  openQuotePage,
  storedCart,
  storedLine,
  submitButton,
  type TestShopper,
} from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

async function expectNothingLost(page: Page, shopper: TestShopper) {
  const toast = page.getByRole("status").filter({ hasText: "Failed to submit quote request" });
  await expect(toast).toContainText("Error");
  const notice = page.getByRole("alert").filter({ hasText: "didn't get through" });
  await expect(notice.getByRole("link", { name: "(713) 555-0142" })).toBeVisible();
  await expect(page).toHaveURL("/quote-request");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(shopper.email);
  await expect(submitButton(page)).toBeEnabled();
  expect(await storedCart(page)).toEqual({ "1097": 1 });
}

/** Handles the form's posts as given; other requests go through. */
async function handlePosts(page: Page, handle: Parameters<Page["route"]>[1]) {
  await page.route("**/quote-request", (route, request) =>
    request.method() === "POST" ? handle(route, request) : route.fallback(),
  );
}

test.describe("keeps everything, shows a message and lets the shopper try again", {
  tag: "@desktop",
}, () => {
  for (const [name, handle] of [
    ["when the connection breaks", (route) => route.abort()],
    ["when the server fails", (route) => route.fulfill({ status: 500, body: "oops" })],
    ["when it can't be stored", (route) => route.fulfill({ status: 503, json: { ok: false } })],
    [
      "when the rate limit is reached",
      (route) => route.fulfill({ status: 429, json: { ok: false } }),
    ],
    ["when the response isn't JSON", (route) => route.fulfill({ status: 201, body: "<html>" })],
  ] satisfies [string, Parameters<Page["route"]>[1]][]) {
    test(name, async ({ page, shop }) => {
      const shopper = newShopper();
      await openQuotePage(page, [storedLine("1097")]);
      await fillContact(page, shopper);
      await handlePosts(page, handle);
      await submitButton(page).click();
      await expectNothingLost(page, shopper);
      await page.unroute("**/quote-request");
      await submitButton(page).click();
      await expect(page).toHaveURL("/");
      const sent = () => shop.crm.received.filter(({ body }) => body.includes(shopper.email));
      await expect.poll(() => sent().length).toBe(1);
    });
  }
});

test("while retrying, the failure message is hidden and nothing moves", {
  tag: "@desktop",
}, async ({ page }) => {
  await openQuotePage(page, [storedLine("1097")]);
  await fillContact(page, newShopper());
  await handlePosts(page, (route) => route.abort());
  await submitButton(page).click();
  const toast = page.getByRole("status").filter({ hasText: "Failed to submit quote request" });
  const notice = page.getByText("didn't get through");
  await expect(toast).toBeVisible();
  await page.unroute("**/quote-request");
  const release = Promise.withResolvers<void>();
  await handlePosts(page, async (route) => {
    await release.promise;
    await route.abort();
  });
  const busy = page.getByRole("button", { name: "Submitting..." });
  const topOf = async (button: typeof busy) => (await button.boundingBox())?.y;
  await submitButton(page).scrollIntoViewIfNeeded();
  const before = await topOf(submitButton(page));
  await submitButton(page).click();
  await expect(busy).toBeVisible();
  await expect(toast).toBeHidden();
  await expect(notice).toBeHidden();
  expect(await topOf(busy)).toBe(before);
  release.resolve();
  await expect(toast).toBeVisible();
  await expect(notice).toBeVisible();
  expect(await topOf(submitButton(page))).toBe(before);
});

test("being offline is reported as such, and the form works again once online", {
  tag: "@desktop",
}, async ({ page, context }) => {
  const shopper = newShopper();
  await openQuotePage(page, [storedLine("1097")]);
  await fillContact(page, shopper);
  await context.setOffline(true);
  await submitButton(page).click();
  await expectNothingLost(page, shopper);
  await expect(page.getByText("You seem to be offline.")).toBeVisible();
  await context.setOffline(false);
  await submitButton(page).click();
  await expect(page).toHaveURL("/");
});

test("a lost response creates no second lead, even after a reload with a slow catalog", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const shopper = newShopper();
  let lost = "";
  await openQuotePage(page, [storedLine("1097")]);
  await fillContact(page, shopper);
  await handlePosts(page, async (route) => {
    const release = await route.fetch();
    lost = ((await release.json()) as { reference: string }).reference;
    await route.abort();
  });
  await submitButton(page).click();
  await expectNothingLost(page, shopper);
  await page.unroute("**/quote-request");
  // The cart's stored title of the product differs from the catalog's.
  const catalog = await holdBack(page, "**/pieces/*");
  await page.reload();
  await submitButton(page).click();
  await expect(page).toHaveURL("/");
  catalog.resolve();
  await expect(page.locator("main")).toContainText(lost);
  await expect
    .poll(() => shop.mail.received.filter(({ to }) => to.includes(shopper.email)).length)
    .toBe(1);
  expect(shop.crm.received.filter(({ body }) => body.includes(shopper.email))).toHaveLength(1);
});

test("a change after a lost response is sent as a new request", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const shopper = newShopper();
  await openQuotePage(page, [storedLine("1097")]);
  await fillContact(page, shopper);
  await handlePosts(page, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submitButton(page).click();
  await expectNothingLost(page, shopper);
  await page.unroute("**/quote-request");
  await page.getByRole("textbox", { name: "Phone" }).fill("(713) 555-0177");
  await submitButton(page).click();
  await expect(page).toHaveURL("/");
  const phones = () =>
    shop.crm.received
      .filter(({ body }) => body.includes(shopper.email))
      .map(({ body }) => (JSON.parse(body) as { phone: string }).phone);
  await expect.poll(() => phones().length).toBe(2);
  expect(phones().sort()).toEqual(["(713) 555-0177", shopper.phone]);
});

test("a double click sends once, and the button shows it is busy", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const shopper = newShopper();
  let posts = 0;
  let respondNow = () => {};
  const held = new Promise<void>((resolve) => {
    respondNow = resolve;
  });
  await openQuotePage(page, [storedLine("1097")]);
  await fillContact(page, shopper);
  await handlePosts(page, async (route) => {
    posts += 1;
    await held;
    await route.continue();
  });
  await submitButton(page).dblclick();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeVisible();
  respondNow();
  await expect(page).toHaveURL("/");
  expect(posts).toBe(1);
  const sent = () => shop.crm.received.filter(({ body }) => body.includes(shopper.email));
  await expect.poll(() => sent().length).toBe(1);
});

test("a product added while a request is in flight stays in the cart", { tag: "@desktop" }, async ({
  page,
  context,
}) => {
  await openQuotePage(page, [storedLine("1097", { quantity: 2 })]);
  await fillContact(page, newShopper());
  const release = Promise.withResolvers<void>();
  await handlePosts(page, async (route) => {
    await release.promise;
    await route.continue();
  });
  await submitButton(page).click();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/products/model-4700-leather-recliner");
  await other.getByRole("button", { name: /^Add to Cart: Model 4700/ }).click();
  await expect(page.getByRole("heading", { name: "3 items" })).toBeVisible();
  release.resolve();
  await expect(page).toHaveURL("/");
  expect(await storedCart(page)).toEqual({ "1104": 1 });
});

test("the next request after a success gets a new key", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const shopper = newShopper();
  await openQuotePage(page, [storedLine("1097")]);
  for (const requests of [1, 2]) {
    await fillContact(page, shopper);
    await page.getByRole("textbox", { name: "Best time" }).fill(`day ${requests}`);
    const draftAged = page.evaluate(() => {
      const key = "parsons-furniture-quote-draft";
      const draft = JSON.parse(sessionStorage.getItem(key) ?? "{}");
      sessionStorage.setItem(key, JSON.stringify({ ...draft, startedAt: Date.now() - 60_000 }));
    });
    await draftAged;
    await submitButton(page).click();
    await expect(page).toHaveURL("/");
    const sent = () => shop.crm.received.filter(({ body }) => body.includes(shopper.email));
    await expect.poll(() => sent().length).toBe(requests);
    await page.goto("/quote-request?items=1104:1");
    await expect(page.getByRole("button", { name: /^Remove Model 4700/ })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Best time" })).toHaveValue("");
  }
});
