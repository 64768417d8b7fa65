import * as formsCopy from "#copy/quote-page-forms.ts";
import { type AvailableWindow, windowsByDay } from "#domain/delivery/delivery-schedule.ts";
import { clockText, shortDate, weekdayText, windowLabel } from "#formats";
import { windowName } from "#forms/window-name.ts";
import { SelectField } from "#ui/field.tsx";
import type { QuoteFields } from "./quote-form.tsx";

const { book: copy } = formsCopy;

interface DeliveryTimeProps extends QuoteFields {
  windows: readonly AvailableWindow[];
}

/**
 * The day, which names its free times, and the time. With script only the day's free times can be
 * picked (`follow-delivery.ts`).
 */
export function DeliveryTime({ windows, field }: DeliveryTimeProps) {
  return (
    <div className="grid max-w-xl gap-5">
      <SelectField {...field("date")} label={copy.day} required data-windows="">
        <option value="">{copy.choose}</option>
        {[...windowsByDay(windows)].map(([day, onDay]) => (
          <DayOption key={day} day={day} free={onDay.filter(({ left }) => left > 0)} />
        ))}
      </SelectField>
      <Times windows={windows} field={field} />
    </div>
  );
}

function DayOption({ day, free }: { day: string; free: readonly AvailableWindow[] }) {
  const names = free.map((offered) => windowName(offered).toLowerCase()).join(", ");
  return (
    <option
      value={day}
      disabled={free.length === 0}
      data-free={free.map(({ window }) => window).join(" ")}
      data-weekday={weekdayText(day)}
    >
      {`${shortDate(day)}: ${names || copy.dayFull}`}
    </option>
  );
}

/** Every time of the schedule, once. */
function Times({ windows, field }: DeliveryTimeProps) {
  const { id, name, defaultValue: chosen, errors } = field("window");
  const times = [...new Map(windows.map((offered) => [offered.window, offered])).values()];
  return (
    <fieldset id={id} tabIndex={-1} className="outline-none">
      <legend className="mb-1.5 font-semibold">{copy.time}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {times
          .sort((a, b) => a.start.localeCompare(b.start))
          .map((offered) => (
            <label
              key={offered.window}
              className="relative min-h-16 cursor-pointer rounded-surface border border-edge bg-white px-4 py-2.5 has-checked:chosen has-disabled:cursor-not-allowed has-disabled:bg-transparent has-disabled:text-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine"
            >
              <input
                type="radio"
                name={name}
                value={offered.window}
                defaultChecked={offered.window === chosen}
                data-hours={hoursInButton(offered)}
                className="absolute inset-0 cursor-pointer appearance-none disabled:cursor-not-allowed"
              />
              <span className="block font-semibold">{windowName(offered)}</span>{" "}
              <span className="block text-[0.9375rem] tabular-nums">{windowLabel(offered)}</span>
            </label>
          ))}
      </div>
      {errors ? <p className="mt-1.5 font-medium text-clay">{errors.join(" ")}</p> : null}
    </fieldset>
  );
}

/** `9 AM – 12 PM`. */
function hoursInButton({ start, end }: AvailableWindow): string {
  return [start, end].map((time) => clockText(time).replace(":00", "")).join(" – ");
}
