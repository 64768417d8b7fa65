import { dateParts } from "#domain/date-parts.ts";
import { type Weekday, weekdayOf } from "#domain/opening-hours.ts";

export const months = [
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

export function monthAndDay(date: string): string {
  const { month, day } = dateParts(date);
  return `${months[month]} ${day}`;
}

export function weekdayText(date: string): string {
  return weekdayName(weekdayOf(date));
}

export function dayText(date: string): string {
  return `${weekdayText(date)}, ${monthAndDay(date)}`;
}

export function weekdayName(weekday: Weekday): string {
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}`;
}

export function shortWeekday(weekday: Weekday): string {
  return weekdayName(weekday).slice(0, 3);
}
