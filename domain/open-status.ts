import type { Weekday } from "./opening-hours.ts";
import { dayAfter, rangesOn, type ShopCalendar, shopTime } from "./shop-calendar.ts";

/** Whether the shop is open and when that next changes, in the shop's local time. */
export type OpenStatus =
  | { open: true; closes: string }
  | { open: false; opens: string; date: string; weekday: Weekday; daysAhead: number }
  | { open: false; opens: null };

/** How many days ahead the next opening is searched for. */
const MAX_DAYS_AHEAD = 366;

/**
 * Whether the shop is open at an instant (rules 1.6 and 1.7).
 *
 * Compares only the shop's local time, never elapsed time, so it is correct across daylight-saving
 * changes and in any time zone of the server or browser.
 * @param calendar a day's ranges must be in ascending order and not overlap (checked by
 *   `checkShopFacts`).
 */
export function openStatus(calendar: ShopCalendar, at: Date): OpenStatus {
  const now = shopTime(calendar.timeZone, at);
  const current = rangesOn(calendar, now).find((r) => r.opens <= now.time && now.time < r.closes);
  if (current) return { open: true, closes: current.closes };

  for (let daysAhead = 0; daysAhead <= MAX_DAYS_AHEAD; daysAhead++) {
    const day = dayAfter(now, daysAhead);
    const next = rangesOn(calendar, day).find((r) => daysAhead > 0 || r.opens > now.time);
    if (next) return { open: false, opens: next.opens, ...day, daysAhead };
  }
  return { open: false, opens: null };
}
