import type { Locator, Page } from "@playwright/test";

/** How many products a listing says it has, on all its pages together. */
export async function shownCount(part: Locator | Page): Promise<number> {
  const text = await part
    .getByText(/^[\d,]+ pieces?$/)
    .first()
    .textContent();
  return Number(text?.replace(/\D/g, ""));
}
