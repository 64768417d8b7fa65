import type { Page } from "@playwright/test";
import { facts } from "#shop/facts.ts";
import { consoleMessages, errorsAndWarnings } from "#tests/support/console-messages.ts";
import { expect, test } from "#tests/support/shop-test.ts";

/** Changes pages as a content network does that hides addresses and delays scripts. */
async function changePages(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: changed(await response.text()) });
  });
}

function changed(html: string): string {
  const hidden = '<span class="__cf_email__" data-cfemail="5a3b">[email&#160;protected]</span>';
  return html
    .replace(
      /<script(?![^>]*data-cfasync="false")[^>]*>(?!\{|\[)/g,
      '<script type="0a1b-text/javascript">',
    )
    .replace(/href="mailto:[^"@]*@[^"]*"/g, 'href="/cdn-cgi/l/email-protection"')
    .replace(/(>[^<]*?)[\w.+-]+@[\w-]+\.[\w.-]+/g, `$1${hidden}`);
}

for (const path of ["/", "/privacy-policy", "/custom-request"]) {
  test(`T15: ${path} stays readable and works behind a network that changes pages`, {
    tag: "@desktop",
  }, async ({ page }) => {
    const messages = consoleMessages(page);
    await changePages(page);
    await page.goto(path);
    const link = page.getByRole("contentinfo").getByRole("link", { name: facts.email });
    await expect(link).toHaveAttribute("href", `mailto:${facts.email}`);
    await expect(page.getByText("protected]")).toHaveCount(0);
    expect(errorsAndWarnings(messages)).toEqual([]);
  });
}
