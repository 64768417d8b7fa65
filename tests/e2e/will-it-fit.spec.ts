import type { Locator, Page } from "@playwright/test";
import { translate } from "#tests/support/fake-translator.ts";
import { holdBack } from "#tests/support/hold-back.ts";
import { openQuotePage, storedLine } from "#tests/support/quote-page.ts";
import { expect, hydrated, test } from "#tests/support/shop-test.ts";

const whole = (page: Page) => page.locator("[data-fit-answer]");
const product = (page: Page, id: string) => page.locator(`[data-product="${id}"]`);
const field = (page: Page, group: string, label: string) =>
  page.getByRole("group", { name: group }).getByRole("textbox", { name: label, exact: true });
const doorWidth = (page: Page) => field(page, "Narrowest door", "Width of the opening");

/** Whatever the page asks the server for; measures may not be among it before the shopper asks. */
function requestedAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  return addresses;
}

async function expectPassage(of: Locator, passage: string, attributes: Record<string, string>) {
  const line = of.locator(`[data-passage="${passage}"]`);
  for (const [name, value] of Object.entries(attributes)) {
    await expect(line).toHaveAttribute(`data-${name}`, value);
  }
}

test("answers while a shopper types, keeps the address and sends nothing (rule 20.10)", {
  tag: "@essential",
}, async ({ page }) => {
  await page.goto("/will-it-fit?items=1009:1,1004:1");
  await expect(page.getByRole("heading", { name: "Will It Fit?", level: 1 })).toBeVisible();
  await expect(whole(page)).toHaveCount(0);
  const requested = requestedAddresses(page);

  await doorWidth(page).pressSequentially("36.5");
  await expect(whole(page)).toHaveAttribute("data-fit-answer", "fits");
  const sofa = product(page, "1009");
  await expect(sofa).toHaveAttribute("data-fit", "fits");
  await expectPassage(sofa, "door", { fit: "fits", part: "Larkin Track-Arm Sofa", spare: "2.5" });
  await expect(sofa).toContainText("Fits, with about 2.5 in to spare");
  await expect(sofa).toContainText("with a door 80 in high, the usual");
  await expectPassage(product(page, "1004"), "door", { fit: "fits", part: "Base" });

  await field(page, "Hall", "Width of the hall").fill("42");
  await expect(whole(page)).toHaveAttribute("data-fit-answer", "ask");
  await expectPassage(sofa, "hall", { fit: "ask", part: "Larkin Track-Arm Sofa" });
  await expect(sofa.locator('[data-passage="hall"]')).not.toHaveAttribute("data-spare");
  await doorWidth(page).fill("32");
  await expect(whole(page)).toHaveAttribute("data-fit-answer", "no");
  await expect(sofa).toContainText(
    "Does not fit by these measures, Larkin Track-Arm Sofa: 34 in at the least, the door is 32 in",
  );
  await expect(page).toHaveURL("/will-it-fit?items=1009:1,1004:1&doorWidth=32&hallWidth=42");
  await expect(page.getByRole("status").filter({ hasText: "The answer:" })).toHaveText(
    "The answer: Does not fit by these measures",
  );
  expect(requested.filter((address) => address.includes("doorWidth"))).toEqual([]);

  await page.reload();
  await expect(doorWidth(page)).toHaveValue("32");
  await expect(whole(page)).toHaveAttribute("data-fit-answer", "no");
});

test("Back leaves the page at once, and Forward shows it as it was", async ({ page }) => {
  await page.goto("/delivery-info");
  await page.goto("/will-it-fit?items=1009:1");
  for (const text of ["36", "35", "34.5"]) await doorWidth(page).fill(text);
  await expect(page).toHaveURL(/doorWidth=34\.5$/);
  await page.goBack();
  await expect(page).toHaveURL("/delivery-info");
  await page.goForward();
  await expect(doorWidth(page)).toHaveValue("34.5");
  await expect(whole(page)).toHaveAttribute("data-fit-answer", "tight");
  await expect(product(page, "1009")).toContainText(
    "Tight, less than 2 in to spare: our crew checks before the day",
  );
});

