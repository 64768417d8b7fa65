import { responseTimeText } from "#formats";
import { facts } from "#shop/facts.ts";
import { fillContact, newShopper, storedCart, submitButton } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

test("requests a quote, from the home page to the shop's inbox", { tag: "@essential" }, async ({
  page,
  shop,
}) => {
  const shopper = newShopper();
  await page.goto("/?utm_source=houstonia&utm_campaign=fall");
  await page.goto("/collections/living-room/stationary-sofa-loveseats");
  await page.getByRole("link", { name: "Model 2400 Chaise Lounge", exact: true }).first().click();
  await expect(page).toHaveURL("/products/model-2400-chaise-lounge");
  await page
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(
    page.getByText("Model 2400 Chaise Lounge (Stone Gray) has been added to your cart."),
  ).toBeVisible();
  await page.getByRole("link", { name: "View Cart" }).click();

  await expect(page.getByRole("heading", { name: "1 item" })).toBeVisible();
  await page.getByRole("button", { name: "One more of Model 2400 Chaise Lounge" }).click();
  await expect(page.getByRole("heading", { name: "2 items" })).toBeVisible();
  await page
    .getByRole("textbox", { name: /Special requests for Model 2400/ })
    .pressSequentially("In charcoal, and up one flight of stairs");
  await fillContact(page, shopper);
  await page.getByRole("radio", { name: "Text" }).check();
  await page
    .getByRole("textbox", { name: "Best time" })
    .pressSequentially("after five in the evening");
  await submitButton(page).click();

  await expect(page).toHaveURL("/");
  const toast = page.getByRole("region", { name: "Messages" }).getByRole("status");
  await expect(toast).toContainText("Quote Request Submitted!");
  await expect(toast).toContainText(
    `We'll contact you ${responseTimeText(facts, new Date())} with your personalized quote.`,
  );
  const reference = /Q-[0-9A-Z]{5}/.exec((await toast.textContent()) ?? "")?.[0] ?? "no reference";
  await expect(page.locator("main")).toContainText(reference);
  expect(await storedCart(page)).toEqual({});

  const records = () =>
    shop.crm.received
      .map(({ body }) => JSON.parse(body) as Record<string, unknown>)
      .filter(({ email }) => email === shopper.email);
  await expect.poll(() => records().length).toBe(1);
  expect(records()[0]).toMatchObject({
    lead_kind: "quote",
    reference,
    full_name: shopper.name,
    preferred_contact: "text",
    best_time: "after five in the evening",
    item_count: 2,
    utm_source: "houstonia",
    utm_campaign: "fall",
    source_page: "/quote-request",
  });
  expect(JSON.parse(String(records()[0]?.items_json))).toMatchObject([
    { id: "1094", quantity: 2, notes: "In charcoal, and up one flight of stairs" },
  ]);
  const emailsTo = (address: string) =>
    shop.mail.received.filter(
      ({ to, source }) => to.includes(address) && source.includes(reference),
    );
  await expect.poll(() => emailsTo("inbox@shop.example").length).toBe(1);
  await expect.poll(() => emailsTo(shopper.email).length).toBe(1);
});
