import { shortDate } from "#domain/delivery/delivery-date.ts";
import { type AvailableWindow, windowsByDay } from "#domain/delivery/delivery-schedule.ts";
import { windowCopy } from "./window-copy.ts";

/** Options of a day select, each listing the free times of that day. */
export function DayOptions({ windows }: { windows: readonly AvailableWindow[] }) {
  const days = windowsByDay(windows);
  return (
    <>
      <option value="">{windowCopy.choose}</option>
      {[...days].map(([day, onDay]) => {
        const free = onDay.filter(({ left }) => left > 0).map(({ name }) => name);
        return (
          <option key={day} value={day} disabled={free.length === 0}>
            {`${shortDate(day)}: ${free.join(", ").toLowerCase() || windowCopy.dayFull}`}
          </option>
        );
      })}
    </>
  );
}
