import { requestedDateTime } from "#formats";
import {
  changeableWindows,
  fillAddress,
  freeWindows,
  goToSchedule,
  nextButton,
  openBookingPage,
  pickWindow,
} from "#tests/support/booking-page.ts";
import { newShopper } from "#tests/support/quote-page.ts";
import { expect, test } from "#tests/support/shop-test.ts";
import { clickLikeSafari, clickSlowly } from "#tests/support/slow-click.ts";

test.use({ timezoneId: "Asia/Tokyo" });

test("books from the first field to the confirmation email, then moves and cancels", {
  tag: "@essential",
}, async ({ page, shop }) => {
  const shopper = newShopper();
  const [, , chosen, other] = await changeableWindows(page);
  if (!chosen || !other) throw new Error("the calendar is empty");
  const time = requestedDateTime(chosen.date, chosen.start);
  await openBookingPage(page);
  await fillAddress(page, shopper);
  await expect(page.getByText("delivery is free on qualifying orders")).toBeVisible();
  await nextButton(page).click();

  await expect(page.getByRole("heading", { name: "Furniture Details" })).toBeFocused();
  await page.getByRole("radio", { name: /^Large/ }).check();
  await page.getByRole("button", { name: "Add another item" }).click();
  await page.getByRole("button", { name: "One more of item 2" }).click();
  await nextButton(page).click();
  await page.getByRole("checkbox", { name: /Packaging removal/ }).check();
  await page.getByRole("checkbox", { name: /White-glove/ }).check();
  await expect(page.getByRole("checkbox", { name: /Packaging removal/ })).toBeDisabled();
  await expect(page.locator("[data-booking-total]")).toHaveText("$370");
  await nextButton(page).click();

  await pickWindow(page, chosen);
  await expect(page.getByText("Date Selected")).toBeVisible();
  await nextButton(page).click();
  await page.getByRole("textbox", { name: "Special instructions" }).fill("Gate code 1234");
  await page.evaluate(() => Object.assign(window, { isPublic: true }));
  await page.getByRole("button", { name: `Book for ${time} - $370` }).click();

  const thanks = page.getByRole("heading", { name: "Thanks, your delivery & assembly is booked!" });
  await expect(thanks).toBeFocused();
  await expect(page.getByText("Booking Confirmed!")).toBeVisible();
  // 2S3: a private page is a document of its own.
  expect(await page.evaluate(() => "isPublic" in window)).toBe(false);
  await expect(page.locator("main").getByText(time, { exact: true })).toBeVisible();
  await expect(page.getByText("White-glove service $100")).toBeVisible();
  await expect(page.getByText("Packaging removal Included")).toBeVisible();
  const reference = /B-[0-9A-Z]{5}/.exec((await page.locator("main").textContent()) ?? "")?.[0];

  const record = () => shop.crm.received.find(({ body }) => body.includes(shopper.email))?.body;
  await expect.poll(record).toBeDefined();
  expect(JSON.parse(record() ?? "{}")).toMatchObject({
    lead_kind: "booking",
    reference,
    requested_date_time: time,
    quote_total_estimated: 370,
    special_instructions: "Gate code 1234",
  });
  const mail = (what: string | RegExp) =>
    shop.mail.received.find(
      ({ to, source }) => to.includes(shopper.email) && new RegExp(what).test(source),
    );
  await expect.poll(() => mail("is booked")).toBeDefined();
  const source = mail("is booked")?.source.replaceAll("=\r\n", "") ?? "";
  expect(source).toContain("text/calendar");
  const link = /\/bookings\/[0-9a-f]{64}/.exec(source)?.[0] ?? "no link";

  const opened = await page.goto(link);
  expect(opened?.headers()).toMatchObject({
    "referrer-policy": "origin",
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
  });
  await page.locator("summary", { hasText: "Move it" }).click();
  await page.getByRole("combobox", { name: "Day" }).selectOption(other.date);
  await page.getByRole("combobox", { name: "Time" }).selectOption(other.window);
  await page.getByRole("button", { name: "Move my delivery" }).click();
  const moved = requestedDateTime(other.date, other.start);
  await expect(page.getByText("your delivery has a new time")).toBeVisible();
  await expect(page.locator("main").getByText(moved, { exact: true })).toBeVisible();
  await expect.poll(() => mail("SEQUENCE:1|has a new time")).toBeDefined();

  await page.getByRole("link", { name: "Cancel it" }).click();
  await page.getByRole("checkbox", { name: "Yes, cancel my delivery" }).check();
  await page.getByRole("button", { name: "Cancel my delivery" }).click();
  await expect(page.getByRole("heading", { name: "This delivery is cancelled" })).toBeVisible();
  await expect.poll(() => mail("METHOD:CANCEL|is cancelled")).toBeDefined();
});

