/** Days of the week, Monday first. */
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

/** `2026-09-20` → `sunday`. */
export function weekdayOf(date: string): Weekday {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  const weekday = weekdays[(sundayFirst + 6) % 7];
  if (!weekday) throw new Error(`${date} is not a day`);
  return weekday;
}

/** Local times on one day, 24-hour `HH:MM`; `closes` is the first minute the shop is closed. */
export interface OpeningRange {
  opens: string;
  closes: string;
}

/** The opening hours of each weekday; an empty list means closed. */
export type OpeningHours = Record<Weekday, readonly OpeningRange[]>;

/** Groups consecutive weekdays with the same hours; closed days are left out. */
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
