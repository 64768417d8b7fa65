import { expect } from "vitest";
import { invite } from "#tests/support/desk-staff.ts";
import { eventually } from "#tests/support/eventually.ts";
import { goodQuote } from "#tests/support/form-fields.ts";
import { journey } from "../journey.ts";

export const desk = journey(
  "a seller signs in, takes a request, notes and answers it",
  async ({ page, shop, shopper }) => {
    const asked = await fetch(`${shop.url}/quote-request`, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams({ ...goodQuote, ...shopper }),
    });
    const { reference } = (await asked.json()) as { reference: string };
    await page.open(await invite(shop, "Maribel Cantu", "seller"));
    await page.click("button", "Sign in");
    await page.arrives("/desk/inbox", "Inbox");
    await page.open(`/desk/inbox?q=${reference}`);
    await page.click("link", shopper.name);
    await page.arrives(`/desk/leads/${reference}?q=${reference}`, shopper.name);
    await page.click("button", "I'll take it");
    await page.fill("Write a note", "Has two dogs");
    await page.click("button", "Note");
    await page.containsText("Has two dogs");
    await page.click("button", "Answered");
    await eventually(() => {
      const records = shop.crm.received
        .map(({ body }) => JSON.parse(body))
        .filter((record) => record.reference === reference);
      expect(records.map(({ pipeline_stage }) => pipeline_stage)).toEqual(["New Lead", "Answered"]);
    });
  },
);
