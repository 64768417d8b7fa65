import { expect } from "vitest";
import { journey } from "../journey.ts";
import { emailOf, recordOf, startForm } from "../leads.ts";

const wish = "A green velvet sofa under 80 inches";

export const customRequest = journey(
  "sends a custom request from a collection page",
  async (scene) => {
    const { page, shopper } = scene;
    await startForm(page, "custom");
    await page.open("/collections/bedroom");
    await page.click("link", "Submit Custom Request");
    await page.fill("looking for", wish);
    await page.fill("Name", shopper.name);
    await page.fill("Email", shopper.email);
    await page.click("button", "Send my request");
    await page.waitFor("heading", "We have your request");

    const record = await recordOf(scene);
    expect(record).toMatchObject({
      lead_kind: "custom",
      full_name: shopper.name,
      looking_for: wish,
      collection: "Bedroom",
    });
    await page.containsText(String(record.reference));
    await emailOf(scene, "shopper", new RegExp(String(record.reference)));
    await page.click("button", "Back to the page");
    await page.arrives("/collections/bedroom", "Bedroom");
  },
);
