import type { Page } from "@playwright/test";
import { consoleMessages, errorsAndWarnings } from "#tests/support/console-messages.ts";
import { requestQuote } from "#tests/support/desk-requests.ts";
import { invite, signInAs } from "#tests/support/desk-staff.ts";
import { eventually } from "#tests/support/eventually.ts";
import { holdBack } from "#tests/support/hold-back.ts";
import { expect, test } from "#tests/support/shop-test.ts";

/** A second staff member in a browser of their own. */
async function colleague(page: Page): Promise<Page> {
  const browser = page.context().browser();
  const context = await browser?.newContext({ viewport: page.viewportSize() });
  if (!context) throw new Error("There is no browser.");
  return context.newPage();
}

/** Opens a shopper's lead from the inbox, whose rows have buttons of the same names. */
async function openLead(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

test("a seller takes a new request and answers it, and a colleague sees it", {
  tag: ["@essential", "@phone"],
}, async ({ page, shop, request, baseURL }) => {
  const messages = consoleMessages(page);
  await signInAs(page, shop, "Maribel Cantu", "seller");
  const other = await colleague(page);
  await other.goto(`${baseURL}${await invite(shop, "Curtis Wells", "seller")}`);
  await other.getByRole("button", { name: "Sign in" }).click();
  await expect(other.getByRole("heading", { name: "Inbox" })).toBeVisible();

  const { name } = await requestQuote(request);
  // It appears by itself on both screens.
  await openLead(page, name);
  await page.getByRole("button", { name: "I'll take it" }).click();
  await openLead(other, name);
  await expect(other.getByRole("main").getByText("In hand").first()).toBeVisible();
  await page.getByRole("button", { name: "Answered" }).first().click();
  await page.goto("/desk/inbox");
  await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
  await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
  await page.goto("/desk/inbox?view=in_hand");
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await eventually(() => {
    const stages = shop.crm.received
      .map(({ body }) => JSON.parse(body))
      .filter(({ full_name }) => full_name === name);
    expect(stages.map(({ pipeline_stage }) => pipeline_stage)).toEqual(["New Lead", "Answered"]);
    expect(stages.at(-1).assigned_to).toBe("Maribel Cantu");
  });
  expect(errorsAndWarnings(messages)).toEqual([]);
  await other.context().close();
});

test("what somebody typed stays while a colleague changes the lead, and both are told", async ({
  page,
  shop,
  request,
  baseURL,
}) => {
  await signInAs(page, shop, "Maribel Cantu", "seller");
  const other = await colleague(page);
  await other.goto(`${baseURL}${await invite(shop, "Curtis Wells", "seller")}`);
  await other.getByRole("button", { name: "Sign in" }).click();
  const { name } = await requestQuote(request);
  for (const each of [page, other]) await openLead(each, name);
  await page.getByLabel("Write a note").fill("Has two dogs");
  await other.getByRole("button", { name: "I'll take it" }).click();
  await expect(page.getByRole("main").getByText("In hand").first()).toBeVisible();
  await expect(page.getByLabel("Write a note")).toHaveValue("Has two dogs");
  await page.getByRole("button", { name: "Note", exact: true }).click();
  await expect(other.getByText("Has two dogs")).toBeVisible();
  await other.context().close();
});

test("a click shows before the server has responded, and is taken back when it is refused", {
  tag: "@desktop",
}, async ({ page, shop, request, baseURL }) => {
  await signInAs(page, shop, "Maribel Cantu", "seller");
  const other = await colleague(page);
  await other.goto(`${baseURL}${await invite(shop, "Curtis Wells", "seller")}`);
  await other.getByRole("button", { name: "Sign in" }).click();
  const { name } = await requestQuote(request);
  await openLead(other, name);
  await openLead(page, name);
  // Neither what she sends nor what she would be told arrives yet.
  const answers = await holdBack(page, "**/desk/leads/*");
  await page.getByRole("button", { name: "I'll take it" }).click();
  await expect(page.getByRole("main").getByText("In hand").first()).toBeVisible();
  await other.getByRole("button", { name: "I'll take it" }).click();
  await expect(other.getByRole("main").getByText("In hand").first()).toBeVisible();
  answers.resolve();
  await expect(page.getByText(/^Curtis Wells has this lead since \d+:\d\d [AP]M\.$/)).toBeVisible();
  const refusal = page.getByRole("alert");
  await expect(refusal.getByRole("button", { name: "Take it over" })).toBeVisible();
  await other.context().close();
});

test("a note written offline is sent once when the network is back", async ({
  page,
  shop,
  request,
  context,
}) => {
  await signInAs(page, shop, "Maribel Cantu", "seller");
  const { name } = await requestQuote(request);
  await openLead(page, name);
  await context.setOffline(true);
  await expect(page.getByText(/^Offline since \d+:\d\d [AP]M/)).toBeVisible();
  await page.getByLabel("Write a note").fill("Typed in the elevator");
  await page.getByRole("button", { name: "Note", exact: true }).click();
  await expect(page.getByText("Typed in the elevator")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Offline since/)).toBeHidden();
  await page.reload();
  await expect(page.getByText("Typed in the elevator")).toHaveCount(1);
});

