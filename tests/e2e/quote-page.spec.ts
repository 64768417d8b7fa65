import {
  fillContact,
  newShopper,
  openQuotePage,
  storedCart,
  storedLine,
  submitButton,
} from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

test("an empty cart shows a message and offers collections, a call and a chat", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/quote-request");
  await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
  const main = page.locator("main");
  await expect(main.getByRole("link", { name: "Call (713) 555-0142" })).toHaveAttribute(
    "href",
    "tel:+17135550142",
  );
  await expect(main.getByRole("link", { name: "Chat" })).toHaveAttribute("href", /^sms:/);
  await main.getByText("Browse Collections").click();
  await expect(
    page.getByRole("dialog").getByRole("heading", { name: "Bar & Entertainment" }),
  ).toBeVisible();
});

test("quantities change by step and by typing, and below one the product is removed", async ({
  page,
}) => {
  await openQuotePage(page, [storedLine("1097", { quantity: 2 }), storedLine("1104")]);
  await expect(page.getByRole("heading", { name: "3 items" })).toBeVisible();
  const sofa = page.getByRole("textbox", { name: "Quantity of Model 2500 Sofa Chaise" });
  await page.getByRole("button", { name: "One more of Model 2500 Sofa Chaise" }).click();
  await expect(sofa).toHaveValue("3");
  await expect(
    page.getByText("Model 2500 Sofa Chaise (Wheat Beige): 3 in your list."),
  ).toBeAttached();
  await sofa.fill("12");
  await sofa.press("Enter");
  await expect(page.getByRole("heading", { name: "13 items" })).toBeVisible();
  await page.getByRole("button", { name: "One less of Model 4700 Leather Recliner" }).click();
  await expect(page.getByText("Model 4700 Leather Recliner (Chocolate) removed")).toBeAttached();
  await expect(page.getByRole("heading", { name: "12 items" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Model 2500 Sofa Chaise" })).toBeFocused();
  expect(await storedCart(page)).toEqual({ "1097": 12 });
  await sofa.fill("0");
  await sofa.blur();
  await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toBeFocused();
});

test("the maximum quantity is named when exceeded", { tag: "@desktop" }, async ({ page }) => {
  const most = /999 is the most a list takes of one piece. For more, call us at \(713\) 555-0142\./;
  await openQuotePage(page, [storedLine("1097")]);
  const sofa = page.getByRole("textbox", { name: "Quantity of Model 2500 Sofa Chaise" });
  await expect(sofa).not.toHaveAccessibleDescription(most);
  await sofa.fill("1500");
  await sofa.press("Enter");
  await expect(sofa).toHaveValue("1500");
  await expect(sofa).toHaveAccessibleDescription(most);
  expect(await storedCart(page)).toEqual({ "1097": 1 });
  await sofa.fill("999");
  await expect(sofa).toHaveAccessibleDescription(most);
  await page.getByRole("button", { name: "One less of Model 2500 Sofa Chaise" }).click();
  await expect(sofa).not.toHaveAccessibleDescription(most);

  await page.evaluate(() => localStorage.clear());
  await page.goto("/quote-request?items=1097:1500");
  await expect(sofa).toHaveValue("999");
  await expect(sofa).toHaveAccessibleDescription(most);
});

test("typed values survive a reload, leaving and coming back", { tag: "@desktop" }, async ({
  page,
}) => {
  const shopper = newShopper();
  await openQuotePage(page, [storedLine("1097")]);
  await fillContact(page, shopper);
  await page.getByRole("radio", { name: "Email" }).check();
  await page.getByRole("textbox", { name: /Special requests for Model/ }).fill("in sand");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(shopper.email);
  await expect(page.getByRole("radio", { name: "Email" })).toBeChecked();
  await page.getByRole("link", { name: "Continue Shopping" }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(shopper.name);
  await expect(page.getByRole("textbox", { name: /Special requests for Model/ })).toHaveValue(
    "in sand",
  );
});

test("name, email and phone are required, and missing ones are reported before sending", {
  tag: "@essential",
}, async ({ page }) => {
  await openQuotePage(page, [storedLine("1097")]);
  for (const name of ["Name", "Email", "Phone"]) {
    await expect(page.getByRole("textbox", { name })).toHaveAttribute("required");
  }
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveAttribute("type", "email");
  await expect(page.getByRole("textbox", { name: "Phone" })).toHaveAttribute("type", "tel");
  await submitButton(page).click();
  const summary = page.getByRole("alert").filter({ hasText: "Please check" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(3);
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription(
    "Please tell us your name.",
  );
});

test("errors from the server are summarized and shown at the fields", async ({ page }) => {
  const shopper = newShopper();
  await openQuotePage(page, [storedLine("1097")]);
  await fillContact(page, { ...shopper, phone: "12" });
  await submitButton(page).click();
  const summary = page.getByRole("alert").filter({ hasText: "Please check" });
  await expect(summary).toBeFocused();
  const phone = page.getByRole("textbox", { name: "Phone" });
  await expect(phone).toHaveAccessibleDescription(/area code/);
  await summary.getByRole("link").click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue("12");
  expect(await storedCart(page)).toEqual({ "1097": 1 });
});

test("unavailable products are listed and not sent", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const shopper = newShopper();
  await openQuotePage(page, [
    storedLine("1097"),
    storedLine("777", { title: "The Chair That Left" }),
    storedLine("1113"),
  ]);
  await expect(page.getByText("No longer available")).toBeVisible();
  await expect(page.getByText("Out of Stock")).toBeVisible();
  await expect(page.getByText("2 pieces in your list can't be had any more")).toBeVisible();
  await page.getByRole("button", { name: "Remove and keep the rest" }).click();
  expect(await storedCart(page)).toEqual({ "1097": 1 });
  await fillContact(page, shopper);
  await submitButton(page).click();
  await expect(page).toHaveURL("/");
  const sent = () => shop.crm.received.filter(({ body }) => body.includes(shopper.email));
  await expect.poll(() => sent().length).toBe(1);
});

test("the focus and the scroll position stay next to a removed product", async ({ page }) => {
  const ids = ["1090", "1094", "1097", "1101", "1104", "1107", "1110"];
  await openQuotePage(
    page,
    ids.map((id) => storedLine(id)),
  );
  const removes = page.getByRole("button", { name: /^Remove / });
  await expect(removes).toHaveCount(7);
  // The catalog's names have loaded.
  await expect(page.getByRole("button", { name: "Remove Piece" })).toHaveCount(0);
  const nextName = await removes.nth(5).getAttribute("aria-label");
  await removes.nth(4).press("Enter");
  await expect(removes).toHaveCount(6);
  await expect(removes.nth(4)).toBeFocused();
  await expect(removes.nth(4)).toHaveAccessibleName(nextName ?? "");
  await expect(removes.nth(4)).toBeInViewport();
  await expect(page.getByRole("status").filter({ hasText: "removed from your list" })).toHaveCount(
    1,
  );
  await removes.last().press("Enter");
  await expect(removes).toHaveCount(5);
  await expect(removes.last()).toBeFocused();
  // One click too many must not remove another product.
  await page
    .getByRole("button", { name: /^One less/ })
    .nth(3)
    .press("Enter");
  await expect(removes).toHaveCount(4);
  await expect(page.getByRole("heading", { level: 3 }).nth(3)).toBeFocused();
  await expect(page.getByRole("heading", { level: 3 }).nth(3)).toBeInViewport();
});

test("a product that leaves the catalog while the form is open can be removed", {
  tag: "@desktop",
}, async ({ page }) => {
  const lines = [storedLine("1097"), storedLine("777", { title: "The Chair That Left" })];
  await page.route("**/pieces/**", (route) => route.abort());
  await openQuotePage(page, lines);
  await fillContact(page, newShopper());
  await page.unroute("**/pieces/**");
  await submitButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "The Chair That Left" })).toBeVisible();
  await page.getByRole("button", { name: "Remove and keep the rest" }).click();
  await submitButton(page).click();
  await expect(page).toHaveURL("/");
});

test("a shared list fills an empty cart and asks before it is added to a filled one", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/quote-request?items=1097:2,1104");
  await expect(page.getByRole("button", { name: "Remove Model 2500 Sofa Chaise" })).toBeVisible();
  expect(await storedCart(page)).toEqual({ "1097": 2, "1104": 1 });
  await page.getByRole("textbox", { name: "Name" }).fill("Dana");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Dana");
  expect(await storedCart(page)).toEqual({ "1097": 2, "1104": 1 });

  await page.goto("/quote-request?items=1097:2,1094:1,999");
  await expect(page.getByText("One piece of this list has left our catalog.")).toBeVisible();
  const linkedList = page.getByRole("region", { name: "Somebody shared a list with you" });
  await expect(linkedList.getByRole("listitem")).toHaveText([
    "Model 2400 Chaise Lounge (Stone Gray) × 1",
  ]);
  expect(await storedCart(page)).toEqual({ "1097": 2, "1104": 1 });
  await linkedList.getByRole("button", { name: "Add to my list" }).click();
  expect(await storedCart(page)).toEqual({ "1097": 2, "1104": 1, "1094": 1 });
  await expect(linkedList).toBeHidden();
});

test("a shared list names products that are gone", { tag: "@desktop" }, async ({ page }) => {
  const gone = page.getByText("One piece of this list has left our catalog.");
  await page.goto("/quote-request?items=999");
  await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
  await expect(gone).toBeVisible();

  await page.goto("/quote-request?items=1097,999");
  await expect.poll(() => storedCart(page)).toEqual({ "1097": 1 });
  await expect(page.getByRole("link", { name: "Quote list, 1 item" })).toBeVisible();
  await expect(gone).toBeVisible();
});

test("a shared list names its out-of-stock products, with an empty or a filled cart", {
  tag: "@desktop",
}, async ({ page }) => {
  const outOfStock = page.getByText("Model 5600 Reclining Chaise (White) is out of stock just now");
  const gone = page.getByText("One piece of this list has left our catalog.");
  await page.goto("/quote-request?items=1113:1,1101:2,9999");
  await expect.poll(() => storedCart(page)).toEqual({ "1101": 2 });
  await expect(outOfStock).toBeVisible();
  await expect(gone).toBeVisible();

  await page.goto("/quote-request?items=1113:1,1097:1");
  const linkedList = page.getByRole("region", { name: "Somebody shared a list with you" });
  await expect(linkedList.getByRole("listitem")).toHaveText([
    "Model 2500 Sofa Chaise (Wheat Beige) × 1",
  ]);
  await expect(outOfStock).toBeVisible();
  await expect(gone).toBeHidden();
});

test("a shared list that only partly fits into a full cart shows a message", {
  tag: "@desktop",
}, async ({ page }) => {
  await openQuotePage(page, [storedLine("1097", { quantity: 998 })]);
  await page.goto("/quote-request?items=1097:5");
  await page.getByRole("button", { name: "Add to my list" }).click();
  await expect(page.getByText("Your cart now holds 999 of Model 2500 Sofa Chaise")).toBeVisible();
  expect(await storedCart(page)).toEqual({ "1097": 999 });
});

test("a link to copy by hand follows changes of the list", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await openQuotePage(page, [storedLine("1097")]);
  await page.getByRole("button", { name: "Share my list" }).click();
  const link = page.getByRole("textbox", { name: "Share my list" });
  await expect(link).toHaveValue(/\/quote-request\?items=1097:1$/);
  await page.getByRole("button", { name: /^One more/ }).click();
  await expect(link).toHaveValue(/\/quote-request\?items=1097:2$/);
});

test("the list can be shared as a link", { tag: "@desktop" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await openQuotePage(page, [storedLine("1097", { quantity: 2 }), storedLine("1104")]);
  await page.getByRole("button", { name: "Share my list" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname + new URL(link).search).toBe("/quote-request?items=1097:2,1104:1");
});
