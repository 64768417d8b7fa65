import { newShopper } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

test.use({ javaScriptEnabled: false });

test("the quiz is one plain form that works", { tag: "@essential" }, async ({ page, shop }) => {
  const shopper = newShopper();
  await page.goto("/services/financing");
  await page.getByRole("link", { name: "See If I Qualify" }).click();
  await page.getByRole("textbox", { name: "First name" }).fill("Dana");
  await page.getByRole("textbox", { name: "Last name" }).fill("Whitfield");
  await page.getByRole("textbox", { name: "Phone" }).fill(shopper.phone);
  await page.getByRole("textbox", { name: "Email" }).fill(shopper.email);
  await page.getByRole("textbox", { name: "ZIP code" }).fill("7708");
  await page.getByRole("radio", { name: "Under $600" }).check();
  await page.getByRole("radio", { name: "This week" }).check();
  await page.getByRole("radio", { name: "Bedroom" }).check();
  await page.getByRole("radio", { name: "Pay in 4" }).check();
  const posted = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Get My Options" }).click();
  expect((await posted).status()).toBe(422);
  await expect(page.getByRole("textbox", { name: "ZIP code" })).toHaveAccessibleDescription(
    /five-digit ZIP/,
  );
  await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue("Dana");
  await expect(page.getByRole("radio", { name: "Bedroom" })).toBeChecked();

  await page.getByRole("textbox", { name: "ZIP code" }).fill("77081");
  await page
    .locator("input[name=startedAt]")
    .evaluate((input: HTMLInputElement) =>
      input.setAttribute("value", `${Number(input.value) - 60_000}`),
    );
  await page.getByRole("button", { name: "Get My Options" }).click();
  await expect(page.getByRole("heading", { name: "Your options" })).toBeVisible();
  await expect(page.getByText("Pay in 4 Available")).toBeVisible();
  await expect
    .poll(() => shop.crm.received.some(({ body }) => body.includes(shopper.email)))
    .toBe(true);
});

test("a quiz sent with empty fields shows the required-fields message", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/services/financing");
  await page.getByRole("button", { name: "Get My Options" }).click();
  await expect(
    page.getByRole("heading", { name: "Please fill in all required fields" }),
  ).toBeInViewport();
});

test("a plan card sends a lead and opens the quiz with its plan", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const before = shop.crm.received.length;
  await page.goto("/services/financing");
  await page.getByRole("button", { name: "Check my options for Pay in 4" }).click();
  await expect(page).toHaveURL("/services/financing?plan=Pay+in+4#quiz");
  await expect(page.getByRole("radio", { name: "Pay in 4" })).toBeChecked();
  const click = () =>
    shop.crm.received.slice(before).find(({ body }) => body.includes('"Pay in 4"'))?.body;
  await expect.poll(click).toBeDefined();
  expect(JSON.parse(click() ?? "{}")).toMatchObject({
    lead_kind: "financing",
    provider_clicked: "Pay in 4",
    preferred_plan: "Pay in 4",
    source_page: "/services/financing",
  });
});

test("the calculator computes on the server", async ({ page }) => {
  await page.goto("/services/financing");
  await page.getByRole("textbox", { name: "Furniture total" }).fill("2000");
  await page.getByRole("textbox", { name: "APR" }).fill("0");
  await page.getByRole("radio", { name: "24 months" }).check();
  await page.getByRole("button", { name: "Calculate" }).click();
  await expect(page.getByRole("region", { name: "Your estimate" })).toContainText("$83.33");
});

test("every plan card shows APR, payments and total with its payment, as an estimate", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/services/financing");
  const cards = await page.locator("#plans li:has(h3)").allInnerTexts();
  const named = cards.filter((card) => card.includes("$") && !card.includes("Coming Soon"));
  expect(named).toHaveLength(3);
  for (const card of named) {
    expect(card).toMatch(/\d+ (monthly )?payments of .*% APR, \$[\d,.]+ in total/);
    expect(card).toContain("An estimate, not an offer of credit.");
  }
});