test("the field being typed in stays where it is while the answers grow", async ({ page }) => {
  await page.goto("/will-it-fit?items=1009:1,1010:1,1011:1,1004:1");
  const hall = field(page, "Hall", "Width of the hall");
  await hall.scrollIntoViewIfNeeded();
  await hall.focus();
  const top = () => hall.evaluate((input) => Math.round(input.getBoundingClientRect().top));
  const before = await top();
  await hall.pressSequentially("42");
  await expect(whole(page)).toHaveAttribute("data-fit-answer", "fits");
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

test("the tab remembers the way in for the next product, until it is cleared", async ({ page }) => {
  await page.goto("/will-it-fit?items=1009:1&doorWidth=92+cm");
  await page.goto("/will-it-fit?items=1010:1");
  await expect(doorWidth(page)).toHaveValue("92 cm");
  await expect(product(page, "1010")).toHaveAttribute("data-fit", "fits");
  await expect(page).toHaveURL("/will-it-fit?items=1010:1&doorWidth=92+cm");
  await page.getByRole("button", { name: "Clear it" }).click();
  await expect(doorWidth(page)).toHaveValue("");
  await expect(doorWidth(page)).toBeFocused();
  await expect(whole(page)).toHaveCount(0);
  await expect(page).toHaveURL("/will-it-fit?items=1010:1");
  await page.reload();
  await expect(doorWidth(page)).toHaveValue("");
});

test("a link that is followed while typing is not held up", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/will-it-fit?items=1116:1");
  const release = await holdBack(page, /quote-request\.data/);
  await doorWidth(page).fill("36.5");
  const asked = page.waitForRequest(/quote-request\.data/);
  await page.getByRole("link", { name: "Ask for a quote with these measures" }).click();
  await asked;
  // Longer than the pause after which the address is written.
  await page.clock.runFor(1_000);
  release.resolve();
  await expect(page).toHaveURL("/quote-request?items=1116:1&doorWidth=36.5");
  await expect(page.getByRole("heading", { name: "Request Your Quote" })).toBeVisible();
});

test("who types centimeters reads them beside the inches, nobody else does", async ({ page }) => {
  await page.goto("/will-it-fit?items=1009:1&placeWidth=85");
  await expect(product(page, "1009")).toContainText("less than 2 in to spare");
  await field(page, "Where it will stand", "Width").fill("200 cm");
  await expect(product(page, "1009")).toContainText(
    "it is 84 in (213 cm) wide, the place is 78.7 in (200 cm)",
  );
});

test("a field that can't be used says so once it is left, and the others are answered", async ({
  page,
}) => {
  await page.goto("/will-it-fit?items=1009:1&hallWidth=42");
  await doorWidth(page).pressSequentially("3");
  await expect(doorWidth(page)).not.toHaveAttribute("aria-invalid");
  await doorWidth(page).blur();
  await expect(doorWidth(page)).toHaveAccessibleDescription(
    "A door is 18 to 120 in wide. For feet write 3'.",
  );
  await expect(whole(page)).toHaveAttribute("data-fit-answer", "fits");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(doorWidth(page)).toBeFocused();
  await doorWidth(page).fill("3'");
  await expect(doorWidth(page)).not.toHaveAttribute("aria-invalid");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("heading", { name: "Ask us" })).toBeFocused();
});

test("without a product it asks which piece, and keeps what is typed", async ({ page }) => {
  await page.goto("/will-it-fit");
  await doorWidth(page).fill("36.5");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Which piece?" })).toBeFocused();
  await page.getByRole("textbox", { name: "Which piece?" }).fill("larkin sofa");
  await page.getByRole("button", { name: "Find it" }).click();
  await page.getByRole("link", { name: /^Larkin Track-Arm Sofa/ }).click();
  await expect(page).toHaveURL("/will-it-fit?items=1009:1&doorWidth=36.5");
  await expect(whole(page)).toHaveAttribute("data-fit-answer", "fits");
});

test("the quote list leads there with all of it", async ({ page }) => {
  await openQuotePage(page, [storedLine("1116"), storedLine("1097", { quantity: 2 })]);
  await page.getByRole("link", { name: "Check the way in" }).click();
  await expect(page).toHaveURL("/will-it-fit?items=1116:1,1097:2");
  await hydrated(page);
  await doorWidth(page).fill("36.5");
  await expect(product(page, "1116")).toHaveAttribute("data-fit", "fits");
  await expect(product(page, "1097")).toHaveAttribute("data-fit", /./);
});

