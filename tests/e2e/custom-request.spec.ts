import type { Locator, Page } from "@playwright/test";
import { newShopper, type TestShopper } from "#tests/support/quote-page.ts";
import { expect, type ShopUnderTest, test } from "#tests/support/shop-test.ts";
import { startDraft } from "#tests/support/started-draft.ts";

const wish = "A green velvet sofa under 80 inches";

/** Fills in the required fields. */
async function fill(form: Locator, { name, email }: Pick<TestShopper, "name" | "email">) {
  await form.getByRole("textbox", { name: /looking for/ }).fill(wish);
  await form.getByRole("textbox", { name: "Name" }).fill(name);
  await form.getByRole("textbox", { name: "Email" }).fill(email);
}

function sendButton(form: Locator) {
  return form.getByRole("button", { name: "Send my request" });
}

function recordsOf(shop: ShopUnderTest, { email }: TestShopper) {
  return shop.crm.received
    .filter(({ body }) => body.includes(email))
    .map(({ body }) => JSON.parse(body) as Record<string, string>);
}

test("a custom request from a collection page reaches the shop and gets a reference", {
  tag: "@essential",
}, async ({ page, shop }) => {
  const shopper = newShopper();
  await startDraft(page, "custom");
  await page.goto("/collections/bedroom?utm_source=radio");
  await page.getByRole("link", { name: "Submit Custom Request" }).click();
  const dialog = page.getByRole("dialog", { name: "Submit Custom Request" });
  await expect(dialog.getByRole("combobox", { name: /room/ })).toHaveValue("bedroom");
  await fill(dialog, shopper);
  await sendButton(dialog).click();

  const heading = dialog.getByRole("heading", { name: "We have your request" });
  await expect(heading).toBeFocused();
  await expect.poll(() => recordsOf(shop, shopper).length).toBe(1);
  const [record] = recordsOf(shop, shopper);
  expect(record).toMatchObject({
    lead_kind: "custom",
    full_name: shopper.name,
    looking_for: wish,
    collection: "Bedroom",
    utm_source: "radio",
  });
  await expect(dialog).toContainText(record?.reference ?? "no reference");
  await dialog.getByRole("button", { name: "Back to the page" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/collections/bedroom?utm_source=radio");
});

test("Back closes the dialog, and typed values are kept when it reopens", {
  tag: "@desktop",
}, async ({ page }) => {
  const dialog = page.getByRole("dialog", { name: "Submit Custom Request" });
  await page.goto("/collections/living-room");
  await page.getByRole("link", { name: "Submit Custom Request" }).click();
  await fill(dialog, newShopper());
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/collections/living-room");
  await page.getByRole("link", { name: "Submit Custom Request" }).click();
  await expect(dialog.getByRole("textbox", { name: /looking for/ })).toHaveValue(wish);
});

for (const [what, path, opener] of [
  ["custom request", "/collections/bedroom", "Submit Custom Request"],
  ["collections", "/", "Browse the Collections"],
] as const) {
  test(`closing a ${what} dialog restored by a reload focuses the page`, {
    tag: "@desktop",
  }, async ({ page }) => {
    await page.goto(path);
    const dialog = page.getByRole("dialog");
    await page
      .getByRole("link", { name: opener })
      .or(page.getByRole("button", { name: opener }))
      .first()
      .click();
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
}

test("the form starts with the product type it was opened for and keeps other fields", {
  tag: "@desktop",
}, async ({ page }) => {
  const lookingFor = page.getByRole("dialog").getByRole("textbox", { name: /looking for/ });
  await page.goto("/collections/bedroom?type=beds");
  await page.getByRole("link", { name: "Ask us for it" }).click();
  await expect(lookingFor).toHaveValue("Beds");
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Dana");
  await page.goBack();
  await page.goto("/collections/bedroom?type=dressers");
  await page.getByRole("link", { name: "Ask us for it" }).click();
  await expect(lookingFor).toHaveValue("Dressers");
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Name" })).toHaveValue("Dana");
});

test("a name without phone or email is refused at the phone field, and nothing is lost", async ({
  page,
}) => {
  await startDraft(page, "custom");
  await page.goto("/custom-request");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Name" }).fill("Dana Whitfield");
  await sendButton(main).click();
  await expect(main.getByRole("alert").filter({ hasText: "Please check these" })).toBeFocused();
  await expect(main.getByRole("textbox", { name: "Phone" })).toHaveAccessibleDescription(
    /phone number or an e-mail address/,
  );
  await expect(main.getByRole("textbox", { name: "Name" })).toHaveValue("Dana Whitfield");
});

test("a lost response loses nothing, and retrying sends one request", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const shopper = newShopper();
  await startDraft(page, "custom");
  await page.goto("/custom-request");
  const main = page.getByRole("main");
  await fill(main, shopper);
  await page.route("**/custom-request", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await sendButton(main).click();
  await expect(main.getByRole("alert").filter({ hasText: "didn't get through" })).toBeVisible();
  await expect(main.getByRole("textbox", { name: "Email" })).toHaveValue(shopper.email);
  await page.unroute("**/custom-request");
  await sendButton(main).click();
  await expect(main.getByRole("heading", { name: "We have your request" })).toBeVisible();
  await expect.poll(() => recordsOf(shop, shopper).length).toBe(1);
});

for (const [what, arrives] of [
  ["sent", true],
  ["lost", false],
] as const) {
  test(`closing the form while a request is in flight reports it as ${what}`, {
    tag: "@desktop",
  }, async ({ page, shop }) => {
    const shopper = newShopper();
    const release = Promise.withResolvers<void>();
    await startDraft(page, "custom");
    await page.goto("/collections/bedroom");
    await page.route("**/custom-request", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await release.promise;
      return arrives ? route.continue() : route.abort();
    });
    await page.getByRole("link", { name: "Submit Custom Request" }).click();
    const dialog = page.getByRole("dialog", { name: "Submit Custom Request" });
    await fill(dialog, shopper);
    await sendButton(dialog).click();
    await expect(dialog.getByRole("button", { name: "Sending..." })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    release.resolve();
    const toasts = page.getByRole("region", { name: "Messages" });
    if (!arrives) return expect(toasts).toContainText("Your request wasn't sent");
    await expect(toasts).toContainText("We have your request");
    await expect.poll(() => recordsOf(shop, shopper).length).toBe(1);
    await expect(toasts).toContainText(recordsOf(shop, shopper)[0]?.reference ?? "no reference");
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  /** Sets the form's start time back, as if the shopper had taken a minute. */
  async function startMinuteEarlier(page: Page) {
    await page
      .locator("input[name=startedAt]")
      .evaluate((input: HTMLInputElement) =>
        input.setAttribute("value", `${Number(input.value) - 60_000}`),
      );
  }

  test("a refused form keeps its values and is accepted once fixed", { tag: "@essential" }, async ({
    page,
    shop,
  }) => {
    const shopper = newShopper();
    await page.goto("/collections/bar-entertainment");
    await page.getByRole("link", { name: "Submit Custom Request" }).click();
    const main = page.getByRole("main");
    await fill(main, { ...shopper, email: "" });
    await startMinuteEarlier(page);
    const posted = page.waitForResponse((response) => response.request().method() === "POST");
    await sendButton(main).click();
    expect((await posted).status()).toBe(422);
    await expect(main.getByRole("alert").getByRole("link")).toHaveAttribute(
      "href",
      "#custom-phone",
    );
    await expect(main.getByRole("textbox", { name: /looking for/ })).toHaveValue(wish);
    await expect(main.getByRole("combobox", { name: /room/ })).toHaveValue("bar-entertainment");

    await main.getByRole("textbox", { name: "Email" }).fill(shopper.email);
    await startMinuteEarlier(page);
    await sendButton(main).click();
    await expect(page).toHaveURL(/\/custom-request\?sent=C-[0-9A-Z]{5}&proof=/);
    const reference = new URL(page.url()).searchParams.get("sent") ?? "";
    await expect(main).toContainText(reference);
    await expect.poll(() => recordsOf(shop, shopper)).toMatchObject([{ reference }]);
  });
});
