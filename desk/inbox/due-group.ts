import { dayAfter, shopTime } from "#domain/shop-calendar.ts";
import { clockText, dayText } from "#formats";

const urgentMs = 4 * 60 * 60_000;

/** A function that tells which heading a lead stands under now: those due about as soon. */
export function dueGroups(timeZone: string, now: Date): (due: Date) => string {
  const today = shopTime(timeZone, now);
  const soon = shopTime(timeZone, new Date(now.getTime() + urgentMs));
  const hour = `${soon.time.slice(0, 2)}:00`;
  return (due) => {
    if (due < now) return "Late";
    const { date, time } = shopTime(timeZone, due);
    if (`${date} ${time}` < `${soon.date} ${hour}`) return `Answer before ${hourText(hour)}`;
    if (date === today.date) return "Answer today";
    if (date === dayAfter(today, 1).date) return "By tomorrow";
    return `By ${dayText(date)}`;
  };
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

/** `2 PM`. */
function hourText(time: string): string {
  return clockText(time).replace(/:\d\d/, "");
}
