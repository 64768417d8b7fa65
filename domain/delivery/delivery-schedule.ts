import type { Weekday } from "#domain/opening-hours.ts";

/** The hours in which the crew arrives, in the shop's local time. */
export interface WindowHours {
  /** 24-hour `HH:MM`. */
  start: string;
  end: string;
}

/** The number of crews in a window on a weekday. */
export interface WindowCrews {
  /** Id of the window. */
  window: string;
  /** Deliveries that can be made at the same time: the window's capacity. */
  crews: number;
}

/** When the shop delivers, set by the owner (rules 10.11 and 10.13). */
export interface DeliverySchedule {
  /** The windows by the id they are stored under. */
  windows: Readonly<Record<string, WindowHours>>;
  week: Readonly<Record<Weekday, readonly WindowCrews[]>>;
  /** Days between booking and delivery: 1 means tomorrow at the earliest. */
  leadDays: number;
  /** Bookings from this time on count as made the next day, `HH:MM`. */
  cutOff: string;
  /** Days without deliveries, `YYYY-MM-DD`. */
  closedDates: readonly string[];
  /** How many days from today can be booked. */
  horizonDays: number;
}

/** A window on a day. */
export interface ScheduledWindow extends WindowHours {
  date: string;
  window: string;
  capacity: number;
}

/** A window with its remaining places. */
export interface AvailableWindow extends ScheduledWindow {
  left: number;
}

/** Windows by their day, in the given order. */
export function windowsByDay(
  windows: readonly AvailableWindow[],
): ReadonlyMap<string, readonly AvailableWindow[]> {
  const days = new Map<string, AvailableWindow[]>();
  for (const window of windows) {
    const day = days.get(window.date);
    if (day) day.push(window);
    else days.set(window.date, [window]);
  }
  return days;
}
