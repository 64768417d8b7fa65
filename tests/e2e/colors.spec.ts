import type { Locator, Page } from "@playwright/test";
import { accessibilityFaults } from "#tests/support/accessibility-faults.ts";
import { holdBack } from "#tests/support/hold-back.ts";
import { watchShifts } from "#tests/support/page-layout.ts";
import {
  fillContact,
  newShopper,
  openQuotePage,
  seedStorage,
  storedCart,
  storedLine,
  submitButton,
} from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { startDraft } from "#tests/support/started-draft.ts";

const listing = "/collections/living-room/stationary-sofa-loveseats";
const pebble = "/products/pebble-modular-accent-chair";

const card = (page: Page, title: string) =>
  page.getByRole("region", { name: "Pieces" }).getByRole("article").filter({ hasText: title });
/** A color on a product's page or in the quick view. */
const color = (within: Page | Locator, name: string) =>
  within
    .getByRole("group", { name: "Color", exact: true })
    .getByRole("radio", { name, exact: true });
/** A color on a card. */
const swatch = (card: Locator, name: string) => card.getByRole("radio", { name, exact: true });
const addButton = (within: Page | Locator) =>
  within.getByRole("button", { name: /^Add to Cart/ }).first();
const added = (page: Page, what: string) => page.getByText(`${what} has been added to your cart.`);

test("the color chosen on its page is the color that is quoted (rule 3.22)", {
  tag: ["@essential", "@desktop"],
}, async ({ page, shop }) => {
  const shopper = newShopper();
  await startDraft(page, "quote");
  await page.goto(pebble);
  await expect(page.getByText(/Comes in/)).toHaveCount(0);
  const moved = await watchShifts(page);
  await color(page, "Ivory White").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(color(page, "Dove Gray")).toBeChecked();
  await expect(page).toHaveURL(`${pebble}?variant=1092`);
  await expect(page.getByText("SKU PF-PEBBLE-DOV")).toBeVisible();
  await expect(page.locator("dl").first()).toContainText("ColorDove gray");
  expect(await moved()).toEqual([]);
  await page.reload();
  await expect(color(page, "Dove Gray")).toBeChecked();
  await addButton(page).click();
  await expect(added(page, "Pebble Modular Accent Chair (Dove Gray)")).toBeVisible();
  await color(page, "Charcoal Black").check();
  await addButton(page).click();
  await page.getByRole("link", { name: "View Cart" }).last().click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([
    "Pebble Modular Accent Chair (Dove Gray)",
    "Pebble Modular Accent Chair (Charcoal Black)",
  ]);
  await page.goBack();
  await expect(color(page, "Charcoal Black")).toBeChecked();
  await expect(page).toHaveURL(`${pebble}?variant=1093`);
  await page.goForward();
  await fillContact(page, shopper);
  await submitButton(page).click();
  await expect(page).toHaveURL("/");
  const record = () => shop.crm.received.find(({ body }) => body.includes(shopper.email))?.body;
  await expect.poll(record).toBeDefined();
  expect(JSON.parse(JSON.parse(record() ?? "{}").items_json)).toMatchObject([
    {
      id: "1092",
      sku: "PF-PEBBLE-DOV",
      title: "Pebble Modular Accent Chair (Dove Gray)",
      url: expect.stringMatching(/pebble-modular-accent-chair\?variant=1092$/),
    },
    { id: "1093", sku: "PF-PEBBLE-CHA" },
  ]);
  const emails = () => shop.mail.received.filter(({ source }) => source.includes("PF-PEBBLE-DOV"));
  await expect.poll(() => emails().flatMap(({ to }) => to)).toContain(shopper.email);
  await expect.poll(() => emails().flatMap(({ to }) => to)).toContain("inbox@shop.example");
});

