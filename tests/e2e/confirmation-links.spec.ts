import { freeWindows } from "#tests/support/booking-page.ts";
import { postBooking } from "#tests/support/posted-booking.ts";
import { expect, test } from "#tests/support/shop-test.ts";

/** A page that confirms a submission, its confirmation text, and additional query parameters. */
const claims = [
  { path: "/", letter: "Q", words: "Quote Request Submitted!", more: "" },
  { path: "/custom-request", letter: "C", words: "We have your request", more: "" },
  { path: "/price-match/form", letter: "P", words: "We have the price to beat", more: "" },
  {
    path: "/services/financing",
    letter: "F",
    words: "Your options",
    more: "&budgetRange=$2000%2B",
  },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} script @desktop`, () => {
    test.use({ javaScriptEnabled });

    for (const { path, letter, words, more } of claims) {
      test(`V18: ${path} doesn't confirm an invented reference`, async ({ page }) => {
        const proof = "b7c8-0123456789abcdef0123456789abcdef";
        for (const query of [`sent=${letter}-AAAAA`, `sent=${letter}-AAAAA&proof=${proof}`]) {
          await page.goto(`${path}?${query}${more}`);
          await expect(page.locator("h1").first()).toBeAttached();
          // The script must have run too.
          await page.waitForLoadState("networkidle");
          await expect(page.getByText(words)).toHaveCount(0);
          await expect(page.getByText("AAAAA")).toHaveCount(0);
        }
      });
    }
  });
}

test.describe("a booking's page @desktop", () => {
  test.use({ javaScriptEnabled: false });

  test('V18: shows "cancelled" only while it is cancelled', async ({ page, request, shop }) => {
    const free = (await freeWindows(page)).at(20);
    const booked = await postBooking(request, shop.url, {
      date: free?.date ?? "",
      window: free?.window ?? "",
    });
    await page.goto(`${booked}?done=cancelled`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("status")).toHaveCount(0);
  });
});
