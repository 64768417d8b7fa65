import { dayAfter, rangesOn, type ShopCalendar, shopTime } from "./shop-calendar.ts";

/** The promised response time, milliseconds (rule 1.8). */
export const RESPONSE_TIME_MS = 24 * 60 * 60 * 1000;

/** When a response is due, in the shop's local time. */
export interface ResponseDay {
  date: string;
  /** `HH:MM`. */
  time: string;
  /** Whether closed days postpone it beyond 24 hours. */
  isPostponed: boolean;
}

/**
 * When a request made at `from` must be responded to (rule 1.8): after 24 hours; if that is on a
 * closed day, at the same time on the next open day; and for a request made on a closed day, at the
 * end of the next open day, so that staff are in the shop before it is due.
 */
export function responseDay(calendar: ShopCalendar, from: Date): ResponseDay {
  const requestedAt = shopTime(calendar.timeZone, from);
  const after24Hours = shopTime(calendar.timeZone, new Date(from.getTime() + RESPONSE_TIME_MS));
  const openDay = nextOpenDay(calendar, after24Hours);
  if (!openDay) return { ...after24Hours, isPostponed: false };
  if (rangesOn(calendar, requestedAt).length > 0) {
    const isPostponed = openDay.date !== after24Hours.date;
    return { date: openDay.date, time: after24Hours.time, isPostponed };
  }
  const time = rangesOn(calendar, openDay).at(-1)?.closes ?? after24Hours.time;
  return { date: openDay.date, time, isPostponed: true };
}

function nextOpenDay(calendar: ShopCalendar, from: { date: string }) {
  for (let days = 0; days <= 366; days++) {
    const day = dayAfter(from, days);
    if (rangesOn(calendar, day).length > 0) return day;
  }
  return undefined;
}
