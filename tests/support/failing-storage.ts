import type { Page } from "@playwright/test";

/** Ways in which a browser keeps nothing: no room left, or not allowed at all. */
export const storageFailures = ["full", "forbidden"] as const;

/** Makes local and session storage of all the page's documents fail. */
export async function failStorage(
  page: Page,
  failure: (typeof storageFailures)[number],
): Promise<void> {
  await page.addInitScript((failure) => {
    if (failure === "full") {
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
      return;
    }
    for (const name of ["localStorage", "sessionStorage"] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  }, failure);
}
