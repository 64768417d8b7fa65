import { weekdayOf } from "#domain/opening-hours.ts";
import { addDays, isDate } from "./delivery-date.ts";
import type { ShopDateTime } from "./delivery-moment.ts";
import type { DeliverySchedule, ScheduledWindow } from "./delivery-schedule.ts";

/** The first and last day that can be booked, both included. */
export interface BookableDays {
  first: string;
  last: string;
}

/**
 * The days that can be booked now: from the lead time, a day later after the cut-off, to the
 * horizon (rule 10.12).
 */
export function bookableDays(
  { leadDays, cutOff, horizonDays }: DeliverySchedule,
  now: ShopDateTime,
): BookableDays {
  const extraDay = now.time >= cutOff ? 1 : 0;
  return {
    first: addDays(now.date, leadDays + extraDay),
    last: addDays(now.date, horizonDays),
  };
}

/** The windows of a day, by start time; empty on days without deliveries. */
export function windowsOfDay(schedule: DeliverySchedule, date: string): ScheduledWindow[] {
  if (schedule.closedDates.includes(date)) return [];
  return schedule.week[weekdayOf(date)]
    .flatMap(({ window, crews }) => {
      const hours = schedule.windows[window];
      return hours ? [{ ...hours, date, window, capacity: crews }] : [];
    })
    .sort((a, b) => a.start.localeCompare(b.start));
}

/** The windows that can be booked now, for at most `days` days starting at `from`. */
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

/**
 * The window if it can be booked now, whether or not it has places left. `date` may be any text.
 */
export function scheduledWindow(
  schedule: DeliverySchedule,
  now: ShopDateTime,
  { date, window }: { date: string; window: string },
): ScheduledWindow | undefined {
  if (!isDate(date)) return undefined;
  return scheduledWindows(schedule, now, { from: date, days: 1 }).find(
    (scheduled) => scheduled.window === window,
  );
}

function isAhead({ date, start }: ScheduledWindow, now: ShopDateTime): boolean {
  return date > now.date || (date === now.date && start > now.time);
}
