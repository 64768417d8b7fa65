import { expect } from "vitest";
import { journey } from "../journey.ts";
import { emailOf, recordOf, startForm } from "../leads.ts";

export const quote = journey(
  "requests a quote, from the collection page to the shop's inbox",
  async (scene) => {
    const { page, shopper } = scene;
    await startForm(page, "quote");
    await page.open("/collections/living-room/stationary-sofa-loveseats");
    await page.click("link", "Model 2400 Chaise Lounge");
    await page.arrives("/products/model-2400-chaise-lounge", "Model 2400 Chaise Lounge");
    await page.click("button", "Add to Cart");
    await page.containsText("Model 2400 Chaise Lounge (Stone Gray) has been added to your cart.");
    await page.click("link", "View Cart");
    await page.arrives("/quote-request", "Request Your Quote");
    await page.click("button", "One more of Model 2400 Chaise Lounge");
    await page.waitFor("heading", "2 items");
    await page.fill("Special requests for Model 2400", "In charcoal");
    await page.fill("Name", shopper.name);
    await page.fill("Email", shopper.email);
    await page.fill("Phone", shopper.phone);
    await page.click("radio", "Text");
    await page.click("button", "Request My Quote");
    await page.at("/");
    await page.containsText("Quote Request Submitted!");

    const record = await recordOf(scene);
    expect(record).toMatchObject({
      lead_kind: "quote",
      full_name: shopper.name,
      preferred_contact: "text",
      item_count: 2,
    });
    expect(JSON.parse(String(record.items_json))).toMatchObject([
      { id: "1094", quantity: 2, notes: "In charcoal" },
    ]);
    await page.containsText(String(record.reference));
    await emailOf(scene, "shopper", new RegExp(String(record.reference)));
    await emailOf(scene, "shop", new RegExp(String(record.reference)));
  },
);
