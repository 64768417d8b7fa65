import type { Page } from "@playwright/test";

/** Holds back a page's requests for some addresses until the returned promise is resolved. */
export async function holdBack(
  page: Page,
  addresses: RegExp | string,
): Promise<PromiseWithResolvers<void>> {
  const release = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await release.promise;
    await route.continue();
  });
  return release;
}
