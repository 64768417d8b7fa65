import { clockText, longDate, monthAndDay } from "#domain/delivery/delivery-date.ts";
import { dayAfter, type ShopTime, shopTime } from "#domain/shop-calendar.ts";

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** `2 PM`. */
export function hourText(time: string): string {
  return clockText(time).replace(/:\d\d/, "");
}

/** `1:24 PM` today, else with its day: `Yesterday`, `Mon`, `Nov 3`, `Nov 3, 2025`. */
export function momentText(timeZone: string, at: Date, now: Date): string {
  const [moment, today] = [shopTime(timeZone, at), shopTime(timeZone, now)];
  return `${dayName(moment, today)} ${clockText(moment.time)}`;
}

/** `1:24 PM` if that is today, else with its day. */
export function dueText(timeZone: string, due: Date, now: Date): string {
  const [moment, today] = [shopTime(timeZone, due), shopTime(timeZone, now)];
  const clock = clockText(moment.time);
  if (moment.date === today.date) return clock;
  return `${dayName(moment, today).replace("Tomorrow", "tomorrow")} ${clock}`;
}

/** Within a sentence: `today at 10:14 AM`, `yesterday at …`, `on November 3 at …`, `on November 3, 2025 at …`. */
export function momentInSentence(timeZone: string, at: Date, now: Date): string {
  const [moment, today] = [shopTime(timeZone, at), shopTime(timeZone, now)];
  return `${dayInSentence(moment.date, today)} at ${clockText(moment.time)}`;
}

function dayInSentence(date: string, today: ShopTime): string {
  if (date === today.date) return "today";
  if (date === dayAfter(today, -1).date) return "yesterday";
  const isThisYear = date.slice(0, 4) === today.date.slice(0, 4);
  return `on ${isThisYear ? monthAndDay(date) : longDate(date)}`;
}

function dayName(moment: ShopTime, today: ShopTime): string {
  if (moment.date === today.date) return "Today";
  if (moment.date === dayAfter(today, -1).date) return "Yesterday";
  if (moment.date === dayAfter(today, 1).date) return "Tomorrow";
  const isNear = moment.date > dayAfter(today, -7).date && moment.date < dayAfter(today, 7).date;
  if (isNear) return `${moment.weekday.charAt(0).toUpperCase()}${moment.weekday.slice(1, 3)}`;
  const [year = "", month = "", day = ""] = moment.date.split("-");
  const date = `${months[Number(month) - 1]} ${Number(day)}`;
  return today.date.startsWith(year) ? date : `${date}, ${year}`;
}
