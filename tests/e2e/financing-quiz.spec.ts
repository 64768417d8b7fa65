import type { Locator, Page } from "@playwright/test";
import {
  budgetRanges,
  categoryInterests,
  preferredPlans,
  timelines,
} from "#domain/financing/quiz-form.ts";
import {
  fillWhat,
  fillWho,
  getOptions,
  next,
  openQuiz,
  usualChoices,
} from "#tests/support/financing-quiz.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { shopFonts } from "#tests/support/shop-fonts.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { clickLikeSafari, clickSlowly } from "#tests/support/slow-click.ts";

/** Every option at least once, and every budget with its own result (rules 11.2 and 11.5). */
const rounds = categoryInterests.map((categoryInterest, round) => ({
  categoryInterest,
  budgetRange: budgetRanges[round % budgetRanges.length] ?? "",
  timeline: timelines[round % timelines.length] ?? "",
  preferredPlan: preferredPlans[round % preferredPlans.length] ?? "",
}));

for (const [round, choices] of rounds.entries()) {
  const { budgetRange, timeline, categoryInterest, preferredPlan } = choices;
  test(`the quiz shows results for ${Object.values(choices).join(", ")}`, {
    tag: round === 0 ? [] : "@desktop",
  }, async ({ page, shop }) => {
    const shopper = newShopper();
    await openQuiz(page);
    await fillWho(page, shopper);
    await fillWhat(page, choices);
    await getOptions(page).click();

    const options = page.getByRole("heading", { name: "Your options" });
    await expect(options).toBeFocused();
    await expect.poll(() => clearOfHeader(page, options)).toBe(true);
    await expect(page.getByText("Quiz completed successfully!")).toBeVisible();
    await expect(page.getByText("We'll match you with the best financing options.")).toBeVisible();
    await expect(page.getByText("Pay in 4 Available")).toHaveCount(
      budgetRange === "Under $600" ? 1 : 0,
    );
    const monthly =
      budgetRange === "$2000+" ? "Up to $150/month available" : "Starting at $25/month";
    await expect(page.getByText(monthly)).toBeVisible();

    const record = () => shop.crm.received.find(({ body }) => body.includes(shopper.email))?.body;
    await expect.poll(record).toBeDefined();
    expect(JSON.parse(record() ?? "{}")).toMatchObject({
      lead_kind: "financing",
      source_page: "/services/financing",
      full_name: "Dana Whitfield",
      phone: shopper.phone,
      email: shopper.email,
      zip_code: "77081",
      budget_range: budgetRange,
      timeline,
      category_interest: categoryInterest,
      preferred_plan: preferredPlan,
      provider_clicked: "quiz_completion",
    });
  });
}

test("See If I Qualify moves the focus into the quiz", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/services/financing");
  await page.getByRole("link", { name: "See If I Qualify" }).press("Enter");
  await expect(page.locator("#quiz")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "First name" })).toBeFocused();
});

test("an incomplete step shows a message and doesn't advance", async ({ page }) => {
  await openQuiz(page);
  await next(page);
  await expect(page.getByText("Please fill in all required fields")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "First name" })).toHaveAccessibleDescription(
    /tell us your first name/,
  );
  await expect(page.getByText("Step 1 of 4")).toBeVisible();
  await page.getByRole("textbox", { name: "First name" }).fill("   ");
  await page.getByRole("textbox", { name: "Last name" }).fill("Whitfield");
  await next(page);
  await expect(page.getByText("Step 1 of 4")).toBeVisible();
  await page.getByRole("textbox", { name: "First name" }).fill("Dana");
  await next(page);
  const second = page.getByText("Step 2 of 4");
  await expect(second).toBeVisible();
  expect(await page.getByText("Please fill in all required fields").isVisible()).toBe(false);
  await expect.poll(() => clearOfHeader(page, second)).toBe(true);
  await page.getByRole("textbox", { name: "Email" }).fill("dana@");
  await page.getByRole("textbox", { name: "ZIP code" }).focus();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(
    /name@example/,
  );
});

test("a link in the summary leads to its field on the same step", { tag: "@desktop" }, async ({
  page,
}) => {
  await openQuiz(page);
  await page.getByRole("textbox", { name: "First name" }).fill("Dana");
  await page.getByRole("textbox", { name: "Last name" }).fill("Whitfield");
  await next(page);
  await expect(page.getByText("Step 2 of 4")).toBeVisible();
  await next(page);
  await page
    .getByRole("alert")
    .getByRole("link", { name: /five-digit/ })
    .press("Enter");
  await expect(page.getByRole("textbox", { name: "ZIP code" })).toBeFocused();
  await expect(page.getByText("ZIP code", { exact: true })).toBeInViewport();
  await expect(page.getByText("Step 2 of 4")).toBeVisible();
});

