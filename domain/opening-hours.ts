/** Days of the week in trade order, Monday first. */
export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

export type Weekday = (typeof weekdays)[number];

/** Wall-clock times on one day, 24-hour `HH:MM`; `closes` is the first minute the shop is shut. */
export interface OpeningRange {
  opens: string;
  closes: string;
}

/** What hours the shop keeps on each weekday; an empty list means closed. */
export type OpeningHours = Record<Weekday, readonly OpeningRange[]>;

/** Whether the shop is open, and when that next changes, in the shop's own wall-clock time. */
export type OpenStatus =
  | { open: true; closes: string }
  | { open: false; opens: string; weekday: Weekday; daysAhead: number }
  | { open: false; opens: null };

/**
 * Whether the shop is open at an instant (ruling 2).
 *
 * Only the shop's wall clock is compared, never elapsed time, so the answer is right across
 * daylight-saving changes and whatever zone the machine or browser is in.
 * @param hours ranges of a day in ascending order, not overlapping (checked by `checkShopFacts`).
 * @param timeZone IANA name, e.g. `America/Chicago`.
 */
export function openStatus(hours: OpeningHours, timeZone: string, at: Date): OpenStatus {
  const now = shopClock(timeZone, at);
  const current = hours[now.weekday].find((r) => r.opens <= now.time && now.time < r.closes);
  if (current) return { open: true, closes: current.closes };

  const today = weekdays.indexOf(now.weekday);
  for (let daysAhead = 0; daysAhead <= 7; daysAhead++) {
    const weekday = weekdays[(today + daysAhead) % 7] ?? now.weekday;
    const next = hours[weekday].find((r) => daysAhead > 0 || r.opens > now.time);
    if (next) return { open: false, opens: next.opens, weekday, daysAhead };
  }
  return { open: false, opens: null };
}

/** What the clock on the shop's wall shows at an instant. */
export function shopClock(timeZone: string, at: Date): { weekday: Weekday; time: string } {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? "";
  const weekday = weekdays.find((day) => day === part("weekday").toLowerCase());
  if (!weekday) throw new Error(`No weekday for ${at.toISOString()} in ${timeZone}`);
  return { weekday, time: `${part("hour")}:${part("minute")}` };
}

/** Neighbouring weekdays that keep the same hours; closed days are left out. */
export function hoursByDays(
  hours: OpeningHours,
): { days: Weekday[]; ranges: readonly OpeningRange[] }[] {
  const groups: { days: Weekday[]; ranges: readonly OpeningRange[] }[] = [];
  for (const day of weekdays) {
    const last = groups.at(-1);
    if (last && sameRanges(last.ranges, hours[day])) last.days.push(day);
    else groups.push({ days: [day], ranges: hours[day] });
  }
  return groups.filter((group) => group.ranges.length > 0);
}

function sameRanges(a: readonly OpeningRange[], b: readonly OpeningRange[]): boolean {
  return (
    a.length === b.length &&
    a.every((range, i) => range.opens === b[i]?.opens && range.closes === b[i]?.closes)
  );
}
