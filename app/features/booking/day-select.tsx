import { SelectField } from "#ui/field.tsx";
import type { CalendarProps } from "./calendar.tsx";
import { copy } from "./copy.ts";
import { DayOptions } from "./day-options.tsx";

/** The days where the calendar's script could not be had: a bad line books too. */
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
