import { lazy, Suspense, useState } from "react";
import { PhoneLink } from "#app/contact/phone-link.tsx";
import * as laterStepsCopy from "#copy/booking-steps.ts";
import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import { dateWithWeekday } from "#formats";
import { facts } from "#shop/facts.ts";
import { SelectField } from "#ui/field.tsx";
import { RichText } from "#ui/rich-text.tsx";
import type { CalendarProps } from "./calendar.tsx";
import { DayOptions } from "./day-options.tsx";
import { FieldGroup } from "./field-group.tsx";
import { WindowOptions } from "./window-options.tsx";

const load = () => import("./calendar.tsx");
/** Loading is tried twice; if both fail, the days are a plain list. */
const Calendar = lazy(() =>
  load()
    .catch(load)
    .catch(() => ({ default: DaySelect })),
);

interface ScheduleStepProps {
  windows: readonly AvailableWindow[];
  date: string;
  window: string;
  error: string | undefined;
  onChoose: (window: AvailableWindow) => void;
}

/** Lets the shopper choose a day, then a time (rule 10.14). Only free windows can be chosen. */
export function ScheduleStep({ error, ...choice }: ScheduleStepProps) {
  return (
    <FieldGroup step={4} name="date" error={error}>
      <DayAndTime {...choice} />
    </FieldGroup>
  );
}

const loading = <p className="min-h-96 py-4 text-soft">{laterStepsCopy.schedule.loading}</p>;

function DayAndTime({ windows, date, window, onChoose }: Omit<ScheduleStepProps, "error">) {
  // The day being viewed; it counts as chosen only with one of its times.
  const [day, setDay] = useState(date);
  if (windows.every(({ left }) => left === 0) && date === "") return <NothingFree />;
  const times = windows.filter((deliveryWindow) => deliveryWindow.date === day);
  return (
    <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-[minmax(0,24rem)_minmax(14rem,1fr)]">
      <Suspense fallback={loading}>
        <Calendar windows={windows} chosen={day} onChoose={setDay} />
      </Suspense>
      {times.length > 0 ? (
        <WindowOptions
          legend={laterStepsCopy.schedule.timesOn({ day: dateWithWeekday(day) })}
          windows={times}
          chosen={day === date ? window : ""}
          onChoose={onChoose}
        />
      ) : (
        <p className="border-t border-line pt-4 text-soft md:border-0">
          {laterStepsCopy.schedule.pickDay}
        </p>
      )}
    </div>
  );
}

function NothingFree() {
  return (
    <p className="border-l-4 border-clay bg-white py-4 pr-4 pl-5">
      <RichText
        parts={laterStepsCopy.schedule.none({ phone: facts.phone, link: () => <PhoneLink /> })}
      />
    </p>
  );
}

/** A plain list of days, used when the calendar's script can't be loaded. */
function DaySelect({ windows, chosen, onChoose }: CalendarProps) {
  return (
    <SelectField label={laterStepsCopy.schedule.day} text={chosen} onText={onChoose}>
      <DayOptions windows={windows} />
    </SelectField>
  );
}
