import { shopTime } from "#domain/shop-calendar.ts";
import { clockText, momentText } from "#formats";

/** `1:24 PM` if that is today, else with its day. */
export function dueText(timeZone: string, due: Date, now: Date): string {
  const { date, time } = shopTime(timeZone, due);
  if (date === shopTime(timeZone, now).date) return clockText(time);
  return momentText(timeZone, due, now).replace("Tomorrow", "tomorrow");
}
