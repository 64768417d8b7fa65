import { clockParts } from "#domain/date-parts.ts";
import { weekdayOf } from "#domain/opening-hours.ts";
import { article, half } from "./clock.ts";
import { shortWeekday } from "./dates.ts";
import { longDate, shortDayAndMonth } from "./full-dates.ts";

export function shortDate(date: string): string {
  return `${shortWeekday(weekdayOf(date))} ${shortDayAndMonth(date)}`;
}

export function clockText(time: string): string {
  const { hour, minute, isMorning } = clockParts(time);
  return `${hour}:${minute} ${half(isMorning)}`;
}

export function windowLabel({ start, end }: { start: string; end: string }): string {
  return `${clockText(start)} – ${clockText(end)}`;
}

export function requestedDateTime(date: string, start: string): string {
  return `${longDate(date)} a ${article(start)} ${clockText(start)}`;
}
