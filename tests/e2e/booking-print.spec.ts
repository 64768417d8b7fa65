import { freeWindows } from "#tests/support/booking-page.ts";
import { postBooking } from "#tests/support/posted-booking.ts";
import { expect, test } from "#tests/support/shop-test.ts";

const sizes = ["small", "medium", "large", "extra-large"];
const notes = "Second floor, up the outside stairs, and the elevator is too narrow for it";

/** The margin browsers leave around a page. */
const margin = { top: "0.4in", right: "0.4in", bottom: "0.4in", left: "0.4in" };

for (const [format, lines] of [
  ["Letter", 20],
  ["A4", 20],
  ["Letter", 4],
] as const) {
  test(`${lines} lines with notes print on one page of ${format}`, { tag: "@desktop" }, async ({
    page,
    request,
    shop,
  }) => {
    const chosen = (await freeWindows(page)).at(30);
    const bookingPath = await postBooking(request, shop.url, {
      date: chosen?.date ?? "",
      window: chosen?.window ?? "",
      items: JSON.stringify(
        Array.from({ length: lines }, (_, line) => ({ type: sizes[line % 4], quantity: 2, notes })),
      ),
      // Outside the area, which adds a line about what happens next.
      addressZip: "90210",
      specialInstructions: `Gate code 1234. ${notes}. ${notes}.`,
    });
    await page.goto(`${bookingPath}?booked=yes`);
    await expect(page.getByRole("heading", { name: /^Thanks, your delivery/ })).toBeVisible();
    const pdf = await page.pdf({ format, margin });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}
