import type { Weekday } from "#domain/opening-hours.ts";

/** A span of the day in which the crew arrives, in the shop's wall-clock time. */
export interface WindowHours {
  /** What a shopper calls it: `Morning`. */
  name: string;
  /** 24-hour `HH:MM`. */
  start: string;
  end: string;
}

/** How many crews drive in a window on some weekday. */
export interface WindowCrews {
  /** Id of the window. */
  window: string;
  /** Deliveries that can be made side by side: the window's capacity. */
  crews: number;
}

/** When the shop delivers, as its owner sets it (rules 10.11 and 10.13). */
export interface DeliverySchedule {
  /** The windows by the id they are stored under. */
  windows: Readonly<Record<string, WindowHours>>;
  week: Readonly<Record<Weekday, readonly WindowCrews[]>>;
  /** Days between order and delivery: 1 means tomorrow at the earliest. */
  leadDays: number;
  /** Orders from this hour of the day on count as the next day's, `HH:MM`. */
  cutOff: string;
  /** Days nobody drives, `YYYY-MM-DD`. */
  closedDates: readonly string[];
  /** How many days ahead of today can be booked. */
  horizonDays: number;
}

/** One window on one day, as it is planned. */
export interface ScheduledWindow extends WindowHours {
  date: string;
  window: string;
  capacity: number;
}

/** A planned window with what is still free of it. */
export interface AvailableWindow extends ScheduledWindow {
  left: number;
}
