import { dateParts } from "#domain/date-parts.ts";
import { monthAndDay, months, weekdayText } from "./dates.ts";

export function longDate(date: string): string {
  return `${monthAndDay(date)}, ${dateParts(date).year}`;
}

export function legalDate(date: string): string {
  const { year, month, day } = dateParts(date);
  return `${month + 1}/${day}/${year}`;
}

export function dateWithWeekday(date: string): string {
  return `${weekdayText(date)}, ${longDate(date)}`;
}

export function shortMonthAndDay(date: string): string {
  const { month, day } = dateParts(date);
  return `${months[month]?.slice(0, 3)} ${day}`;
}
