import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/shop-test.ts";

const results = (page: Page) => page.getByRole("region", { name: "Your estimate" });
const total = (page: Page) => page.getByRole("textbox", { name: "Furniture total" });
const down = (page: Page) => page.getByRole("textbox", { name: "Down payment" });
const apr = (page: Page) => page.getByRole("textbox", { name: "APR" });

/** Fills a field as a paste does, and moves to the next field. */
async function type(field: Locator, text: string) {
  await field.fill(text);
  await field.press("Tab");
}

for (const [typed, monthly] of [
  ["1,200", "$105.49"],
  ["$1,200.00", "$105.49"],
  ["1 200", "$105.49"],
  ["1.200,50", "$105.54"],
  ["USD 1200", "$105.49"],
  ["1'200", "$105.49"],
] as const) {
  test(`G1: a total of ${typed} is accepted and stays as typed`, { tag: "@desktop" }, async ({
    page,
  }) => {
    await page.goto("/services/financing");
    await type(total(page), "2000");
    await type(total(page), typed);
    await expect(results(page)).toContainText(monthly);
    await expect(total(page)).toHaveValue(typed);
    await expect(total(page)).not.toHaveAttribute("aria-invalid");
  });
}

for (const typed of ["abc", "-500", "1.200", "1200-1500", ""]) {
  test(`G1: a total of ${typed || "nothing"} shows an error and no results`, {
    tag: "@desktop",
  }, async ({ page }) => {
    await page.goto("/services/financing");
    await type(total(page), typed);
    await expect(total(page)).toHaveValue(typed);
    await expect(total(page)).toHaveAttribute("aria-invalid", "true");
    await expect(total(page)).toHaveAccessibleDescription(/Please type/);
    await expect(results(page)).toContainText("To work this out we still need: Furniture total.");
    await expect(results(page)).not.toContainText(/\$|NaN|Infinity/);
    await expect(results(page).getByRole("status")).toContainText("Furniture total:");
    await expect(page.getByRole("button", { name: "Share this estimate" })).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.searchParams.get("total") === typed);
    await page.reload();
    await expect(total(page)).toHaveValue(typed);
    await type(total(page), "1200");
    await expect(results(page)).toContainText("$105.49");
    await expect(total(page)).not.toHaveAttribute("aria-invalid");
  });
}

test("G1: reads rates as people write them, and reports one above the maximum", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/services/financing");
  for (const typed of ["9,99", "9.99 %", "9.99% APR"]) {
    await type(apr(page), "5");
    await type(apr(page), typed);
    await expect(apr(page)).toHaveValue(typed);
    await expect(results(page)).toContainText("12 monthly payments at 9.99% APR");
  }
  await type(apr(page), "35");
  await expect(apr(page)).toHaveValue("35");
  await expect(apr(page)).toHaveAccessibleDescription(/at most 29\.99%/);
  await expect(results(page)).toContainText("we still need: APR.");
});

test("G1: a link with unreadable values shows an error at every field", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/services/financing?total=banana&down=-9&term=7&apr=1e9");
  await expect(total(page)).toHaveValue("banana");
  await expect(down(page)).toHaveValue("-9");
  await expect(apr(page)).toHaveValue("1e9");
  await expect(page.getByRole("group", { name: "Term" })).toHaveAccessibleDescription(
    /choose one of the terms/,
  );
  await expect(results(page)).toContainText("Furniture total, Down payment, APR, and Term.");
  await page.goto("/services/financing?total=1,200&apr=9,99");
  await expect(results(page)).toContainText("$105.49");
});

test("G2: wheel and arrow keys over a focused amount change nothing", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/services/financing?total=1234.56");
  for (const field of [total(page), page.getByRole("slider")]) {
    await field.click();
    const value = await field.inputValue();
    const from = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(from);
    await expect(field).toHaveValue(value);
  }
  await total(page).focus();
  for (const key of ["ArrowUp", "ArrowDown", "PageUp"]) await total(page).press(key);
  await expect(total(page)).toHaveValue("1234.56");
});

test("G2: scrolling over a slider removes its focus", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/services/financing");
  const slider = page.getByRole("slider");
  await slider.click();
  await expect(slider).toBeFocused();
  const rate = await apr(page).inputValue();
  await slider.dispatchEvent("wheel", { deltaY: 100 });
  await expect(slider).not.toBeFocused();
  await expect(apr(page)).toHaveValue(rate);
});

