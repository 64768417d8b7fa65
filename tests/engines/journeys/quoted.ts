import { invite } from "#tests/support/desk-staff.ts";
import { goodQuote } from "#tests/support/form-fields.ts";
import { journey } from "../journey.ts";
import { emailOf } from "../leads.ts";

export const quoted = journey(
  "a seller writes a quote, and the shopper asks, accepts and books the delivery",
  async (scene) => {
    const { page, shop, shopper } = scene;
    const asked = await fetch(`${shop.url}/quote-request`, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams({ ...goodQuote, ...shopper }),
    });
    const { reference } = (await asked.json()) as { reference: string };
    await page.open(await invite(shop, "Maribel Cantu", "seller"));
    await page.click("button", "Sign in");
    await page.arrives("/desk/inbox", "Inbox");
    await page.open(`/desk/leads/${reference}`);
    await page.click("link", "Write the quote");
    await page.arrives(`/desk/leads/${reference}/quote`, "Quote for");
    await page.fill("Price each", "1,000");
    await page.click("button", "Send");
    await page.click("button", "Email it");
    await page.arrives(`/desk/leads/${reference}`, shopper.name);
    await page.containsText("Version 1");
    const email = await emailOf(scene, "shopper", /Your quote from/);
    const path = /\/quotes\/[0-9a-f]+/.exec(email)?.[0] ?? "";
    await page.open(path);
    await page.fill("Ask Maribel anything", "Does it need a plug?");
    await page.click("button", "Send");
    await page.containsText("Your question is on its way.");
    await page.click("link", "Accept this quote");
    await page.fill("Your name, as your signature", shopper.name);
    await page.click("radio", "Not sure");
    await page.click("button", "Accept");
    await page.containsText("When should we come?");
  },
);
