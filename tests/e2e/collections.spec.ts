import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/shop-test.ts";

const rooms = ["bedroom", "dining-room", "home-office", "accessories", "bar-entertainment"];

function browse(page: Page, type: string) {
  return page.getByRole("main").getByRole("link", { name: `Browse Category: ${type}` });
}

function productsOf(page: Page, title: string) {
  return page.getByRole("region", { name: title });
}

test("the living room leads to its five categories and back to the six rooms", async ({ page }) => {
  await page.goto("/collections/living-room");
  const links = page.getByRole("main").getByRole("link", { name: /^Browse Category/ });
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(
    [
      "stationary-sofa-loveseats",
      "stationary-sectionals",
      "reclining-sofa-loveseats",
      "recliners-lift-chairs",
      "reclining-sectionals",
    ].map((category) => `/collections/living-room/${category}`),
  );
  await page.getByRole("link", { name: "All collections" }).click();
  await expect(page).toHaveURL("/#collections");
});

for (const room of rooms) {
  test(`${room} has six types, each with links to browse, text and call`, {
    tag: "@desktop",
  }, async ({ page }) => {
    await page.goto(`/collections/${room}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: /^Browse Category: / })).toHaveCount(6);
    const chats = main.getByRole("link", { name: /^Chat: / });
    await expect(chats).toHaveCount(6);
    await expect(chats.first()).toHaveAttribute("href", /^sms:\+17135550142/);
    const calls = main.getByRole("link", { name: /^Call: / });
    await expect(calls).toHaveCount(6);
    await expect(calls.first()).toHaveAttribute("href", "tel:+17135550142");
  });
}

test("Browse Category shows that type's products below, and Back hides them", async ({ page }) => {
  await page.goto("/collections/bedroom");
  await browse(page, "Nightstands").click();
  await expect(page).toHaveURL("/collections/bedroom?type=nightstands#pieces");
  const shown = productsOf(page, "Nightstands");
  await expect(shown.getByRole("article")).not.toHaveCount(0);
  await expect(shown.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(shown).toBeInViewport();
  await expect(browse(page, "Nightstands")).toHaveAttribute("aria-current", "true");

  await browse(page, "Dressers").click();
  await expect(productsOf(page, "Dressers")).toBeVisible();
  await expect(shown).toHaveCount(0);

  await page.goBack();
  await expect(shown).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/collections/bedroom");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
});

test("a link with a type shows its products and isn't indexed", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/collections/dining-room?type=benches");
  await expect(productsOf(page, "Dining Benches").getByRole("article")).not.toHaveCount(0);
  const head = page.locator("head");
  await expect(head.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
  await expect(head.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    /\/collections\/dining-room$/,
  );
});

test("an unknown type shows no products", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/collections/bedroom?type=bathtubs");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
});

test("an unknown collection gets a 404", { tag: "@desktop" }, async ({ page }) => {
  const response = await page.goto("/collections/bathroom");
  expect(response?.status()).toBe(404);
});

test("the breadcrumb and its structured data are the same", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/collections/home-office");
  const names = await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("listitem")
    .evaluateAll((items) => items.map((item) => item.textContent?.replace("/", "")));
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const list = data
    .map((text) => JSON.parse(text) as { "@type": string; itemListElement?: { name: string }[] })
    .find((block) => block["@type"] === "BreadcrumbList");
  expect(names).toEqual(["Home", "Collections", "Home Office"]);
  expect(list?.itemListElement?.map(({ name }) => name)).toEqual(names);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("Browse Category is a link to the same page with the products on it", async ({ page }) => {
    await page.goto("/collections/accessories");
    await browse(page, "Lamps").click();
    await expect(page).toHaveURL("/collections/accessories?type=lamps#pieces");
    await expect(productsOf(page, "Lamps").getByRole("article")).not.toHaveCount(0);
    await page.getByRole("link", { name: "Hide these" }).click();
    await expect(page).toHaveURL("/collections/accessories");
  });

  test("Ask us for it after the last product leads to the form with the type filled in", {
    tag: "@desktop",
  }, async ({ page }) => {
    // A page beyond the last one leads to it (rule 4.15).
    await page.goto("/collections/accessories?type=lamps&page=9999");
    await page.getByRole("link", { name: "Ask us for it" }).click();
    await expect(page.getByRole("textbox", { name: /looking for/ })).toHaveValue("Lamps");
    await expect(page.getByRole("combobox", { name: /room/ })).toHaveValue("accessories");
  });
});
