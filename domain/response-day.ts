import { usualResponseTime } from "./response-time-text.ts";
import { dayAfter, dayText, rangesOn, type ShopCalendar, shopTime } from "./shop-calendar.ts";

/** The promised response time, milliseconds (rule 1.8). */
export const RESPONSE_TIME_MS = 24 * 60 * 60 * 1000;

/** When a response is due, in the shop's local time. */
export interface ResponseDay {
  date: string;
  /** `HH:MM`. */
  time: string;
  /** `off` if closed days postponed it beyond 24 hours. */
  put: "off" | "as usual";
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
  if (!openDay) return { ...after24Hours, put: "as usual" };
  if (rangesOn(calendar, requestedAt).length > 0) {
    const put = openDay.date === after24Hours.date ? "as usual" : "off";
    return { date: openDay.date, time: after24Hours.time, put };
  }
  const time = rangesOn(calendar, openDay).at(-1)?.closes ?? after24Hours.time;
  return { date: openDay.date, time, put: "off" };
}

/**
 * The response time for a request made at that moment (rule 1.9): `within 24 hours`, or if the shop
 * is closed in between, `by Friday, November 27`.
 */
export function responseTimeText(calendar: ShopCalendar, at: Date): string {
  const { date, put } = responseDay(calendar, at);
  return put === "off" ? `by ${dayText(date)}` : usualResponseTime;
}

function nextOpenDay(calendar: ShopCalendar, from: { date: string }) {
  for (let days = 0; days <= 366; days++) {
    const day = dayAfter(from, days);
    if (rangesOn(calendar, day).length > 0) return day;
  }
  return undefined;
}
