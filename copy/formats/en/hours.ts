import { clockParts } from "#domain/date-parts.ts";
import type { OpenStatus } from "#domain/open-status.ts";
import {
  hoursByDays,
  type OpeningHours,
  type OpeningRange,
  type Weekday,
} from "#domain/opening-hours.ts";
import { dayText, shortWeekday, weekdayName } from "./dates.ts";

export function shortClockText(time: string): string {
  const { hour, minute, isMorning } = clockParts(time);
  return `${hour}${minute === "00" ? "" : `:${minute}`}${isMorning ? "AM" : "PM"}`;
}

export function hoursLine(hours: OpeningHours): string {
  return hoursRows(hours)
    .map(({ days, times }) => `${days} ${times}`)
    .join(", ");
}

export function hoursRows(hours: OpeningHours): { days: string; times: string }[] {
  return hoursByDays(hours).map(({ days, ranges }) => ({
    days: daysText(days),
    times: ranges.map(rangeText).join(" & "),
  }));
}

export function openStatusText(status: OpenStatus): string {
  if (status.open) return `Open now, until ${shortClockText(status.closes)}`;
  if (status.opens === null) return "Closed";
  const time = shortClockText(status.opens);
  if (status.daysAhead === 0) return `Closed, opens at ${time}`;
  if (status.daysAhead === 1) return `Closed, opens at ${time} tomorrow`;
  const day = status.daysAhead < 7 ? weekdayName(status.weekday) : dayText(status.date);
  return `Closed, opens at ${time} on ${day}`;
}

function rangeText({ opens, closes }: OpeningRange): string {
  return `${shortClockText(opens)}–${shortClockText(closes)}`;
}

function daysText(days: readonly Weekday[]): string {
  const [first = "monday"] = days;
  const last = days.at(-1) ?? first;
  return days.length === 1 ? shortWeekday(first) : `${shortWeekday(first)}–${shortWeekday(last)}`;
}
