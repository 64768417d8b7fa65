import { dayAfter, dayText, shopTime } from "#domain/shop-calendar.ts";
import { hourText } from "./shop-clock.ts";

const urgentMs = 4 * 60 * 60_000;

/** The heading a waiting lead stands under: leads that must be answered about as soon. */
export function dueGroup(timeZone: string, due: Date, now: Date): string {
  if (due < now) return "Late";
  const [day, today] = [shopTime(timeZone, due), shopTime(timeZone, now)];
  const soon = shopTime(timeZone, new Date(now.getTime() + urgentMs));
  const hour = `${soon.time.slice(0, 2)}:00`;
  if (`${day.date} ${day.time}` < `${soon.date} ${hour}`) return `Answer before ${hourText(hour)}`;
  if (day.date === today.date) return "Answer today";
  if (day.date === dayAfter(today, 1).date) return "By tomorrow";
  return `By ${dayText(day.date)}`;
}

/** Rows with the heading each one begins; none where it continues the group before. */
export function withHeadings<Row>(
  rows: readonly Row[],
  groupOf: (row: Row) => string | undefined,
  before?: string,
): { row: Row; heading: string | undefined }[] {
  let last = before;
  return rows.map((row) => {
    const group = groupOf(row);
    const heading = group === last ? undefined : group;
    last = group;
    return { row, heading };
  });
}
