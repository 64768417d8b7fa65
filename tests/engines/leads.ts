import { expect } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import type { Scene } from "./journey.ts";
import type { JourneyPage } from "./journey-page.ts";

/** Returns the one record the CRM received for this shopper. */
export function recordOf({ shop, shopper }: Pick<Scene, "shop" | "shopper">) {
  return eventually(() => {
    const bodies = shop.crm.received.map(({ body }) => body);
    const records = bodies.filter((body) => body.includes(shopper.email));
    expect(records).toHaveLength(1);
    return JSON.parse(records[0] ?? "") as Record<string, unknown>;
  });
}

/**
 * Returns the email about this shopper that matches a pattern, sent to the shopper or to the shop,
 * unfolded.
 */
export function emailOf(
  { shop, shopper }: Pick<Scene, "shop" | "shopper">,
  to: "shopper" | "shop",
  pattern: RegExp,
): Promise<string> {
  const address = to === "shop" ? "inbox@shop.example" : shopper.email;
  return eventually(() => {
    const mails = shop.mail.received
      .filter((email) => email.to.includes(address))
      .map(({ source }) => source.replaceAll("=\r\n", ""))
      .filter((source) => source.includes(shopper.email) && pattern.test(source));
    expect(mails, `mails to the ${to} with ${pattern}`).toHaveLength(1);
    return mails[0] ?? "";
  });
}

/**
 * Starts a form draft a minute ago, because a form submitted within seconds may come from a program
 * (decision 014).
 */
export async function startForm(
  page: JourneyPage,
  form: "booking" | "custom" | "financing" | "price-match" | "quote",
): Promise<void> {
  // This page has no form, which would write a draft itself. Leaving a page while its script loads is reported as an error.
  await page.open("/privacy-policy");
  await page.evaluate(
    (key, inAllTabs) => {
      const draft = { idempotencyKey: crypto.randomUUID(), startedAt: Date.now() - 60_000 };
      if (inAllTabs) localStorage.setItem(key, JSON.stringify(draft));
      else sessionStorage.setItem(key, JSON.stringify({ ...draft, values: {} }));
    },
    `parsons-furniture-${form}-draft`,
    form === "booking",
  );
}
