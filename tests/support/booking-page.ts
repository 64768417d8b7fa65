import type { Page } from "@playwright/test";
import { copyIn as bookingIn } from "#copy-in/booking.ts";
import { copyIn as calendarIn } from "#copy-in/booking-calendar.ts";
import { copyIn as windowsIn } from "#copy-in/delivery-windows.ts";
import { addressesIn } from "#domain/addresses/every-table.ts";
import type { Language } from "#domain/language.ts";
import { formatsIn } from "#formats-in";
import type { TestShopper } from "./quote-page.ts";

/** Opens the booking page with a form draft started a minute ago. */
export async function openBookingPage(page: Page, language: Language = "en"): Promise<void> {
  await page.addInitScript(() => {
    const key = "parsons-furniture-booking-draft";
    if (sessionStorage.getItem("booking begun")) return;
    sessionStorage.setItem("booking begun", "yes");
    const draft = { idempotencyKey: crypto.randomUUID(), startedAt: Date.now() - 60_000 };
    localStorage.setItem(key, JSON.stringify(draft));
  });
  await page.goto(addressesIn[language].pages.bookDelivery);
}

/** Fills in the first step. */
export async function fillAddress(
  page: Page,
  shopper: TestShopper,
  language: Language = "en",
): Promise<void> {
  const { contact } = bookingIn[language];
  const field = (name: string) => page.getByRole("textbox", { name });
  await field(contact.fullName).fill(shopper.name);
  await field(contact.email).fill(shopper.email);
  await field(contact.phone).fill(shopper.phone);
  await field(contact.addressStreet).fill("1200 Elm Street, Apt 4");
  await field(contact.addressZip).fill("77081");
}

export const nextButton = (page: Page, language: Language = "en") =>
  page.getByRole("button", { name: bookingIn[language].next, exact: true });

/** The heading of a step, from 1. */
export const stepHeading = (page: Page, step: number, language: Language = "en") =>
  page.getByRole("heading", { name: bookingIn[language].steps[step - 1] ?? "", exact: true });

/** Goes from the first step to the fourth with one medium product and no add-ons. */
export async function goToSchedule(
  page: Page,
  shopper: TestShopper,
  language: Language = "en",
): Promise<void> {
  await fillAddress(page, shopper, language);
  for (const step of [2, 3, 4]) {
    await nextButton(page, language).click();
    await stepHeading(page, step, language).waitFor();
  }
}

export interface FreeWindow {
  date: string;
  window: string;
  /** On the English page. */
  name: string;
  start: string;
  end: string;
  left: number;
}

/** A window's name on the page. */
export function windowName({ window }: { window: string }, language: Language = "en"): string {
  const names: Readonly<Record<string, string>> = windowsIn[language].names;
  return names[window] ?? "";
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
export async function pickWindow(
  page: Page,
  picked: Pick<FreeWindow, "date" | "window">,
  language: Language = "en",
): Promise<void> {
  const day = formatsIn[language].dateWithWeekday(picked.date);
  const button = page.getByRole("button", { name: day });
  await page.getByRole("grid").waitFor();
  while ((await button.count()) === 0) {
    await page.getByRole("button", { name: calendarIn[language].laterMonth }).click();
  }
  await button.click();
  const name = windowName(picked, language);
  await page.getByRole("radio", { name: new RegExp(`^${name} `) }).check();
}
