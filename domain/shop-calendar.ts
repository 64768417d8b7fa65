import {
  type OpeningHours,
  type OpeningRange,
  type Weekday,
  weekdayOf,
  weekdays,
} from "./opening-hours.ts";

/** A day on which the shop is closed, whatever its weekday. */
export interface ClosedDay {
  /** `YYYY-MM-DD`, in the shop's time zone. */
  date: string;
  /** Its name, e.g. `Thanksgiving`. */
  name: string;
}

/** The shop's weekly hours and its closed days (rule 1.7). */
export interface ShopCalendar {
  /** IANA name, e.g. `America/Chicago`. */
  timeZone: string;
  hours: OpeningHours;
  closedDays: readonly ClosedDay[];
}

/** A moment in the shop's time zone: date, weekday and 24-hour `HH:MM`. */
export interface ShopTime {
  date: string;
  weekday: Weekday;
  time: string;
}

/** The date, weekday and time in the shop's time zone at an instant. */
export function shopTime(timeZone: string, at: Date): ShopTime {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "long",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? "";
  const weekday = weekdays.find((day) => day === part("weekday").toLowerCase());
  if (!weekday) throw new Error(`No weekday for ${at.toISOString()} in ${timeZone}`);
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    weekday,
    time: `${part("hour")}:${part("minute")}`,
  };
}

/** The opening hours on a day, `YYYY-MM-DD`; empty if the shop is closed. */
export function rangesOn(
  { hours, closedDays }: ShopCalendar,
  { date, weekday }: Pick<ShopTime, "date" | "weekday">,
): readonly OpeningRange[] {
  return closedDays.some((day) => day.date === date) ? [] : hours[weekday];
}

/** The date `days` days after another, with its weekday. */
export function dayAfter({ date }: Pick<ShopTime, "date">, days: number) {
  const day = new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000);
  const later = day.toISOString().slice(0, 10);
  return { date: later, weekday: weekdayOf(later) };
}
