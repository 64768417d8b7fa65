import { expect as playwrightExpect } from "@playwright/test";
import { afterEach, beforeEach, describe, it } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { addAuthenticator } from "#tests/support/passkey-device.ts";
import { fillContact, openQuotePage, storedLine, submitButton } from "#tests/support/quote-page.ts";
import { hydrated } from "#tests/support/shop-test.ts";
import { inviteForReal, type RealShop, realSetups, startRealShop } from "./real-shop.ts";

/** Longer than Playwright's five seconds, for a machine that runs all this at once. */
const expect = playwrightExpect.configure({ timeout: 60_000 });

describe.each(realSetups)("on $engine, with $web web processes", (setup) => {
  let shop: RealShop;
  beforeEach(async () => {
    shop = await startRealShop(setup);
  });
  afterEach(() => shop.close());

  it("two sellers work on what a shopper asks, each seeing what the other does", async () => {
    const owner = await shop.owner();
    const [maribel, curtis] = [await shop.somebody(), await shop.somebody()];
    await addAuthenticator(maribel);
    await inviteForReal(shop, owner, maribel, "Maribel Cantu");
    await inviteForReal(shop, owner, curtis, "Curtis Wells");
    await maribel.goto("/desk/you");
    await hydrated(maribel);
    await maribel.getByRole("button", { name: "Add a passkey" }).click();
    await expect(maribel.getByRole("button", { name: /^Remove the passkey/ })).toHaveCount(1);
    await maribel.goto("/desk/inbox");

    const shopper = await shop.somebody();
    await openQuotePage(shopper, [storedLine("1001")]);
    const contact = {
      name: "Janelle Brooks",
      email: "janelle@mail.example",
      phone: "(713) 555-0142",
    };
    await hydrated(shopper);
    await fillContact(shopper, contact);
    await submitButton(shopper).click();

    const request = { name: contact.name, exact: true } as const;
    for (const seller of [maribel, curtis]) await seller.getByRole("link", request).click();
    const heading = { name: contact.name, level: 1 } as const;
    for (const seller of [maribel, curtis]) {
      await expect(seller.getByRole("heading", heading)).toBeVisible();
    }
    await maribel.getByRole("button", { name: "I'll take it" }).click();
    await expect(curtis.getByRole("main").getByText("In hand").first()).toBeVisible();
    await expect(curtis.getByText("Maribel Cantu").first()).toBeVisible();
    const call = maribel.getByRole("link", { name: /^Call/ }).first();
    expect(await call.getAttribute("href")).toBe("tel:+17135550142");
    await maribel.getByRole("button", { name: "Answered" }).first().click();
    await eventually(() => {
      const records = shop.crmRecords();
      expect(records.map(({ pipeline_stage }) => pipeline_stage)).toEqual(["New Lead", "Answered"]);
      expect(records.at(-1)?.assigned_to).toBe("Maribel Cantu");
    });
    await expect(curtis.getByText(/answered/i).first()).toBeVisible();

    await owner.goto("/desk/staff");
    await owner.getByRole("button", { name: "Remove Maribel Cantu" }).click();
    await expect(owner.getByRole("heading", { name: "Maribel Cantu" })).toHaveCount(0);
    // The stream that shows her changes ends with her session, before she clicks anything.
    await expect(maribel.getByRole("heading", { name: "Sign in" })).toBeVisible();
  });
});
