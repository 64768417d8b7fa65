import { type AvailableWindow, windowsByDay } from "#domain/delivery/delivery-schedule.ts";
import { shortDate } from "#formats";
import { laterStepsCopy } from "./later-steps-copy.ts";

/** Options of a day select, each listing the free times of that day. */
export function DayOptions({ windows }: { windows: readonly AvailableWindow[] }) {
  const days = windowsByDay(windows);
  return (
    <>
      <option value="">{laterStepsCopy.schedule.choose}</option>
      {[...days].map(([day, onDay]) => {
        const free = onDay.filter(({ left }) => left > 0).map(({ name }) => name);
        return (
          <option key={day} value={day} disabled={free.length === 0}>
            {`${shortDate(day)}: ${free.join(", ").toLowerCase() || laterStepsCopy.schedule.dayFull}`}
          </option>
        );
      })}
    </>
  );
}