test("a card adds the color it shows (rule 5.14)", { tag: "@essential" }, async ({ page }) => {
  await page.goto(listing);
  const chair = card(page, "Pebble Modular");
  await expect(swatch(chair, "Ivory White")).toBeChecked();
  await expect(chair.getByRole("heading").getByRole("link")).toHaveAttribute("href", pebble);
  const moved = await watchShifts(page);
  await swatch(chair, "Dove Gray").check();
  await expect(chair.locator("img[src*='primary-dove-gray']")).toBeAttached();
  await expect(chair.getByRole("heading").getByRole("link")).toHaveAttribute(
    "href",
    `${pebble}?variant=1092`,
  );
  expect(await moved()).toEqual([]);
  await addButton(chair).click();
  await expect(added(page, "Pebble Modular Accent Chair (Dove Gray)")).toBeVisible();
  await swatch(chair, "Dove Gray").focus();
  await page.keyboard.press("ArrowRight");
  await addButton(chair).click();
  await expect(added(page, "Pebble Modular Accent Chair (Charcoal Black)")).toBeVisible();
  expect(await storedCart(page)).toEqual({ 1092: 1, 1093: 1 });
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("a color without a picture is named, with the color that is shown (rule 5.6)", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto(listing);
  const sofa = card(page, "Larkin Track-Arm Sofa");
  await swatch(sofa, "Sage").check();
  await expect(sofa.getByText("Shown in Stone Gray")).toBeVisible();
  await addButton(sofa).click();
  await page.goto("/products/larkin-track-arm-sofa");
  await expect(page.getByText("Shown in Stone Gray")).toHaveCount(0);
  await color(page, "Rust").check();
  await expect(page.getByText("Shown in Stone Gray")).toBeVisible();
  await page.goto("/quote-request");
  await expect(page.getByRole("heading", { name: "Larkin Track-Arm Sofa (Sage)" })).toBeVisible();
  await expect(page.getByText("Shown in Stone Gray")).toBeVisible();
});

test("the quick view starts with the card's color and adds the one chosen there", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto(listing);
  const chair = card(page, "Pebble Modular");
  await swatch(chair, "Oat Beige").check();
  await chair.hover();
  await chair.getByRole("link", { name: "Quick View" }).click();
  const dialog = page.getByRole("dialog", { name: "Quick View" });
  await expect(color(dialog, "Oat Beige")).toBeChecked();
  await color(dialog, "Charcoal Black").check();
  expect(await accessibilityFaults(page, "dialog[open]")).toEqual([]);
  await addButton(dialog).click();
  expect(await storedCart(page)).toEqual({ 1093: 1 });
});

test("a listing filtered by colors, and a search for one, show and add that color (rule 5.14)", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto(`${listing}?color=gray`);
  const chair = card(page, "Pebble Modular");
  await expect(swatch(chair, "Dove Gray")).toBeChecked();
  await expect(chair.locator("img[src*='primary-dove-gray']")).toBeAttached();
  await addButton(chair).click();
  expect(await storedCart(page)).toEqual({ 1092: 1 });
  await page.goto("/search?q=black+boucle+chair");
  const found = page.getByRole("article").filter({ hasText: "Pebble Modular" });
  await expect(swatch(found, "Charcoal Black")).toBeChecked();
  await found.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(`${pebble}?variant=1093`);
  await expect(color(page, "Charcoal Black")).toBeChecked();
});

