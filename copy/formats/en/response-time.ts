import { responseDay } from "#domain/response-day.ts";
import type { ShopCalendar } from "#domain/shop-calendar.ts";
import { dayText } from "./dates.ts";
import { usualResponseTime } from "./usual-response-time.ts";

export function responseTimeText(calendar: ShopCalendar, at: Date): string {
  const { date, isPostponed } = responseDay(calendar, at);
  return isPostponed ? `by ${dayText(date)}` : usualResponseTime;
}
