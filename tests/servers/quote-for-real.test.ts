import { type Page, expect as playwrightExpect } from "@playwright/test";
import { afterEach, beforeEach, describe, it } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { fillContact, openQuotePage, storedLine, submitButton } from "#tests/support/quote-page.ts";
import { hydrated } from "#tests/support/shop-test.ts";
import { inviteForReal, type RealShop, realSetups, startRealShop } from "./real-shop.ts";

/** Longer than Playwright's five seconds, for a machine that runs all this at once. */
const expect = playwrightExpect.configure({ timeout: 60_000 });

const contact = {
  name: "Janelle Brooks",
  email: "janelle@mail.example",
  phone: "(713) 555-0142",
};

describe.each(realSetups)("on $engine, with $web web processes", (setup) => {
  let shop: RealShop;
  beforeEach(async () => {
    shop = await startRealShop(setup);
  });
  afterEach(() => shop.close());

  /** A seller, signed in on a phone. */
  async function seller(): Promise<Page> {
    const owner = await shop.owner();
    const maribel = await shop.somebody();
    await inviteForReal(shop, owner, maribel, "Maribel Cantu");
    return maribel;
  }

  async function askForQuote(): Promise<void> {
    const page = await shop.somebody();
    await openQuotePage(page, [storedLine("1001")]);
    await hydrated(page);
    await fillContact(page, contact);
    await submitButton(page).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.context().close();
  }

  /** Writes what the lead's quote is for one piece, and emails it. */
  async function sendQuote(maribel: Page, price: string, open: string): Promise<void> {
    await maribel.getByRole("link", { name: open }).first().click();
    const field = maribel.getByLabel("Price each").first();
    await expect(field).toBeAttached();
    // On a phone the line that has a price is folded.
    if (!(await field.isVisible())) await maribel.getByRole("button", { name: /^Change/ }).click();
    await field.fill(price);
    await maribel.getByLabel("ZIP code").fill("77008");
    await maribel.getByRole("button", { name: "Send", exact: true }).click();
    await maribel.getByRole("button", { name: /^Email it/ }).click();
    await expect(maribel.getByText(/^Sent to Janelle\.$/)).toBeVisible();
  }

  /** The link in the email that brings a quote. */
  async function emailedQuote(text: string): Promise<string> {
    const { source } = await shop.emailTo(contact.email, text);
    const link = /http:\/\/localhost:\d+\/quotes\/[0-9a-f]+/.exec(source)?.[0];
    if (!link) throw new Error("The email has no link to the quote.");
    return link;
  }

  async function bookDelivery(page: Page): Promise<void> {
    await expect(page.getByText("When should we come?")).toBeVisible();
    const day = page.getByLabel("Day");
    await day.selectOption({ index: 3 });
    await page.getByRole("radio").first().check();
    await page.getByLabel("Street address").fill("1200 Elm Street");
    await page.getByRole("button", { name: /^Book/ }).click();
    // Script stays on the quote's page, a form goes to the booking's.
    await page.waitForURL(/\/bookings\/|done=book/);
  }

  const withScript = ["with script", true] as const;
  const without = ["without script", false] as const;
  it.each(setup.hasWorker ? [withScript] : [withScript, without])(
    "a request becomes a quote, a yes and a delivery, %s on the shopper's side",
    async (_, javaScriptEnabled) => {
      const maribel = await seller();
      await askForQuote();
      const { name } = contact;
      await maribel.getByRole("link", { name, exact: true }).click();
      await sendQuote(maribel, "1,000", "Write the quote");

      const first = await emailedQuote("Your quote from");
      const janelle = await shop.somebody({ javaScriptEnabled });
      await janelle.goto(first);
      await expect(janelle.getByText("Janelle, here's your quote.")).toBeVisible();
      await expect(janelle.getByText("$1,000.00").first()).toBeVisible();
      await janelle.getByRole("link", { name: "Ask for a change" }).first().click();
      await janelle.getByLabel("In your words").fill("Could it be a little less?");
      await janelle.getByRole("button", { name: "Ask Maribel" }).click();
      await expect(
        janelle.getByText("Your wishes are on their way.", { exact: false }),
      ).toBeVisible();
      await shop.emailTo("maribel@shop.example", "asks for a change");

      await maribel.goto("/desk/inbox");
      await maribel.getByRole("link", { name, exact: true }).click();
      await expect(maribel.getByText("Could it be a little less?").first()).toBeVisible();
      await sendQuote(maribel, "900", "Write a new version");
      await shop.emailTo(contact.email, "This is a new version");

      await janelle.goto(first);
      await expect(janelle.getByText("$900.00").first()).toBeVisible();
      await janelle.getByRole("link", { name: "Accept this quote" }).first().click();
      await janelle.getByLabel("Your name, as your signature").fill(name);
      await janelle.getByLabel("Not sure").check();
      await janelle.getByRole("button", { name: "Accept", exact: true }).click();
      await expect(janelle.getByText("Thank you, Janelle.", { exact: false })).toBeVisible();
      await shop.emailTo(contact.email, "You accepted your quote");
      await shop.emailTo("maribel@shop.example", "accepted");
      await bookDelivery(janelle);
      await shop.emailTo(contact.email, "delivery");

      await eventually(() => {
        const records = shop.crmRecords();
        const stages = records.filter(({ lead_kind }) => lead_kind === "quote");
        expect(stages.map(({ pipeline_stage }) => pipeline_stage)).toEqual([
          "New Lead",
          "Quote Sent",
          "Change Requested",
          "Quote Sent",
          "Quote Accepted",
        ]);
        const booking = records.find(({ lead_kind }) => lead_kind === "booking");
        expect(booking).toMatchObject({
          quote_reference: stages[0]?.reference,
          quote_total_estimated: stages.at(-1)?.quote_total,
        });
      });
      await maribel.goto(`/desk/leads/${shop.crmRecords()[0]?.reference}`);
      await expect(maribel.getByText(/Delivery booked/).first()).toBeVisible();
    },
  );
});
