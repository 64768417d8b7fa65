import type { Locator } from "@playwright/test";
import { newShopper, type TestShopper } from "#tests/support/quote-page.ts";
import { expect, type ShopUnderTest, test } from "#tests/support/shop-test.ts";

/** Fills in every text field at once, visible or not, as some password managers do. */
async function fillLikePasswordManager(form: Locator, { name, email, phone }: TestShopper) {
  await form.evaluate(
    (element, { name, email, phone }) => {
      const write = (
        field: HTMLInputElement | HTMLTextAreaElement,
        prototype: HTMLInputElement | HTMLTextAreaElement,
        value: string,
      ) => {
        // React intercepts the field's own setter; password managers bypass it.
        Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
        field.dispatchEvent(new Event("input", { bubbles: true }));
        field.dispatchEvent(new Event("change", { bubbles: true }));
      };
      for (const field of element.querySelectorAll("input")) {
        if (!["text", "email", "tel"].includes(field.type)) continue;
        const value = field.type === "email" ? email : field.type === "tel" ? phone : name;
        write(field, HTMLInputElement.prototype, value);
      }
      for (const field of element.querySelectorAll("textarea")) {
        write(field, HTMLTextAreaElement.prototype, "A velvet sofa");
      }
    },
    { name, email, phone },
  );
}

function recordOf(shop: ShopUnderTest, { email }: TestShopper) {
  const bodies = shop.crm.received.map(({ body }) => body).filter((body) => body.includes(email));
  return bodies.map((body) => JSON.parse(body) as Record<string, string>)[0];
}

test("a form filled by a password manager, including the hidden field, is sent on the first click", async ({
  page,
  shop,
}) => {
  const shopper = newShopper();
  await page.goto("/custom-request");
  const form = page.locator("form", { has: page.getByRole("textbox", { name: /looking for/ }) });
  await fillLikePasswordManager(form, shopper);
  await expect(form.locator("[name=leave_blank]")).toHaveValue(shopper.name);
  await form.getByRole("button", { name: "Send my request" }).click();

  await expect(page.getByRole("heading", { name: "We have your request" })).toBeVisible();
  await expect.poll(() => recordOf(shop, shopper)).toBeDefined();
  // Tagged for the shop, delivered like any other lead.
  expect(recordOf(shop, shopper)).toMatchObject({
    full_name: shopper.name,
    tags: expect.stringContaining("maybe automatic"),
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the same form is accepted too", async ({ page, shop }) => {
    const shopper = newShopper();
    await page.goto("/custom-request");
    await page.getByRole("textbox", { name: /looking for/ }).fill("A velvet sofa");
    await page.getByRole("textbox", { name: "Name" }).fill(shopper.name);
    await page.getByRole("textbox", { name: "Email" }).fill(shopper.email);
    await page.locator("form [name=leave_blank]").fill(shopper.name);
    await page.getByRole("button", { name: "Send my request" }).click();
    await expect.poll(() => recordOf(shop, shopper)?.tags).toContain("maybe automatic");
  });
});