test("values survive Back and reload, the SSN doesn't", { tag: "@desktop" }, async ({ page }) => {
  await openQuiz(page);
  await fillWho(page, newShopper());
  await fillWhat(page, usualChoices);
  await page.getByRole("button", { name: /last four of my SSN/ }).click();
  const ssn = page.getByRole("textbox", { name: /Last four/ });
  await ssn.fill("8317");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
  await expect(ssn).toHaveValue("");
  await ssn.fill("8317");
  await page.goBack();
  await expect(page.getByText("Step 3 of 4")).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("button", { name: /last four of my SSN/ })).toBeVisible();
  await expect(ssn).toHaveCount(0);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue("Dana");
  await page.goForward();
  await page.goForward();
  await page.goForward();
  await expect(page.getByText("Step 4 of 4")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Step 4 of 4")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Not sure" })).toBeChecked();
  await expect(page.getByRole("textbox", { name: /Last four/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByRole("radio", { name: "1-2 weeks" })).toBeChecked();
});

test("a failed submit keeps all values and shows what to do", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const shopper = newShopper();
  await openQuiz(page);
  await fillWho(page, shopper);
  await fillWhat(page, usualChoices);
  await page.route("**/services/financing", (route) => route.abort());
  await getOptions(page).click();
  await expect(page.getByText("Something went wrong")).toBeVisible();
  await expect(page.getByText("Please try again or call us at (713) 555-0142")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Not sure" })).toBeChecked();
  await page.unroute("**/services/financing");
  await getOptions(page).click();
  await expect(page.getByRole("heading", { name: "Your options" })).toBeVisible();
  const sent = () => shop.crm.received.filter(({ body }) => body.includes(shopper.email));
  await expect.poll(() => sent().length).toBe(1);
});

test("a plan card leads to the quiz with that plan selected and sends a lead", {
  tag: ["@essential", "@desktop"],
}, async ({ page, shop }) => {
  const before = shop.crm.received.length;
  await page.goto("/services/financing");
  await page.getByRole("link", { name: "Check my options for Monthly financing" }).click();
  await expect(page.getByText("Opening Monthly financing prequalification")).toBeVisible();
  await expect(page.getByText("You'll be redirected")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "See if you qualify" })).toBeVisible();
  await expect(
    page.getByRole("radio", { name: "Monthly financing", includeHidden: true }),
  ).toBeChecked();
  const click = () =>
    shop.crm.received.slice(before).find(({ body }) => body.includes('"Monthly financing"'))?.body;
  await expect.poll(click).toBeDefined();
  expect(JSON.parse(click() ?? "{}")).toMatchObject({
    provider_clicked: "Monthly financing",
    full_name: "",
    email: "",
  });
});

for (const browser of ["Chrome", "Safari"]) {
  test(`the first click of Next works although the last field is invalid, in ${browser}`, async ({
    page,
  }) => {
    if (browser === "Safari") await clickLikeSafari(page);
    await openQuiz(page);
    await page.getByRole("textbox", { name: "First name" }).fill("Dana");
    await page.getByRole("textbox", { name: "Last name" }).fill("Whitfield");
    await next(page);
    await page.getByRole("textbox", { name: "Phone" }).fill("(713) 555-0188");
    await page.getByRole("textbox", { name: "Email" }).fill("dana@example.com");
    const zip = page.getByRole("textbox", { name: "ZIP code" });
    await zip.fill("770");
    await clickSlowly(page, page.getByRole("button", { name: "Next", exact: true }), zip);
    await expect(page.getByRole("alert").filter({ hasText: "Please check these" })).toBeFocused();
    await expect(zip).toHaveAccessibleDescription(/five-digit/);
    await zip.fill("77081");
    await expect(zip).not.toHaveAccessibleDescription(/five-digit/);
    // Leaving it for another field still shows the error.
    await zip.fill("7708");
    await zip.press("Shift+Tab");
    await expect(zip).toHaveAccessibleDescription(/five-digit/);
  });
}

test("a reload within the quiz keeps the scroll position", { tag: "@desktop" }, async ({
  page,
}) => {
  await openQuiz(page);
  await page.getByRole("textbox", { name: "First name" }).fill("Dana");
  await page.getByRole("textbox", { name: "Last name" }).fill("Whitfield");
  await next(page);
  const phone = page.getByRole("textbox", { name: "Phone" });
  await expect(phone).toBeInViewport();
  // Lines wrap differently in the fallback fonts that are shown until these are loaded.
  await shopFonts(page);
  let before = Number.NaN;
  await expect
    .poll(async () => {
      const last = before;
      before = (await phone.boundingBox())?.y ?? 0;
      return before === last;
    })
    .toBe(true);
  await page.reload();
  await expect(phone).toBeInViewport();
  // Within half a field, so that shoppers don't lose their place.
  await expect
    .poll(async () => Math.abs(((await phone.boundingBox())?.y ?? 0) - before))
    .toBeLessThan(24);
});

/** Whether an element is visible below the sticky header. */
async function clearOfHeader(page: Page, what: Locator): Promise<boolean> {
  const [header, box] = [
    await page.locator("header").first().boundingBox(),
    await what.boundingBox(),
  ];
  const height = page.viewportSize()?.height ?? 0;
  return Boolean(header && box && box.y >= header.y + header.height && box.y < height);
}
