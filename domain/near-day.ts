import { dayAfter, type ShopTime } from "./shop-calendar.ts";

/** How far a day is from today, for naming it: within six days by its weekday. */
export type NearDay = "today" | "yesterday" | "tomorrow" | "near" | "this-year" | "other-year";

/** Which of these a day is, as seen from today. */
export function nearDay(date: string, today: ShopTime): NearDay {
  if (date === today.date) return "today";
  if (date === dayAfter(today, -1).date) return "yesterday";
  if (date === dayAfter(today, 1).date) return "tomorrow";
  if (date > dayAfter(today, -7).date && date < dayAfter(today, 7).date) return "near";
  return date.slice(0, 4) === today.date.slice(0, 4) ? "this-year" : "other-year";
}
