import { requestedDateTime } from "#formats";
import { changeableWindows, fillAddress, freeWindows } from "#tests/support/booking-page.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";

test.use({ javaScriptEnabled: false });

test("the single form shows errors, books, and the booking can be moved", {
  tag: "@essential",
}, async ({ page, shop }) => {
  const shopper = newShopper();
  const [, , , chosen, other] = await changeableWindows(page);
  if (!chosen || !other) throw new Error("the calendar is empty");
  await page.goto("/book-delivery");
  await fillAddress(page, { ...shopper, phone: "12" });
  const quantities = page.getByRole("textbox", { name: "Quantity" });
  await quantities.nth(2).fill("2");
  await page.getByRole("textbox", { name: "Notes" }).nth(2).fill("The green sofa");
  await page.getByRole("checkbox", { name: /Haul-away/ }).check();
  await page.getByRole("combobox", { name: "Day" }).selectOption(chosen.date);
  await page.getByRole("combobox", { name: "Time" }).selectOption(chosen.window);
  await page.getByRole("textbox", { name: "Special instructions" }).fill("Gate code 1234");
  const startedAt = page.locator("input[name=startedAt]");
  const send = async () => {
    await startedAt.evaluate((input: HTMLInputElement) => {
      input.value = String(Number(input.value) - 60_000);
    });
    const posted = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: "Book my delivery" }).click();
    return (await posted).status();
  };
  expect(await send()).toBe(422);
  await expect(page.getByRole("textbox", { name: "Phone" })).toHaveAccessibleDescription(
    /area code/,
  );
  await expect(page.getByRole("textbox", { name: "Notes" }).nth(2)).toHaveValue("The green sofa");
  await expect(page.getByRole("checkbox", { name: /Haul-away/ })).toBeChecked();
  await expect(page.getByRole("combobox", { name: "Day" })).toHaveValue(chosen.date);

  await page.getByRole("textbox", { name: "Phone" }).fill(shopper.phone);
  expect(await send()).toBe(303);
  await expect(
    page.getByRole("heading", { name: "Thanks, your delivery & assembly is booked!" }),
  ).toBeVisible();
  const time = requestedDateTime(chosen.date, chosen.start);
  await expect(page.getByText(time, { exact: true })).toBeVisible();
  const record = () => shop.crm.received.find(({ body }) => body.includes(shopper.email))?.body;
  await expect.poll(record).toBeDefined();
  const sent = JSON.parse(record() ?? "{}") as Record<string, string>;
  expect(sent).toMatchObject({ requested_date_time: time, quote_total_estimated: 365 });
  expect(JSON.parse(sent.items_json ?? "")).toMatchObject([
    { type: "medium", qty: 1 },
    { type: "large", qty: 2, notes: "The green sofa" },
  ]);

  await page.getByText("Move it to another time").click();
  await page.getByRole("combobox", { name: "Day" }).selectOption(other.date);
  await page.getByRole("combobox", { name: "Time" }).selectOption(other.window);
  await page.getByRole("button", { name: "Move my delivery" }).click();
  await expect(page.getByText("your delivery has a new time")).toBeVisible();
});

test("sending again with changes after a lost response shows what is booked", {
  tag: "@desktop",
}, async ({ page, shop }) => {
  const shopper = newShopper();
  const chosen = (await freeWindows(page)).filter(({ left }) => left > 1).at(16);
  if (!chosen) throw new Error("no window has two places");
  await page.goto("/book-delivery");
  await fillAddress(page, shopper);
  await page.getByRole("combobox", { name: "Day" }).selectOption(chosen.date);
  await page.getByRole("combobox", { name: "Time" }).selectOption(chosen.window);
  const arrived = Promise.withResolvers<void>();
  await page.route(
    "/book-delivery",
    async (route) => {
      await route.fetch({ maxRedirects: 0 });
      // The browser keeps the form, as if loading had been stopped.
      await route.fulfill({ status: 204 });
      arrived.resolve();
    },
    { times: 1 },
  );
  const send = () => page.getByRole("button", { name: "Book my delivery" }).click();
  await send();
  await arrived.promise;
  await page.getByRole("textbox", { name: "Special instructions" }).fill("Gate code 1234");
  await send();
  await expect(page.getByRole("heading", { name: /^Thanks, your delivery/ })).toBeVisible();
  await expect(page.getByText("Your first try had reached us after all")).toBeVisible();
  await expect(page.getByText("Gate code 1234")).toBeHidden();
  const records = () => shop.crm.received.filter(({ body }) => body.includes(shopper.email));
  await expect.poll(() => records().length).toBe(1);
});
