import { SelectField } from "#ui/field.tsx";
import type { CalendarProps } from "./calendar.tsx";
import { copy } from "./copy.ts";
import { DayOptions } from "./day-options.tsx";

/** A plain list of days, used when the calendar's script can't be loaded. */
export function DaySelect({ windows, chosen, onChoose }: CalendarProps) {
  return (
    <SelectField
      label={copy.schedule.day}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      <DayOptions windows={windows} />
    </SelectField>
  );
}
