import { shopDateTime } from "#domain/delivery/delivery-moment.ts";
import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import { scheduledWindows } from "#domain/delivery/scheduled-windows.ts";
import type { Queries } from "#server/store/store-interface.ts";
import { deliverySchedule } from "#shop/delivery.ts";
import { facts } from "#shop/facts.ts";

/**
 * All windows that can be booked now, including full ones, with the places left in each (rule
 * 10.14).
 * @param requested first day and number of days; without them, every window that can be booked.
 */
export async function availableWindows(
  queries: Queries,
  now: Date,
  range: { from?: string; days?: number } = {},
): Promise<AvailableWindow[]> {
  const planned = plannedWindows(now, range);
  const [first, last] = [planned[0]?.date, planned.at(-1)?.date];
  if (!first || !last) return [];
  const taken = await takenPlaces(queries, first, last);
  return planned.map((window) => ({
    ...window,
    left: Math.max(0, window.capacity - (taken.get(key(window.date, window.window)) ?? 0)),
  }));
}

/** The same with all of their places, for a page that is shown while nobody can know what is taken. */
export function plannedWindows(
  now: Date,
  range: { from?: string; days?: number } = {},
): AvailableWindow[] {
  const planned = scheduledWindows(deliverySchedule, shopDateTime(facts.timeZone, now), range);
  return planned.map((window) => ({ ...window, left: window.capacity }));
}

/** Places taken per window, from one day to another. */
async function takenPlaces(
  queries: Queries,
  first: string,
  last: string,
): Promise<Map<string, number>> {
  const places = await queries
    .selectFrom("window_places")
    .selectAll()
    .where("date", ">=", first)
    .where("date", "<=", last)
    .execute();
  return new Map(places.map((row) => [key(row.date, row.window_id), row.taken]));
}

function key(date: string, window: string): string {
  return `${date} ${window}`;
}
