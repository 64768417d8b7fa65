import { expect } from "vitest";
import { requestedDateTime } from "#formats";
import { windowName } from "#forms/window-name.ts";
import { journey } from "../journey.ts";
import type { JourneyPage } from "../journey-page.ts";
import { emailOf, recordOf, startForm } from "../leads.ts";

interface FreeWindow {
  date: string;
  window: string;
  start: string;
  left: number;
}

export const booking = journey(
  "books a delivery and cancels it by its private link",
  async (scene) => {
    const { page, shop, shopper } = scene;
    await startForm(page, "booking");
    await page.open("/book-delivery");
    await page.fill("Full name", shopper.name);
    await page.fill("Email", shopper.email);
    await page.fill("Phone", shopper.phone);
    await page.fill("Street address", "1200 Elm Street, Apt 4");
    await page.fill("ZIP code", "77081");
    for (const step of ["Furniture Details", "Add-On Services", "Schedule"]) {
      await page.click("button", "Next");
      await page.waitFor("heading", step);
    }
    const chosen = await freeWindow(shop.url);
    const time = requestedDateTime(chosen.date, chosen.start);
    await pick(page, chosen);
    await page.containsText("Date Selected");
    await page.click("button", "Next");
    await page.fill("Special instructions", "Gate code 1234");
    await page.click("button", `Book for ${time}`);
    await page.waitFor("heading", "Thanks, your delivery & assembly is booked!");

    expect(await recordOf(scene)).toMatchObject({
      lead_kind: "booking",
      requested_date_time: time,
      special_instructions: "Gate code 1234",
    });
    const mail = await emailOf(scene, "shopper", /is booked/);
    await page.open(/\/bookings\/[0-9a-f]{64}/.exec(mail)?.[0] ?? "no link");
    await page.containsText(time);
    await page.click("link", "Cancel it");
    await page.click("checkbox", "Yes, cancel my delivery");
    await page.click("button", "Cancel my delivery");
    await page.waitFor("heading", "This delivery is cancelled");
    await emailOf(scene, "shopper", /is cancelled/);
  },
);

/** Returns one of the last windows with places left, because the first may be taken. */
async function freeWindow(shopUrl: string): Promise<FreeWindow> {
  const { windows } = await (await fetch(`${shopUrl}/delivery-windows`)).json();
  const free = (windows as FreeWindow[]).findLast(({ left }) => left > 0);
  if (!free) throw new Error("The calendar is empty.");
  return free;
}

async function pick(page: JourneyPage, { date, window }: FreeWindow): Promise<void> {
  const day = new Date(`${date}T12:00:00Z`).toLocaleDateString("en-US", {
    dateStyle: "full",
    timeZone: "UTC",
  });
  await page.until("the calendar is there", () => document.querySelector("[role=grid]") !== null);
  while (!(await page.has("button", day))) await page.click("button", "Later month");
  await page.click("button", day);
  await page.click("radio", windowName({ window }));
}
