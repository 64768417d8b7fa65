import { usualResponseTime } from "./response-time-text.ts";
import { dayAfter, dayText, rangesOn, type ShopCalendar, shopTime } from "./shop-calendar.ts";

/** We promise an answer within this time (rule 1.8). */
export const RESPONSE_TIME_MS = 24 * 60 * 60 * 1000;

/** The day by which an answer is promised, in the shop's wall-clock time. */
export interface ResponseDay {
  date: string;
  /** `HH:MM`. */
  time: string;
  /** Whether closed days make it another than 24 hours would. */
  put: "off" | "as usual";
}

/**
 * Until when a request that came at `from` is answered (rule 1.8): 24 hours, the same time on the
 * next open day where that falls on a closed one, and the end of that day for what came on a closed
 * day, so that somebody is in the shop before it.
 */
export function responseDay(calendar: ShopCalendar, from: Date): ResponseDay {
  const came = shopTime(calendar.timeZone, from);
  const usual = shopTime(calendar.timeZone, new Date(from.getTime() + RESPONSE_TIME_MS));
  const openDay = nextOpenDay(calendar, usual);
  if (!openDay) return { ...usual, put: "as usual" };
  if (rangesOn(calendar, came).length > 0) {
    const put = openDay.date === usual.date ? "as usual" : "off";
    return { date: openDay.date, time: usual.time, put };
  }
  const time = rangesOn(calendar, openDay).at(-1)?.closes ?? usual.time;
  return { date: openDay.date, time, put: "off" };
}

/**
 * By when a request made at that moment is answered (rule 1.9): `within 24 hours`, or where the
 * shop is closed in between `by Friday, November 27`.
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
