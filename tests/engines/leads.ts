import { expect } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import type { Scene } from "./journey.ts";
import type { JourneyPage } from "./journey-page.ts";

/** The one record the CRM got of this shopper. */
export function recordOf({ shop, shopper }: Pick<Scene, "shop" | "shopper">) {
  return eventually(() => {
    const bodies = shop.crm.received.map(({ body }) => body);
    const records = bodies.filter((body) => body.includes(shopper.email));
    expect(records).toHaveLength(1);
    return JSON.parse(records[0] ?? "") as Record<string, unknown>;
  });
}

/** The mail of this shopper that a pattern finds, to the shopper or to the shop, unfolded. */
export function mailOf(
  { shop, shopper }: Pick<Scene, "shop" | "shopper">,
  to: "shopper" | "shop",
  pattern: RegExp,
): Promise<string> {
  const address = to === "shop" ? "inbox@shop.example" : shopper.email;
  return eventually(() => {
    const mails = shop.mail.received
      .filter((mail) => mail.to.includes(address))
      .map(({ source }) => source.replaceAll("=\r\n", ""))
      .filter((source) => source.includes(shopper.email) && pattern.test(source));
    expect(mails, `mails to the ${to} with ${pattern}`).toHaveLength(1);
    return mails[0] ?? "";
  });
}

/** Begins a form a minute ago: what is sent within seconds may be a program's (decision 014). */
export async function beginForm(
  page: JourneyPage,
  form: "booking" | "custom" | "financing" | "price-match" | "quote",
): Promise<void> {
  // A page without a form, which would write there too; a browser reports a script it was still loading when a page is left.
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
