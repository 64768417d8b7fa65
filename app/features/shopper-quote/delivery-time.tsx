import { useState } from "react";
import { dateWithWeekday } from "#domain/delivery/delivery-date.ts";
import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import { DayOptions } from "#forms/day-options.tsx";
import { WindowOptions } from "#forms/window-options.tsx";
import { SelectField } from "#ui/field.tsx";
import { formsCopy } from "./forms-copy.ts";
import type { QuoteFields } from "./quote-form.tsx";

const { book: copy } = formsCopy;

interface DeliveryTimeProps extends QuoteFields {
  windows: readonly AvailableWindow[];
  onChoose: (window: AvailableWindow | undefined) => void;
}

/**
 * The day, with its free times in its name, and the time. With script the times are the day's; without,
 * every time of the schedule is offered.
 */
export function DeliveryTime({ windows, field, onChoose }: DeliveryTimeProps) {
  const { defaultValue: postedDay, ...dayField } = field("date");
  const { id, name, defaultValue: postedTime, errors } = field("window");
  const [day, setDay] = useState(postedDay);
  const [time, setTime] = useState(postedTime);
  const onDay = windows.filter(({ date }) => date === day);
  const choose = (date: string, window: string) => {
    setDay(date);
    setTime(window);
    const isChosen = (offered: AvailableWindow) =>
      offered.date === date && offered.window === window && offered.left > 0;
    onChoose(windows.find(isChosen));
  };
  return (
    <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
      <SelectField
        {...dayField}
        label={copy.day}
        text={day}
        onText={(date) => choose(date, time)}
        required
      >
        <DayOptions windows={windows} />
      </SelectField>
      <div id={id} tabIndex={-1} className="outline-none">
        <WindowOptions
          key={onDay.length > 0 ? day : ""}
          name={name}
          legend={onDay.length > 0 ? copy.timesOn(dateWithWeekday(day)) : copy.times}
          windows={onDay.length > 0 ? onDay : everyTime(windows)}
          chosen={time}
          onChoose={({ window }) => choose(day, window)}
        />
        {errors ? <p className="mt-1.5 font-medium text-clay">{errors.join(" ")}</p> : null}
      </div>
    </div>
  );
}

/** Each time of the schedule once, however many places are left on its days. */
function everyTime(windows: readonly AvailableWindow[]): AvailableWindow[] {
  const times = new Map(windows.map((offered) => [offered.window, offered]));
  return [...times.values()]
    .map((offered) => ({ ...offered, left: offered.capacity }))
    .sort((a, b) => a.start.localeCompare(b.start));
}
