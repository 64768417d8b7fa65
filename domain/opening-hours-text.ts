import type { OpenStatus } from "./open-status.ts";
import {
  hoursByDays,
  type OpeningHours,
  type OpeningRange,
  type Weekday,
} from "./opening-hours.ts";
import { type ClosedDay, dayText } from "./shop-calendar.ts";

/** `09:00` → `9AM`, `17:30` → `5:30PM`. */
export function shortClockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes}${hour < 12 ? "AM" : "PM"}`;
}

/** The header's line: `Mon–Sat 9AM–7PM, Sun 12PM–6PM` (rule 1.5). */
export function hoursLine(hours: OpeningHours): string {
  return hoursRows(hours)
    .map(({ days, times }) => `${days} ${times}`)
    .join(", ");
}

/** The same hours as table rows: `{days: "Mon–Sat", times: "9AM–7PM"}`. */
export function hoursRows(hours: OpeningHours): { days: string; times: string }[] {
  return hoursByDays(hours).map(({ days, ranges }) => ({
    days: daysText(days),
    times: ranges.map(rangeText).join(" & "),
  }));
}

/**
 * `Open now, until 7PM` · `Closed, opens at 9AM tomorrow` (rule 1.6); with the date for a day a
 * week or more away.
 */
export function openStatusText(status: OpenStatus): string {
  if (status.open) return `Open now, until ${shortClockText(status.closes)}`;
  if (status.opens === null) return "Closed";
  const time = shortClockText(status.opens);
  if (status.daysAhead === 0) return `Closed, opens at ${time}`;
  if (status.daysAhead === 1) return `Closed, opens at ${time} tomorrow`;
  const day = status.daysAhead < 7 ? capitalized(status.weekday) : dayText(status.date);
  return `Closed, opens at ${time} on ${day}`;
}

/** A schema.org `OpeningHoursSpecification` for each group of days and times. */
export function hoursStructuredData(hours: OpeningHours) {
  return hoursByDays(hours).flatMap(({ days, ranges }) =>
    ranges.map(({ opens, closes }) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: days.map(capitalized),
      opens,
      closes,
    })),
  );
}

/**
 * A schema.org `OpeningHoursSpecification` for each closed day: from midnight to midnight, which
 * search engines read as closed (rule 1.7).
 */
export function closedDaysStructuredData(closedDays: readonly ClosedDay[]) {
  return closedDays.map(({ date, name }) => ({
    "@type": "OpeningHoursSpecification" as const,
    name,
    validFrom: date,
    validThrough: date,
    opens: "00:00",
    closes: "00:00",
  }));
}

function rangeText({ opens, closes }: OpeningRange): string {
  return `${shortClockText(opens)}–${shortClockText(closes)}`;
}

function daysText(days: readonly Weekday[]): string {
  const [first, last] = [days[0], days.at(-1)].map((day) => capitalized(day ?? "").slice(0, 3));
  return days.length === 1 ? `${first}` : `${first}–${last}`;
}

function capitalized<T extends string>(word: T): Capitalize<T> {
  return (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<T>;
}
