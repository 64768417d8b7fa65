import { SelectField } from "#ui/field.tsx";
import type { CalendarProps } from "./calendar.tsx";
import { DayOptions } from "./day-options.tsx";
import { words } from "./words.ts";

/** The days where the calendar's script could not be had: a bad line books too. */
export function DaySelect({ windows, chosen, onChoose }: CalendarProps) {
  return (
    <SelectField
      label={words.schedule.day}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      <DayOptions windows={windows} />
    </SelectField>
  );
}
