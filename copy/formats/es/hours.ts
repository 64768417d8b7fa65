import { clockParts } from "#domain/date-parts.ts";
import type { OpenStatus } from "#domain/open-status.ts";
import {
  hoursByDays,
  type OpeningHours,
  type OpeningRange,
  type Weekday,
} from "#domain/opening-hours.ts";
import { article, half } from "./clock.ts";
import { capitalized, monthAndDay, shortWeekday, weekdayNames } from "./dates.ts";

export function shortClockText(time: string): string {
  const { hour, minute, isMorning } = clockParts(time);
  return `${hour}${minute === "00" ? "" : `:${minute}`} ${half(isMorning)}`;
}

export function hoursLine(hours: OpeningHours): string {
  const [first = "", ...others] = hoursByDays(hours).map(
    ({ days, ranges }) => `${daysText(days)} ${rangesText(ranges)}`,
  );
  return [capitalized(first), ...others].join(", ");
}

export function hoursRows(hours: OpeningHours): { days: string; times: string }[] {
  return hoursByDays(hours).map(({ days, ranges }) => ({
    days: capitalized(daysText(days)),
    times: rangesText(ranges),
  }));
}

export function openStatusText(status: OpenStatus): string {
  if (status.open) return `Abierto ahora, hasta ${theHour(status.closes)}`;
  if (status.opens === null) return "Cerrado";
  const time = `a ${theHour(status.opens)}`;
  if (status.daysAhead === 0) return `Cerrado, abre ${time}`;
  if (status.daysAhead === 1) return `Cerrado, abre mañana ${time}`;
  const day = status.daysAhead < 7 ? weekdayNames[status.weekday] : monthAndDay(status.date);
  return `Cerrado, abre el ${day} ${time}`;
}

/** `las 9 a. m.`, `la 1 p. m.` */
function theHour(time: string): string {
  return `${article(time)} ${shortClockText(time)}`;
}

function rangesText(ranges: readonly OpeningRange[]): string {
  return ranges
    .map(({ opens, closes }) => `${shortClockText(opens)}–${shortClockText(closes)}`)
    .join(" y ");
}

function daysText(days: readonly Weekday[]): string {
  const [first = "monday"] = days;
  const last = days.at(-1) ?? first;
  return days.length === 1 ? shortWeekday(first) : `${shortWeekday(first)}–${shortWeekday(last)}`;
}
