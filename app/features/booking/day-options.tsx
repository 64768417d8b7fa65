import * as laterStepsCopy from "#copy/booking-steps.ts";
import { type AvailableWindow, windowsByDay } from "#domain/delivery/delivery-schedule.ts";
import { shortDate } from "#formats";
import { windowName } from "#forms/window-name.ts";

/** Options of a day select, each listing the free times of that day. */
export function DayOptions({ windows }: { windows: readonly AvailableWindow[] }) {
  const days = windowsByDay(windows);
  return (
    <>
      <option value="">{laterStepsCopy.schedule.choose}</option>
      {[...days].map(([day, onDay]) => {
        const free = onDay.filter(({ left }) => left > 0).map(windowName);
        return (
          <option key={day} value={day} disabled={free.length === 0}>
            {`${shortDate(day)}: ${free.join(", ").toLowerCase() || laterStepsCopy.schedule.dayFull}`}
          </option>
        );
      })}
    </>
  );
}
