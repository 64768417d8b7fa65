import type { Page } from "@playwright/test";
import { windowName } from "#forms/window-name.ts";
import type { TestShopper } from "./quote-page.ts";

/** Opens the booking page with a form draft started a minute ago. */
export async function openBookingPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const key = "parsons-furniture-booking-draft";
    if (sessionStorage.getItem("booking begun")) return;
    sessionStorage.setItem("booking begun", "yes");
    const draft = { idempotencyKey: crypto.randomUUID(), startedAt: Date.now() - 60_000 };
    localStorage.setItem(key, JSON.stringify(draft));
  });
  await page.goto("/book-delivery");
}

/** Fills in the first step. */
export async function fillAddress(page: Page, shopper: TestShopper): Promise<void> {
  const field = (name: string) => page.getByRole("textbox", { name });
  await field("Full name").fill(shopper.name);
  await field("Email").fill(shopper.email);
  await field("Phone").fill(shopper.phone);
  await field("Street address").fill("1200 Elm Street, Apt 4");
  await field("ZIP code").fill("77081");
}

export const nextButton = (page: Page) => page.getByRole("button", { name: "Next", exact: true });

/** Goes from the first step to the fourth with one medium product and no add-ons. */
export async function goToSchedule(page: Page, shopper: TestShopper): Promise<void> {
  await fillAddress(page, shopper);
  await nextButton(page).click();
  await page.getByRole("heading", { name: "Furniture Details" }).waitFor();
  await nextButton(page).click();
  await page.getByRole("heading", { name: "Add-On Services" }).waitFor();
  await nextButton(page).click();
  await page.getByRole("heading", { name: "Schedule", exact: true }).waitFor();
}

export interface FreeWindow {
  date: string;
  window: string;
  name: string;
  start: string;
  left: number;
}

/** Returns the windows that can be booked, with their names on the page. */
export async function freeWindows(page: Page): Promise<FreeWindow[]> {
  const response = await page.request.get("/delivery-windows");
  const { windows } = (await response.json()) as { windows: Omit<FreeWindow, "name">[] };
  return windows
    .filter(({ left }) => left > 0)
    .map((free) => ({ ...free, name: windowName(free) }));
}

/** Free windows whose deliveries can still be moved and cancelled: more than a day ahead. */
export async function changeableWindows(page: Page): Promise<FreeWindow[]> {
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString();
  return (await freeWindows(page)).filter(({ date }) => date > soon);
}

/** Picks a window on the calendar. */
export async function pickWindow(page: Page, { date, name }: FreeWindow): Promise<void> {
  const day = new Date(`${date}T12:00:00Z`).toLocaleDateString("en-US", {
    dateStyle: "full",
    timeZone: "UTC",
  });
  const button = page.getByRole("button", { name: day });
  await page.getByRole("grid").waitFor();
  while ((await button.count()) === 0) {
    await page.getByRole("button", { name: "Later month" }).click();
  }
  await button.click();
  await page.getByRole("radio", { name: new RegExp(`^${name}`) }).check();
}