test("G2: no page has a number input, which wheel and arrow keys would change", {
  tag: "@desktop",
}, async ({ page }) => {
  const paths = [
    "/services/financing",
    "/price-match/form",
    "/book-delivery",
    "/quote-request?items=1097:2",
    "/products/model-2500-sofa-chaise",
    "/collections/living-room/stationary-sectionals",
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator("form").first()).toBeAttached();
    await expect(page.locator("input[type=number]"), path).toHaveCount(0);
  }
});

test("G3: typing a total doesn't change the down payment", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/services/financing");
  await type(total(page), "1200");
  await type(down(page), "500");
  await total(page).fill("");
  await total(page).pressSequentially("100");
  await total(page).press("Tab");
  await expect(down(page)).toHaveValue("500");
  await expect(down(page)).toHaveAccessibleDescription(/more than the furniture total/);
  await expect(results(page)).toContainText("we still need: Down payment.");
  await type(total(page), "1200");
  await expect(down(page)).toHaveValue("500");
  await expect(down(page)).not.toHaveAttribute("aria-invalid");
  await expect(results(page)).toContainText("Total paid includes $500 down.");
});

test("G3: a down payment of the whole total shows nothing left to pay", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/services/financing?total=500&down=500");
  await expect(results(page)).toContainText("Nothing left to pay");
  await expect(results(page)).toContainText("$500.00");
  await expect(results(page)).not.toContainText(/monthly payments at|\$0\.00 ·/);
  await expect(page.getByRole("table")).toHaveCount(0);
});

test("G4: a term whose payments round to $0.00 shows an error and is disabled", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/services/financing?total=0.20&term=48&apr=0");
  await expect(page.getByRole("group", { name: "Term" })).toHaveAccessibleDescription(
    /too little to spread over 48 months/,
  );
  await expect(results(page)).toContainText("we still need: Term.");
  await expect(results(page)).not.toContainText("$0.00");
  await expect(page.getByRole("radio", { name: "36 months" })).toBeDisabled();
  await page.getByRole("radio", { name: "3 months", exact: true }).check();
  await expect(results(page)).toContainText("$0.07");
});

test("G1: an amount typed on a product page is accepted or reported by the calculator", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/products/model-2500-sofa-chaise");
  await page.getByText("What would it cost a month?").click();
  const price = page.getByRole("textbox", { name: "Price you have in mind" });
  await price.fill("about 1 200");
  await page.getByRole("button", { name: "Calculate" }).click();
  await expect(total(page)).toHaveValue("about 1 200");
  await expect(total(page)).toHaveAccessibleDescription(/couldn't read that as an amount/);
});

test("G1: a competitor's price is accepted, or reported at its field and kept", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/price-match/form");
  const price = page.getByRole("textbox", { name: "Their price" });
  for (const [typed, message] of [
    ["a hundred or so, I think it was", /price in dollars/],
    ["1.299", /thousands or cents/],
    ["-20", /can't be below 0/],
  ] as const) {
    await price.fill(typed);
    await page.getByRole("button", { name: "Submit Price Match Request" }).click();
    await expect(price).toHaveValue(typed);
    await expect(price).toHaveAccessibleDescription(message);
  }
  await price.fill("1.299,50");
  await page.getByRole("button", { name: "Submit Price Match Request" }).click();
  await expect(price).not.toHaveAttribute("aria-invalid");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("G1: the calculator returns typed values with errors", { tag: "@desktop" }, async ({
    page,
  }) => {
    await page.goto("/services/financing");
    await total(page).fill("1.200,50");
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(results(page)).toContainText("$105.54");
    await expect(total(page)).toHaveValue("1.200,50");
    await apr(page).fill("abc");
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(apr(page)).toHaveValue("abc");
    await expect(apr(page)).toHaveAccessibleDescription(/couldn't read that as a percentage/);
    await expect(results(page)).toContainText("we still need: APR.");
  });

  test("G1: a competitor's price comes back as typed with an error", { tag: "@desktop" }, async ({
    page,
  }) => {
    await page.goto("/price-match/form");
    const field = (name: string) => page.getByRole("textbox", { name });
    await page.getByLabel("Which piece is it?").fill("A sofa");
    await field("Who offers it?").fill("Big Box");
    await field("Their price").fill("1.299");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Dana Whitfield");
    await field("Phone").fill("(713) 555-0188");
    await page.getByRole("button", { name: "Submit Price Match Request" }).click();
    await expect(field("Their price")).toHaveValue("1.299");
    await expect(field("Their price")).toHaveAccessibleDescription(/thousands or cents/);
  });
});
