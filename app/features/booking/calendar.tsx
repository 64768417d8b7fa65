import type { ComponentProps } from "react";
import { type ClassNames, Day, DayPicker } from "react-day-picker";
import * as copy from "#copy/booking-calendar.ts";
import { type AvailableWindow, windowsByDay } from "#domain/delivery/delivery-schedule.ts";
import { dateWithWeekday } from "#formats";

export interface CalendarProps {
  windows: readonly AvailableWindow[];
  /** `YYYY-MM-DD`, or empty. */
  chosen: string;
  onChoose: (date: string) => void;
}

const classNames: Partial<ClassNames> = {
  root: "select-none",
  months: "relative",
  month_caption: "flex h-12 items-center font-display text-h3",
  nav: "absolute right-0 top-0 flex gap-1",
  button_previous:
    "grid size-12 place-items-center rounded-surface hover:bg-sand aria-disabled:text-edge aria-disabled:cursor-not-allowed",
  button_next:
    "grid size-12 place-items-center rounded-surface hover:bg-sand aria-disabled:text-edge aria-disabled:cursor-not-allowed",
  chevron: "size-5 fill-current",
  month_grid: "mt-2 w-full table-fixed border-collapse",
  weekday: "h-9 text-[0.8125rem] font-semibold text-soft",
  day: "p-0.5 text-center",
  day_button:
    "h-11 w-full rounded-surface border border-transparent font-semibold tabular-nums hover:border-pine disabled:cursor-not-allowed disabled:border-transparent disabled:font-normal disabled:text-soft disabled:line-through",
  selected: "[&>button]:chosen",
  today: "[&>button]:underline [&>button]:underline-offset-4",
};

/** The days that can be booked; days without a free window are struck through and disabled. */
export default function Calendar({ windows, chosen, onChoose }: CalendarProps) {
  const free = windowsByDay(windows.filter(({ left }) => left > 0));
  const [first, last] = [windows[0]?.date, windows.at(-1)?.date];
  if (!first || !last) return null;
  return (
    <div>
      <DayPicker
        mode="single"
        required
        selected={chosen ? dayOf(chosen) : undefined}
        onSelect={(day) => onChoose(dateOf(day))}
        defaultMonth={dayOf(chosen || firstFree(windows) || first)}
        startMonth={dayOf(first)}
        endMonth={dayOf(last)}
        disabled={(day) => !free.has(dateOf(day)) && dateOf(day) !== chosen}
        classNames={classNames}
        components={{ Day: PlainDay }}
        lang={copy.language}
        formatters={{ formatCaption: monthText, formatWeekdayName: (day) => weekday(day).short }}
        labels={{
          labelNav: () => copy.monthButtons,
          labelPrevious: () => copy.earlierMonth,
          labelNext: () => copy.laterMonth,
          labelGrid: monthText,
          labelWeekday: (day) => weekday(day).name,
          labelDayButton: (day) => {
            const date = dateOf(day);
            const name = dateWithWeekday(date);
            // Days outside the booking range were never offered, so they are not "full".
            if (date < first || date > last) return name;
            const times = free.get(date)?.length ?? 0;
            return times > 0 ? copy.dayFree({ day: name, times }) : copy.dayFull({ day: name });
          },
        }}
      />
      <p className="mt-3 text-[0.875rem] text-soft">{copy.legend}</p>
    </div>
  );
}

/**
 * Drops the `role` prop: a cell of a grid has that role already, and the HTML standard forbids
 * repeating it.
 */
function PlainDay({ role, ...day }: ComponentProps<typeof Day>) {
  return <Day {...day} />;
}

function monthText(day: Date): string {
  return copy.caption({ month: copy.months[day.getMonth()] ?? "", year: day.getFullYear() });
}

function weekday(day: Date) {
  return copy.weekdays[day.getDay()] ?? { name: "", short: "" };
}

function firstFree(windows: readonly AvailableWindow[]): string | undefined {
  return windows.find(({ left }) => left > 0)?.date;
}

/** Noon of that day in the browser's time zone, as the picker needs it; the zone doesn't matter. */
function dayOf(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day, 12);
}

function dateOf(day: Date): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
}
