import type { Page } from "@playwright/test";
import { fillContact, newShopper, submitButton } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

test.use({ javaScriptEnabled: false });

/** Sets the form's start time back, as if the shopper had taken a minute. */
async function startMinuteEarlier(page: Page) {
  await page
    .locator("input[name=startedAt]")
    .evaluate((input: HTMLInputElement) =>
      input.setAttribute("value", `${Number(input.value) - 60_000}`),
    );
}

test("a product's button leads to a form that works (rule 17.3)", { tag: "@essential" }, async ({
  page,
  shop,
}) => {
  const shopper = newShopper();
  await page.goto("/products/model-2500-sofa-chaise");
  await page
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/quote-request\?items=1097/);
  await expect(page.getByRole("heading", { name: "1 item" })).toBeVisible();
  await page.getByRole("textbox", { name: "Quantity of Model 2500 Sofa Chaise" }).fill("3");
  await page.getByRole("textbox", { name: /Special requests for Model/ }).fill("In sand");
  await fillContact(page, shopper);
  await page.getByRole("radio", { name: "Email" }).check();
  await startMinuteEarlier(page);
  await submitButton(page).click();

  await expect(page).toHaveURL(/\/\?sent=Q-[0-9A-Z]{5}&proof=/);
  const reference = new URL(page.url()).searchParams.get("sent") ?? "";
  await expect(page.locator("main")).toContainText(reference);
  const record = () => shop.crm.received.find(({ body }) => body.includes(shopper.email))?.body;
  await expect.poll(record).toBeDefined();
  const sent = JSON.parse(record() ?? "{}") as Record<string, string>;
  expect(sent).toMatchObject({ reference, preferred_contact: "email", item_count: 3 });
  expect(JSON.parse(sent.items_json ?? "")).toMatchObject([{ id: "1097", notes: "In sand" }]);
});

test("a refused form keeps its values and shows errors at its fields", async ({ page }) => {
  const shopper = newShopper();
  await page.goto("/quote-request?items=1097:2,1104:1");
  await page.getByRole("textbox", { name: "Quantity of Model 2500 Sofa Chaise" }).fill("4");
  await page.getByRole("textbox", { name: /Special requests for Model 4700/ }).fill("In cognac");
  await fillContact(page, { ...shopper, phone: "12" });
  await page.getByRole("radio", { name: "Text" }).check();
  await startMinuteEarlier(page);
  const key = await page.locator("input[name=idempotencyKey]").inputValue();
  const posted = page.waitForResponse((response) => response.request().method() === "POST");
  await submitButton(page).click();
  expect((await posted).status()).toBe(422);

  await expect(page.getByRole("alert").getByRole("link")).toHaveAttribute("href", "#quote-phone");
  await expect(page.getByRole("textbox", { name: "Phone" })).toHaveAccessibleDescription(
    /area code/,
  );
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(shopper.name);
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(shopper.email);
  await expect(page.getByRole("radio", { name: "Text" })).toBeChecked();
  await expect(page.getByRole("heading", { name: "5 items" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: /requests for Model 4700/ })).toHaveValue(
    "In cognac",
  );
  expect(await page.locator("input[name=idempotencyKey]").inputValue()).toBe(key);

  await page.getByRole("textbox", { name: "Phone" }).fill(shopper.phone);
  await startMinuteEarlier(page);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/\?sent=Q-/);
});

test("going back and submitting again sends one request", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const shopper = newShopper();
  await page.goto("/quote-request?items=1097");
  await fillContact(page, shopper);
  await startMinuteEarlier(page);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/\?sent=Q-/);
  const reference = () => new URL(page.url()).searchParams.get("sent") ?? "none";
  const first = reference();
  await page.goBack();
  await startMinuteEarlier(page);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/\?sent=Q-/);
  expect(reference()).toBe(first);
  const sent = () => shop.crm.received.filter(({ body }) => body.includes(shopper.email));
  await expect.poll(() => sent().length).toBe(1);
});

test("T20: going back and submitting a changed form sends both requests", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const shopper = newShopper();
  await page.goto("/quote-request?items=1003");
  await fillContact(page, shopper);
  const references = new Set<string>();
  for (const quantity of ["1", "5", "5"]) {
    await page.getByRole("textbox", { name: /^Quantity/ }).fill(quantity);
    await startMinuteEarlier(page);
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/\?sent=Q-/);
    references.add(new URL(page.url()).searchParams.get("sent") ?? "none");
    await page.goBack();
  }
  expect(references.size).toBe(2);
  const counts = () =>
    shop.crm.received
      .filter(({ body }) => body.includes(shopper.email))
      .map(({ body }) => JSON.parse(body).item_count);
  await expect.poll(() => counts().toSorted()).toEqual([1, 5]);
});

test("a link removes a product from the list", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/quote-request?items=1097:2,1104:1");
  await page.getByRole("link", { name: "Remove Model 2500 Sofa Chaise" }).click();
  await expect(page).toHaveURL("/quote-request?items=1104:1");
  await expect(page.getByRole("heading", { name: "1 item" })).toBeVisible();
});

test("no two shoppers get the same idempotency key", { tag: "@desktop" }, async ({ page }) => {
  const keyOn = async () => {
    await page.goto("/quote-request?items=1097");
    return page.locator("input[name=idempotencyKey]").inputValue();
  };
  const first = await keyOn();
  expect(first).not.toBe("");
  expect(await keyOn()).not.toBe(first);
});

test("without a list the page shows how to start one", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/quote-request");
  const howToStart = page.getByText("Press Add to Cart on anything you like");
  await expect(howToStart.filter({ visible: true })).toHaveCount(1);
});
