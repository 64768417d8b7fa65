import { clockText, weekdayOf } from "#domain/delivery/delivery-date.ts";
import type { ScheduledWindow } from "#domain/delivery/delivery-schedule.ts";

/** A window within a button: `Saturday, 9 AM – 12 PM`. */
export function windowInButton({ date, start, end }: ScheduledWindow): string {
  const weekday = weekdayOf(date);
  const [from, to] = [start, end].map((time) => clockText(time).replace(":00", ""));
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}, ${from} – ${to}`;
}
