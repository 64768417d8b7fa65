import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";

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
