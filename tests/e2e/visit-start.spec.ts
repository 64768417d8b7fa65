import { newShopper } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

test("links clicked before the script loads keep the visit's first address and referrer", {
  tag: "@desktop",
}, async ({ browser, baseURL, extraHTTPHeaders, shop }) => {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders });
  const page = await context.newPage();
  const script = Promise.withResolvers<void>();
  await page.route(/\/entry\.client-/, async (route) => {
    await script.promise;
    await route.continue().catch(() => undefined);
  });
  const early = { waitUntil: "commit" } as const;
  await page.goto("/?utm_source=flyer", { ...early, referer: "https://houstonia.example/sofas" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL("/privacy-policy");
  await page.getByRole("contentinfo").getByRole("link", { name: "Price Match" }).click();
  await expect(page).toHaveURL("/price-match");
  script.resolve();
  await page.goto("/custom-request");
  await page.waitForFunction(() =>
    Object.keys(document.body).some((key) => key.startsWith("__react")),
  );

  const shopper = newShopper();
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: /looking for/ }).pressSequentially("A green velvet sofa");
  await form.getByRole("textbox", { name: "Name" }).pressSequentially(shopper.name);
  await form.getByRole("textbox", { name: "Email" }).pressSequentially(shopper.email);
  await form.getByRole("button", { name: "Send my request" }).click();
  const records = () =>
    shop.crm.received
      .filter(({ body }) => body.includes(shopper.email))
      .map(({ body }) => JSON.parse(body) as Record<string, string>);
  await expect.poll(() => records().length).toBe(1);
  expect(records()[0]).toMatchObject({
    utm_source: "flyer",
    referrer: "https://houstonia.example/sofas",
  });
  await context.close();
});
