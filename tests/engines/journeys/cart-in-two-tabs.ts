import { expect } from "vitest";
import { journey } from "../journey.ts";
import { recordOf, startForm } from "../leads.ts";

export const cartInTwoTabs = journey(
  "two tabs share one cart, and the current cart is sent",
  async (scene) => {
    const { page, shopper } = scene;
    await page.open("/products/model-2500-sofa-chaise");
    await page.click("button", "Add to Cart");
    await page.containsText("Model 2500 Sofa Chaise (Wheat Beige) has been added to your cart.");
    await page.open("/quote-request");
    await page.waitFor("heading", "1 item");

    const other = await page.newTab();
    await other.open("/products/model-4700-leather-recliner");
    await other.click("button", "Add to Cart");
    await page.waitFor("heading", "2 items");
    await startForm(other, "quote");
    await other.open("/quote-request");
    await other.click("button", "Remove Model 2500 Sofa Chaise");
    await page.waitFor("heading", "1 item");
    await other.fill("Special requests for Model 4700", "In cognac");
    await page.until("the first tab has what was typed in the other", () =>
      [...document.querySelectorAll("textarea")].some(({ value }) => value === "In cognac"),
    );

    await other.fill("Name", shopper.name);
    await other.fill("Email", shopper.email);
    await other.fill("Phone", shopper.phone);
    await other.click("button", "Request My Quote");
    const record = await recordOf(scene);
    expect(JSON.parse(String(record.items_json))).toMatchObject([
      { id: "1104", quantity: 1, notes: "In cognac" },
    ]);
    await page.waitFor("heading", "Your Cart is Empty");
  },
);