test("a response that was under way when the line was lost doesn't hide that it is lost", {
  tag: "@desktop",
}, async ({ page, shop, request, context }) => {
  await signInAs(page, shop, "Maribel Cantu", "seller");
  const { name } = await requestQuote(request);
  await openLead(page, name);
  await page.evaluate(() => {
    const fetchNow = window.fetch;
    window.fetch = async (...asked) => {
      const response = await fetchNow(...asked);
      document.body.dataset.held = "";
      await new Promise((resolve) => addEventListener("let-go", resolve));
      return response;
    };
  });
  const other = await requestQuote(request);
  await expect(page.locator("body[data-held]")).toBeAttached();
  await context.setOffline(true);
  const offline = page.getByText(/^Offline since \d+:\d\d [AP]M/);
  await expect(offline).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("let-go")));
  await expect(page.getByRole("link", { name: other.name })).toBeVisible();
  await expect(offline).toBeVisible();
});

test("the keyboard alone moves, opens, takes and searches", { tag: "@desktop" }, async ({
  page,
  shop,
  request,
}) => {
  await signInAs(page, shop, "Maribel Cantu", "seller");
  const { name } = await requestQuote(request);
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=Janelle/);
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await page.getByRole("heading", { name: "Inbox" }).click();
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name, exact: true })).toBeFocused();
  await page.keyboard.press("t");
  await expect(page.getByText("In hand").last()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a lead is added by hand, and nobody is emailed", async ({ page, shop }) => {
  await signInAs(page, shop, "Maribel Cantu", "seller");
  await page.goto("/desk/leads/new");
  const name = `Walk-in Wendy ${process.pid}${test.info().project.name}`;
  await page.getByLabel("Something else").check();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Walked in" }).click();
  await expect(
    page.getByText("Please give us a phone number or an e-mail address so we can answer.").first(),
  ).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill("wendy@mail.example");
  await page.getByLabel(/^Note/).fill("A bench for the hall");
  const before = shop.mail.received.length;
  await page.getByRole("button", { name: "Walked in" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByText("In hand").first()).toBeVisible();
  await eventually(() =>
    expect(shop.crm.received.some(({ body }) => body.includes(name))).toBe(true),
  );
  expect(
    shop.mail.received.slice(before).filter(({ to }) => to.includes("wendy@mail.example")),
  ).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a lead is taken, noted and lost", async ({ page, shop, request }) => {
    await signInAs(page, shop, "Maribel Cantu", "seller");
    const { name } = await requestQuote(request);
    await page.reload();
    await openLead(page, name);
    await page.getByRole("button", { name: "I'll take it" }).click();
    await expect(page.getByRole("main").getByText("In hand").first()).toBeVisible();
    await page.getByLabel("Write a note").fill("");
    await page.getByRole("button", { name: "Note", exact: true }).click();
    await expect(page.getByText("Please write something first.").first()).toBeVisible();
    await page.getByLabel("Write a note").fill("Prefers mornings");
    await page.getByRole("button", { name: "Note", exact: true }).click();
    await expect(page.getByText("Prefers mornings")).toBeVisible();
    await page.locator("summary", { hasText: "Mark as lost" }).click();
    await page.getByRole("button", { name: "Mark as lost" }).click();
    await expect(page.getByText("Choose a reason.").first()).toBeVisible();
    await page.getByRole("radio").first().check();
    await page.getByRole("button", { name: "Mark as lost" }).click();
    await expect(page.getByRole("button", { name: "Reopen" })).toBeVisible();
  });
});