test("typed values survive Back, a reload and a closed tab", { tag: "@desktop" }, async ({
  page,
  context,
}) => {
  const shopper = newShopper();
  await openBookingPage(page);
  await nextButton(page).click();
  await expect(page.getByText("Please complete all required fields")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "Please check these" })).toBeFocused();
  await fillAddress(page, shopper);
  await nextButton(page).click();
  await expect(page.getByRole("heading", { name: "Furniture Details" })).toBeFocused();
  // At once, not when its time is over.
  expect(await page.getByText("Please complete all required fields").isVisible()).toBe(false);
  await page.getByRole("textbox", { name: "Notes" }).fill("The green sofa");
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(shopper.email);
  await page.goForward();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Notes" })).toHaveValue("The green sofa");
  const reopened = await context.newPage();
  await page.close();
  await reopened.goto("/book-delivery");
  await expect(reopened.getByRole("textbox", { name: "Email" })).toHaveValue(shopper.email);
});

test("an invalid field shows its error when it loses the focus", { tag: "@desktop" }, async ({
  page,
}) => {
  await openBookingPage(page);
  const zip = page.getByRole("textbox", { name: "ZIP code" });
  await zip.fill("7708");
  await zip.press("Tab");
  await expect(zip).toHaveAccessibleDescription(/five-digit/);
  await zip.fill("90210");
  await expect(page.getByText("outside our usual area")).toBeVisible();
});

test("refuses a second booking of the last place, keeps everything typed and takes another time (rule 10.16)", {
  tag: "@desktop",
}, async ({ page, browser, baseURL }) => {
  const windows = await freeWindows(page);
  const last = windows.find(({ left }) => left === 1);
  if (!last) throw new Error("there is no window with one place");
  const [first, second] = [newShopper(), newShopper()];
  const otherContext = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { "x-forwarded-for": "10.9.9.9" },
  });
  const other = await otherContext.newPage();
  for (const one of [page, other]) await openBookingPage(one);
  for (const [one, shopper] of [
    [page, first],
    [other, second],
  ] as const) {
    await expect(one.getByRole("button", { name: "Previous" })).toBeVisible();
    await goToSchedule(one, shopper);
    await pickWindow(one, last);
    await nextButton(one).click();
  }
  const book = (one: typeof page) => one.getByRole("button", { name: /^Book for/ }).click();
  await Promise.all([book(page), book(other)]);
  const booked = (one: typeof page) => one.getByRole("heading", { name: /^Thanks, your delivery/ });
  const refused = (one: typeof page) => one.getByRole("heading", { name: "Schedule", exact: true });
  await expect(booked(page).or(refused(page))).toBeVisible();
  await expect(booked(other).or(refused(other))).toBeVisible();
  const [winner, loser, late] = (await booked(page).isVisible())
    ? ([page, other, second] as const)
    : ([other, page, first] as const);
  await expect(booked(winner)).toBeVisible();
  await expect(refused(loser)).toBeVisible();
  await expect(loser.getByText("was just taken").first()).toBeVisible();
  const taken = loser.getByRole("radio", { name: new RegExp(`^${last.name}.* Full$`) });
  await expect(taken).toBeDisabled();
  const free = (await freeWindows(loser)).filter(({ left }) => left > 1).at(5);
  if (!free) throw new Error("no window has two places");
  await pickWindow(loser, free);
  await expect(loser.getByText("was just taken")).toHaveCount(0);
  await nextButton(loser).click();
  await expect(loser.getByRole("definition").filter({ hasText: late.email })).toBeVisible();
  await book(loser);
  await expect(booked(loser)).toBeVisible();
  await otherContext.close();
});

test.describe("wide", { tag: "@desktop" }, () => {
  for (const browser of ["Chrome", "Safari"]) {
    test(`the first click of Next works although the last field is invalid, in ${browser}`, async ({
      page,
    }) => {
      if (browser === "Safari") await clickLikeSafari(page);
      await openBookingPage(page);
      await fillAddress(page, newShopper());
      const zip = page.getByRole("textbox", { name: "ZIP code" });
      await zip.fill("770");
      await clickSlowly(page, page.getByRole("button", { name: "Next", exact: true }), zip);
      await expect(page.getByRole("alert").filter({ hasText: "Please check these" })).toBeFocused();
      await expect(zip).toHaveAccessibleDescription(/five-digit/);
      await zip.fill("77081");
      await expect(zip).not.toHaveAccessibleDescription(/five-digit/);
      // Leaving it for another field still shows the error.
      await zip.fill("7708");
      await zip.press("Shift+Tab");
      await expect(zip).toHaveAccessibleDescription(/five-digit/);
    });
  }
});