test("a line's color is changed in place, and two lines of one color become one (rule 7.18)", async ({
  page,
}) => {
  await openQuotePage(page, [
    storedLine("1092", { quantity: 2, notes: "For the den" }),
    storedLine("1097"),
    storedLine("1093", { notes: "For the office" }),
  ]);
  const ofChair = page.getByRole("combobox", { name: "Color of Pebble Modular Accent Chair" });
  await ofChair.first().selectOption("Oat Beige");
  await expect(page.getByRole("heading", { level: 3 }).first()).toHaveText(/\(Oat Beige\)$/);
  await expect(ofChair.first()).toBeFocused();
  await expect(page.getByText("SKU PF-PEBBLE-OAT")).toBeVisible();
  await ofChair.first().selectOption("Charcoal Black");
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([
    "Pebble Modular Accent Chair (Charcoal Black)",
    "Model 2500 Sofa Chaise (Wheat Beige)",
  ]);
  const notes = page.getByRole("textbox", { name: /Special requests for Pebble/ });
  await expect(notes).toHaveValue("For the den\nFor the office");
  expect(await storedCart(page)).toEqual({ 1093: 3, 1097: 1 });
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("a request sent while a color is being changed waits for it", { tag: "@desktop" }, async ({
  page,
  shop,
}) => {
  const shopper = newShopper();
  await openQuotePage(page, [storedLine("1092")]);
  await fillContact(page, shopper);
  const pieces = await holdBack(page, "**/pieces/**");
  await page.getByRole("combobox", { name: "Color of Pebble" }).selectOption("Charcoal Black");
  await submitButton(page).click();
  pieces.resolve();
  await expect(page).toHaveURL("/");
  const record = () => shop.crm.received.find(({ body }) => body.includes(shopper.email))?.body;
  await expect.poll(record).toBeDefined();
  expect(JSON.parse(JSON.parse(record() ?? "{}").items_json)).toMatchObject([{ id: "1093" }]);
});

test("a color that can't be fetched stays as it was, with a message", { tag: "@desktop" }, async ({
  page,
}) => {
  await openQuotePage(page, [storedLine("1092")]);
  const field = page.getByRole("combobox", { name: "Color of Pebble" });
  await page.route("**/pieces/**", (route) => route.abort());
  await field.selectOption("Oat Beige");
  await expect(field).toHaveAccessibleDescription(/We couldn't change the color/);
  await expect(field).toHaveValue("1092");
  expect(await storedCart(page)).toEqual({ 1092: 1 });
});

test("lists saved before there were colors show the own color and say so once (rule 7.17)", {
  tag: "@desktop",
}, async ({ page }) => {
  const old = [storedLine("1001", { quantity: 2 }), storedLine("1090"), storedLine("1005")];
  await seedStorage(page, "parsons-furniture-wishlist", JSON.stringify(old.slice(0, 1)));
  await openQuotePage(page, old);
  const notice = page.getByRole("status").filter({ hasText: "Please check the color" });
  await expect(notice).toContainText("Pebble Modular Accent Chair (Ivory White)");
  await expect(notice).toContainText("Model 4700 Leather Recliner (Chocolate)");
  await expect.poll(() => storedCart(page)).toEqual({ 1090: 3, 1104: 1 });
  await page.reload();
  await expect(page.getByRole("heading", { name: "4 items" })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.goto("/wishlist");
  await expect(notice).toContainText("Pebble Modular Accent Chair (Ivory White)");
  await expect(page.getByText("SKU PF-PEBBLE-IVY")).toBeVisible();
  await page.getByRole("combobox", { name: "Color of Pebble" }).selectOption("Dove Gray");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(/\(Dove Gray\)$/);
  await page.reload();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(/\(Dove Gray\)$/);
  await expect(notice).toHaveCount(0);
});

test("a price match names the color (rule 12.7)", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/price-match/form");
  const product = page.getByRole("combobox", { name: "Which piece is it?" });
  await product.fill("Pebble Modular Accent Chair (Dove Gray)");
  await expect(page.locator("input[name=productId]")).toHaveValue("1092");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the color picked on a card, a page or in the list is the one that is sent", {
    tag: "@essential",
  }, async ({ page, shop }) => {
    await page.goto(listing);
    const chair = card(page, "Pebble Modular");
    await swatch(chair, "Dove Gray").check();
    await addButton(chair).click();
    await expect(page).toHaveURL(/\/quote-request\?items=1092/);
    await expect(page.getByRole("main")).toContainText("Pebble Modular Accent Chair (Dove Gray)");

    await page.goto(pebble);
    await color(page, "Oat Beige").check();
    await page.getByRole("button", { name: "Show this choice" }).click();
    await expect(page.getByText("SKU PF-PEBBLE-OAT")).toBeVisible();
    await color(page, "Ivory White").check();
    await addButton(page).click();
    await expect(page).toHaveURL(/\/quote-request\?items=1090/);
    await page.goBack();
    await color(page, "Oat Beige").check();
    await addButton(page).click();
    await expect(page.getByRole("main")).toContainText("Pebble Modular Accent Chair (Oat Beige)");
    const shopper = newShopper();
    await page.getByRole("combobox", { name: "Color of Pebble" }).selectOption("Charcoal Black");
    await fillContact(page, shopper);
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/\?sent=/);
    const record = () => shop.crm.received.find(({ body }) => body.includes(shopper.email))?.body;
    await expect.poll(record).toBeDefined();
    expect(JSON.parse(JSON.parse(record() ?? "{}").items_json)).toMatchObject([
      { id: "1093", sku: "PF-PEBBLE-CHA", title: "Pebble Modular Accent Chair (Charcoal Black)" },
    ]);
  });

  test("a link with a product's own id shows its own color and says so (rule 7.17)", {
    tag: "@desktop",
  }, async ({ page }) => {
    await page.goto("/quote-request?items=1001:2,1090:1");
    await expect(page.getByText("Please check the color")).toBeVisible();
    await expect(page.getByRole("textbox", { name: /^Quantity of Pebble/ })).toHaveValue("3");
  });
});
