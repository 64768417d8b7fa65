import { dateParts } from "#domain/date-parts.ts";
import { nearDay } from "#domain/near-day.ts";
import { type ShopTime, shopTime } from "#domain/shop-calendar.ts";
import { monthAndDay, shortWeekday } from "./dates.ts";
import { clockText } from "./delivery-times.ts";
import { longDate, shortMonthAndDay } from "./full-dates.ts";

export function dateText(timeZone: string, at: Date): string {
  return longDate(shopTime(timeZone, at).date);
}

export function momentText(timeZone: string, at: Date, now: Date): string {
  const moment = shopTime(timeZone, at);
  return `${dayName(moment, shopTime(timeZone, now))} ${clockText(moment.time)}`;
}

export function momentInSentence(timeZone: string, at: Date, now: Date): string {
  const moment = shopTime(timeZone, at);
  return `${dayInSentence(moment.date, shopTime(timeZone, now))} at ${clockText(moment.time)}`;
}

function dayName(moment: ShopTime, today: ShopTime): string {
  switch (nearDay(moment.date, today)) {
    case "today":
      return "Today";
    case "yesterday":
      return "Yesterday";
    case "tomorrow":
      return "Tomorrow";
    case "near":
      return shortWeekday(moment.weekday);
    case "this-year":
      return shortMonthAndDay(moment.date);
    case "other-year":
      return `${shortMonthAndDay(moment.date)}, ${dateParts(moment.date).year}`;
  }
}

function dayInSentence(date: string, today: ShopTime): string {
  const near = nearDay(date, today);
  if (near === "today" || near === "yesterday") return near;
  return `on ${date.slice(0, 4) === today.date.slice(0, 4) ? monthAndDay(date) : longDate(date)}`;
}
