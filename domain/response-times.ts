import { shopInstant } from "./delivery/delivery-moment.ts";
import { RESPONSE_TIME_MS, responseDay } from "./response-day.ts";
import type { ShopCalendar } from "./shop-calendar.ts";

/** How long before the due time the shop is reminded. */
const REMIND_BEFORE_MS = 4 * 60 * 60 * 1000;

/**
 * When a lead stored at `from` must be responded to (rules 1.8 and 14.24), and when the shop is
 * reminded.
 */
export function responseTimes(calendar: ShopCalendar, from: Date): { due: Date; remind: Date } {
  const { date, time, isPostponed } = responseDay(calendar, from);
  const due = isPostponed
    ? shopInstant(calendar.timeZone, date, time)
    : new Date(from.getTime() + RESPONSE_TIME_MS);
  return { due, remind: new Date(due.getTime() - REMIND_BEFORE_MS) };
}

/** The time left until a lead is due: `3 h 20 min left`, `late by 12 min`. */
export function timeLeftText(due: Date, now: Date): string {
  const minutes = Math.floor(Math.abs(due.getTime() - now.getTime()) / 60_000);
  const hours = Math.floor(minutes / 60);
  const span = hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
  return due >= now ? `${span} left` : `late by ${span}`;
}
