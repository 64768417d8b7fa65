import { addDays, isDate, weekdayOf } from "./delivery-date.ts";
import type { ShopDateTime } from "./delivery-moment.ts";
import type { DeliverySchedule, ScheduledWindow } from "./delivery-schedule.ts";

/** Days from which and up to which deliveries can be booked, both included. */
export interface BookableDays {
  first: string;
  last: string;
}

/**
 * The days that can be booked now: from the lead time on, a day later once today's orders are
 * cut off, up to the horizon (rule 10.12).
 */
export function bookableDays(
  { leadDays, cutOff, horizonDays }: DeliverySchedule,
  now: ShopDateTime,
): BookableDays {
  const lateToday = now.time >= cutOff ? 1 : 0;
  return {
    first: addDays(now.date, leadDays + lateToday),
    last: addDays(now.date, horizonDays),
  };
}

/** The windows of one day in order of their hours; none when nobody drives that day. */
export function windowsOfDay(schedule: DeliverySchedule, date: string): ScheduledWindow[] {
  if (schedule.closedDates.includes(date)) return [];
  return schedule.week[weekdayOf(date)]
    .flatMap(({ window, crews }) => {
      const hours = schedule.windows[window];
      return hours ? [{ ...hours, date, window, capacity: crews }] : [];
    })
    .sort((a, b) => a.start.localeCompare(b.start));
}

/** The windows that can be booked now, at most `days` days of them from `from` on. */
export function scheduledWindows(
  schedule: DeliverySchedule,
  now: ShopDateTime,
  { from = now.date, days = schedule.horizonDays + 1 }: { from?: string; days?: number } = {},
): ScheduledWindow[] {
  const { first, last } = bookableDays(schedule, now);
  const end = addDays(from, days - 1);
  const windows: ScheduledWindow[] = [];
  let date = from > first ? from : first;
  for (; date <= last && date <= end; date = addDays(date, 1)) {
    for (const window of windowsOfDay(schedule, date)) {
      if (isAhead(window, now)) windows.push(window);
    }
  }
  return windows;
}

/** The window if it can be booked now, whether or not a place is left in it. `date` may be any text. */
export function scheduledWindow(
  schedule: DeliverySchedule,
  now: ShopDateTime,
  { date, window }: { date: string; window: string },
): ScheduledWindow | undefined {
  if (!isDate(date)) return undefined;
  return scheduledWindows(schedule, now, { from: date, days: 1 }).find(
    (planned) => planned.window === window,
  );
}

function isAhead({ date, start }: ScheduledWindow, now: ShopDateTime): boolean {
  return date > now.date || (date === now.date && start > now.time);
}
