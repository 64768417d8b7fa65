import { type Weekday, weekdays } from "#domain/opening-hours.ts";

/*
 * Days of the calendar as `YYYY-MM-DD`: no clock, no zone, so nothing here can be an hour off.
 * The phone reads them too; moments in time are in `delivery-moment.ts`.
 */

const MS_PER_DAY = 86_400_000;
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** Whether the text is a day that exists, written `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** The day that many days later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** How many days the second day is after the first; negative when it is before. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_PER_DAY;
}

/** `2026-09-20` → `sunday`. */
export function weekdayOf(date: string): Weekday {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  const weekday = weekdays[(sundayFirst + 6) % 7];
  if (!weekday) throw new Error(`${date} is not a day`);
  return weekday;
}

/** `2026-09-20` → `September 20, 2026`. */
export function longDate(date: string): string {
  const [year = "", month = "", day = ""] = date.split("-");
  return `${months[Number(month) - 1]} ${Number(day)}, ${year}`;
}

/** `2026-09-20` → `Sunday, September 20, 2026`. */
export function dateWithWeekday(date: string): string {
  const weekday = weekdayOf(date);
  return `${weekday.slice(0, 1).toUpperCase()}${weekday.slice(1)}, ${longDate(date)}`;
}

/** `2026-09-20` → `Sun, Sep 20`: where there is little room, of days less than a year away. */
export function shortDate(date: string): string {
  const [weekday = "", day = ""] = dateWithWeekday(date).split(", ");
  const [month = "", number = ""] = day.split(" ");
  return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${number}`;
}

/** `14:00` → `2:00 PM`. */
export function clockText(time: string): string {
  const [hour = "", minute = ""] = time.split(":");
  const hours = Number(hour);
  return `${hours % 12 || 12}:${minute} ${hours < 12 ? "AM" : "PM"}`;
}

/** `9:00 AM – 12:00 PM`. */
export function windowLabel({ start, end }: { start: string; end: string }): string {
  return `${clockText(start)} – ${clockText(end)}`;
}

/**
 * The chosen time as page, button, emails, calendar file and records say it (rule 10.19):
 * `September 20, 2026 at 2:00 PM`, the day and the start of the window.
 */
export function requestedDateTime(date: string, start: string): string {
  return `${longDate(date)} at ${clockText(start)}`;
}
