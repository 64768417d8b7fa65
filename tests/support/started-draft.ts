import type { Page } from "@playwright/test";

/**
 * Starts a form's draft a minute ago, once per tab, because a form submitted within seconds may
 * come from a program (decision 014).
 */
export async function startDraft(
  page: Page,
  form: "quote" | "custom" | "financing" | "price-match",
): Promise<void> {
  await page.addInitScript((key) => {
    if (sessionStorage.getItem("draft begun")) return;
    sessionStorage.setItem("draft begun", "yes");
    const draft = {
      idempotencyKey: crypto.randomUUID(),
      startedAt: Date.now() - 60_000,
      values: {},
    };
    sessionStorage.setItem(key, JSON.stringify(draft));
  }, `parsons-furniture-${form}-draft`);
}
