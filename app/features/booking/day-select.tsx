import { SelectField } from "#ui/field.tsx";
import type { CalendarProps } from "./calendar.tsx";
import { DayOptions } from "./day-options.tsx";
import { laterStepsCopy } from "./later-steps-copy.ts";

/** A plain list of days, used when the calendar's script can't be loaded. */
export function DaySelect({ windows, chosen, onChoose }: CalendarProps) {
  return (
    <SelectField
      label={laterStepsCopy.schedule.day}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      <DayOptions windows={windows} />
    </SelectField>
  );
}