test("prints the answers on one page, without the form", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/will-it-fit?items=1009:1,1004:1&doorWidth=36.5");
  await expect(page.getByText("door 36.5 in wide", { exact: true })).toBeVisible();
  await expect(product(page, "1009")).toContainText("with about 2.5 in to spare");
  await expect(doorWidth(page)).toBeHidden();
  await expect(page.getByRole("link", { name: "Ask for a quote" })).toBeHidden();
  const pdf = await page.pdf({ format: "Letter" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a product's own form leads to the answer, and that one can be changed", {
    tag: "@essential",
  }, async ({ page }) => {
    await page.goto("/products/larkin-track-arm-sofa");
    await page.getByText("Hall, stairs, elevator, its place").click();
    await page.getByRole("textbox", { name: "Narrowest door" }).fill("36 1/2");
    await field(page, "Hall", "Width of the hall").fill("42");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(page).toHaveURL(/\/will-it-fit\?items=1116&doorWidth=36\+1%2F2&/);
    await expect(whole(page)).toHaveAttribute("data-fit-answer", "ask");
    await field(page, "Hall", "Width after the turn").fill("42");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(whole(page)).toHaveAttribute("data-fit-answer", "fits");
    await expectPassage(product(page, "1116"), "hall", { fit: "fits", spare: "5" });
    await expect(doorWidth(page)).toHaveValue("36 1/2");
  });

  test("bad input keeps its value and has a message, and other passages are answered", async ({
    page,
  }) => {
    await page.goto(
      `/will-it-fit?items=1009&doorWidth=abc&hallWidth=42&ceiling=${"9".repeat(200)}&stairWidth=1,200&doorWidth=40`,
    );
    await expect(doorWidth(page)).toHaveValue("abc");
    const unreadable = `Please write a size such as 36, 36 1/2, 3' 2" or 92 cm.`;
    await expect(doorWidth(page)).toHaveAccessibleDescription(unreadable);
    const ceiling = field(page, "Hall", "Ceiling");
    await expect(ceiling).toHaveValue("9".repeat(40));
    await expect(ceiling).toHaveAccessibleDescription(new RegExp(unreadable.slice(0, 20)));
    await expect(field(page, "Stairs", "Between wall and rail")).toHaveAccessibleDescription(
      /^“1,200” can be read in two ways/,
    );
    await expect(whole(page)).toHaveAttribute("data-fit-answer", "fits");
    await expect(product(page, "1009").locator("[data-passage]")).toHaveCount(1);
  });

  test("a product that is gone is named, and about it one must ask", async ({ page }) => {
    await page.goto("/will-it-fit?items=1009,<script>,77&doorWidth=36.5");
    await expect(page.getByRole("main")).toContainText(
      "2 pieces of this list are no longer here: <script>, 77",
    );
    await expect(whole(page)).toHaveAttribute("data-fit-answer", "ask");
    await expect(product(page, "77")).toHaveAttribute("data-fit", "ask");
    await page.goto("/will-it-fit?items=77");
    await expect(page.getByRole("main")).toContainText(
      "One piece of this list is no longer here: 77",
    );
    await page.getByRole("textbox", { name: "Which piece?" }).fill("recliner");
    await doorWidth(page).fill("32");
    await page.getByRole("button", { name: "Find it" }).click();
    await page
      .getByRole("link", { name: /Recliner/ })
      .first()
      .click();
    await expect(page).toHaveURL(/^[^?]+\?items=\d+:1&doorWidth=32$/);
    await expect(whole(page)).toHaveAttribute("data-fit-answer", /./);
  });

  test("of more than 100 products the first 100 are answered", { tag: "@desktop" }, async ({
    page,
  }) => {
    const ids = Array.from({ length: 130 }, (_, index) => 1001 + index);
    await page.goto(`/will-it-fit?items=${ids.join(",")}&doorWidth=36`);
    await expect(page.getByText("These are the first 100 pieces of your list.")).toBeVisible();
    await expect(page.locator("[data-product]")).toHaveCount(100);
  });
});

test.describe("translated", () => {
  // A real translator isn't restricted by the page's policy.
  test.use({ bypassCSP: true });

  test("answers that change are translated anew, and none is stale", { tag: "@desktop" }, async ({
    page,
  }) => {
    await translate(page, "DOMContentLoaded");
    await page.goto("/will-it-fit?items=1009:1&doorWidth=36.5");
    await expect(product(page, "1009")).toContainText("with about 2.5 in to spare");
    await doorWidth(page).fill("35");
    await expect(product(page, "1009")).toContainText("less than 2 in to spare");
    await expect(product(page, "1009")).not.toContainText("2.5 in");
    await expect(page.getByRole("heading", { name: "Tight" })).toBeVisible();
    await page.getByRole("button", { name: "Clear it" }).click();
    await expect(product(page, "1009")).toContainText("Not checked yet");
    await expect(whole(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.unseenTexts?.())).toEqual([]);
  });
});

test("any query gives the page, which no search engine lists", { tag: "@desktop" }, async ({
  request,
}) => {
  for (const query of [
    "",
    "?items=%ff%00%zz",
    "?doorWidth=%F0%9F&items=,,,:",
    "?=&&&?#",
    "?items=1009&doorWidth=36",
  ]) {
    const response = await request.get(`/will-it-fit${query}`);
    expect(response.status(), query).toBe(200);
    const html = await response.text();
    expect(html).toContain('content="noindex, follow"');
    expect(html).toMatch(/<link[^>]+rel="canonical"[^>]+\/will-it-fit"/);
  }
});
