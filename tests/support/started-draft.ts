import type { Page } from "@playwright/test";

/**
 * Begins a form's draft a minute ago, once in a tab: what is sent within seconds may be a program's
 * (decision 014).
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
