import { clockParts } from "#domain/date-parts.ts";
import { weekdayOf } from "#domain/opening-hours.ts";
import { longDate, shortDayAndMonth, shortWeekday } from "./dates.ts";

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

/** `a. m.` or `p. m.`, whose two parts stay on one line. */
export function half(isMorning: boolean): string {
  return isMorning ? "a.\u00a0m." : "p.\u00a0m.";
}

/** `la` before one o'clock, else `las`. */
export function article(time: string): string {
  return clockParts(time).hour === 1 ? "la" : "las";
}
