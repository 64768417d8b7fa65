import { dateParts } from "#domain/date-parts.ts";
import { nearDay } from "#domain/near-day.ts";
import { type ShopTime, shopTime } from "#domain/shop-calendar.ts";
import { article } from "./clock.ts";
import { capitalized, monthAndDay, shortWeekday } from "./dates.ts";
import { clockText } from "./delivery-times.ts";
import { longDate, shortDayAndMonth } from "./full-dates.ts";

export function dateText(timeZone: string, at: Date): string {
  return longDate(shopTime(timeZone, at).date);
}

export function momentText(timeZone: string, at: Date, now: Date): string {
  const moment = shopTime(timeZone, at);
  return `${dayName(moment, shopTime(timeZone, now))} ${clockText(moment.time)}`;
}

export function momentInSentence(timeZone: string, at: Date, now: Date): string {
  const { date, time } = shopTime(timeZone, at);
  return `${dayInSentence(date, shopTime(timeZone, now))} a ${article(time)} ${clockText(time)}`;
}

function dayName(moment: ShopTime, today: ShopTime): string {
  switch (nearDay(moment.date, today)) {
    case "today":
      return "Hoy";
    case "yesterday":
      return "Ayer";
    case "tomorrow":
      return "Mañana";
    case "near":
      return capitalized(shortWeekday(moment.weekday));
    case "this-year":
      return shortDayAndMonth(moment.date);
    case "other-year":
      return `${shortDayAndMonth(moment.date)} ${dateParts(moment.date).year}`;
  }
}

function dayInSentence(date: string, today: ShopTime): string {
  const near = nearDay(date, today);
  if (near === "today") return "hoy";
  if (near === "yesterday") return "ayer";
  return `el ${date.slice(0, 4) === today.date.slice(0, 4) ? monthAndDay(date) : longDate(date)}`;
}
