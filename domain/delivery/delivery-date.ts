import { type Weekday, weekdays } from "#domain/opening-hours.ts";

/*
 * Calendar days as `YYYY-MM-DD`, without time or time zone, so that nothing can be an hour off.
 * Also used in the browser; moments in time are in `delivery-moment.ts`.
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

/** Whether the text is an existing date, written `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** The date `days` days later, or earlier if negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** The number of days from the first date to the second; negative if the second is earlier. */
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
  return `${monthAndDay(date)}, ${date.slice(0, 4)}`;
}

/** `2026-09-20` → `September 20`, for dates less than a year away. */
export function monthAndDay(date: string): string {
  const [, month, day] = date.split("-");
  return `${months[Number(month) - 1]} ${Number(day)}`;
}

/** `2026-09-20` → `Sunday, September 20, 2026`. */
export function dateWithWeekday(date: string): string {
  const weekday = weekdayOf(date);
  return `${weekday.slice(0, 1).toUpperCase()}${weekday.slice(1)}, ${longDate(date)}`;
}

/** `2026-09-20` → `Sun, Sep 20`, for small spaces and dates less than a year away. */
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
 * The chosen time as shown on pages, in emails, calendar files and records (rule 10.19): `September
 * 20, 2026 at 2:00 PM`, the date and the window's start.
 */
export function requestedDateTime(date: string, start: string): string {
  return `${longDate(date)} at ${clockText(start)}`;
}
