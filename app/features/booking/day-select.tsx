import { SelectField } from "#ui/field.tsx";
import type { CalendarProps } from "./calendar.tsx";
import { DayOptions } from "./day-options.tsx";
import { laterStepsCopy } from "./later-steps-copy.ts";

/** A plain list of days, used when the calendar's script can't be loaded. */
export function DaySelect({ windows, chosen, onChoose }: CalendarProps) {
  return (
    <SelectField label={laterStepsCopy.schedule.day} text={chosen} onText={onChoose}>
      <DayOptions windows={windows} />
    </SelectField>
  );
}
