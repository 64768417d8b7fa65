import { linkPath, staffCommand } from "#tests/support/desk-staff.ts";
import { eventually } from "#tests/support/eventually.ts";
import { freePort } from "#tests/support/free-port.ts";
import { addAuthenticator } from "#tests/support/passkey-device.ts";
import { expect, test as shopTest } from "#tests/support/shop-test.ts";
import { type ShopUnderTest, startShopWithReceivers } from "#tests/support/shop-with-receivers.ts";

interface Desk {
  shop: ShopUnderTest;
  siteUrl: string;
}

/** Passkeys belong to a name, so this shop has one; and each test has the first owner's link. */
const test = shopTest.extend<{ desk: Desk; baseURL: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
  desk: async ({}, use) => {
    const port = String(await freePort());
    const siteUrl = `http://localhost:${port}`;
    const shop = await startShopWithReceivers({ PORT: port, SITE_URL: siteUrl });
    await use({ shop, siteUrl });
    await shop.stop();
  },
  baseURL: async ({ desk }, use) => use(desk.siteUrl),
});

/** The latest email to an address that has a sign-in link. */
function emailedLink({ shop }: Desk, address: string): Promise<string> {
  return eventually(() => {
    const email = shop.mail.received.findLast(({ to }) => to.includes(address));
    if (!email) throw new Error(`No email came to ${address}.`);
    return linkPath(email.source.replaceAll("=\r\n", ""));
  });
}

/** The path of the link that a start without an owner prints. */
function firstOwnerLink({ shop }: Desk): Promise<string> {
  return eventually(() => linkPath(shop.log.join("\n")));
}

test("the first owner opens the desk, and signs in with a passkey", {
  tag: ["@essential", "@desktop"],
}, async ({ page, desk }) => {
  await addAuthenticator(page);
  await page.goto(await firstOwnerLink(desk));
  await expect(page.getByRole("heading", { name: "This desk is yours" })).toBeVisible();
  await page.getByLabel("Your name").fill("Maribel Cantu");
  await page.getByLabel("Your email").fill("maribel@shop.example");
  await page.getByRole("button", { name: "Make a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();

  await page.goto("/desk/you");
  await expect(page.getByRole("button", { name: /^Remove the passkey/ })).toHaveCount(1);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
});

test("somebody is invited, signs in by email, and is removed", async ({ page, browser, desk }) => {
  await page.goto(await firstOwnerLink(desk));
  await page.getByLabel("Your name").fill("Maribel Cantu");
  await page.getByLabel("Your email").fill("maribel@shop.example");
  await page.getByRole("button", { name: "Continue with email" }).click();
  await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
  await page.goto("/desk/staff");
  await page.getByLabel("Name").fill("Curtis Wells");
  await page.getByLabel("Email").fill("curtis@shop.example");
  await page.getByRole("button", { name: "Invite" }).click();
  await expect(page.getByRole("heading", { name: "Curtis Wells" })).toBeVisible();

  const curtis = await (await browser.newContext()).newPage();
  await curtis.goto(`${desk.siteUrl}${await emailedLink(desk, "curtis@shop.example")}`);
  await expect(curtis.getByRole("heading", { name: "Sign in as Curtis Wells?" })).toBeVisible();
  await curtis.getByRole("button", { name: "Sign in" }).click();
  await expect(curtis.getByRole("heading", { name: "Inbox" })).toBeVisible();

  await page.getByRole("button", { name: "Remove Curtis Wells" }).click();
  await expect(page.getByRole("heading", { name: "Curtis Wells" })).toHaveCount(0);
  await curtis.locator("[href='/desk/you']:visible").click();
  await expect(curtis.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await curtis.context().close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link by email signs in once", async ({ page, desk }) => {
    const { shop } = desk;
    await staffCommand(shop, "invite", "ann@shop.example", "--name", "Ann", "--role", "seller");
    await page.goto("/desk/leads/Q-00000");
    await page.getByLabel("Your email").fill("ann@shop.example");
    const before = shop.mail.received.length;
    await page.getByRole("button", { name: "Email me a link" }).click();
    await expect(page.getByRole("status")).toHaveText(
      "If ann@shop.example belongs to somebody here, a link is on its way. It works once, for 15 minutes.",
    );
    await eventually(() => expect(shop.mail.received.length).toBeGreaterThan(before));
    const link = await emailedLink(desk, "ann@shop.example");
    await page.goto(link);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
    await page.goto(link);
    await expect(page.getByText("This link was used or is too old.")).toBeVisible();
    await page.getByRole("link", { name: "Email me a new link" }).click();
    await expect(page).toHaveURL(/\/desk\/(sign-in|inbox)$/);
  });
});
