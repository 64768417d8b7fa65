import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/shop-test.ts";

const provider = "https://apply.provider.example/parsons";

/** Configures a provider's URL for one plan by changing the page's script. */
async function nameProvider(page: Page) {
  await page.route("**/assets/services-financing-*.js", async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const { "content-encoding": _, "content-length": __, ...headers } = response.headers();
    await route.fulfill({
      response: response,
      headers,
      body: script.replace(/provider:(["'`])Pay in 4\1/, `$&,url:"${provider}"`),
    });
  });
  await page
    .context()
    .route(`${provider}**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Their application</h1>" }),
    );
}

test("a plan whose provider takes applications opens the application in a new tab", {
  tag: "@desktop",
}, async ({ page, context, shop }) => {
  await nameProvider(page);
  const before = shop.crm.received.length;
  await page.goto("/services/financing");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Apply with Pay in 4" }).click();
  const application = await opened;
  await expect(application.getByRole("heading")).toHaveText("Their application");
  expect(application.url()).toBe(provider);
  expect(await application.evaluate(() => window.opener)).toBeNull();
  await expect(page.getByText("Opening Pay in 4 prequalification")).toBeVisible();
  await expect(page.getByText("You'll be redirected to complete your application.")).toBeVisible();
  await expect(page).toHaveURL("/services/financing");
  const click = () =>
    shop.crm.received.slice(before).find(({ body }) => body.includes('"Pay in 4"'))?.body;
  await expect.poll(click).toBeDefined();
  expect(JSON.parse(click() ?? "{}")).toMatchObject({
    provider_clicked: "Pay in 4",
    full_name: "",
  });
});
