import { lazy, Suspense, useRef, useState } from "react";
import { PhoneLink } from "#app/contact/phone-link.tsx";
import { dateWithWeekday } from "#domain/delivery/delivery-date.ts";
import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import { Button } from "#ui/button.tsx";
import { DaySelect } from "./day-select.tsx";
import type { WindowsState } from "./delivery-time.ts";
import { FieldGroup } from "./field-group.tsx";
import { laterStepsCopy } from "./later-steps-copy.ts";
import { WindowOptions } from "./window-options.tsx";

const load = () => import("./calendar.tsx");
/** Loading is tried twice; if both fail, the days are a plain list. */
const Calendar = lazy(() =>
  load()
    .catch(load)
    .catch(() => ({ default: DaySelect })),
);

interface ScheduleStepProps {
  state: WindowsState;
  date: string;
  window: string;
  error: string | undefined;
  onChoose: (window: AvailableWindow) => void;
  onRetry: () => void;
}

/** Lets the shopper choose a day, then a time (rule 10.14). Only free windows can be chosen. */
export function ScheduleStep(props: ScheduleStepProps) {
  const { state, error, onRetry } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const [retried, setRetried] = useState(false);
  const announcements = {
    loading: laterStepsCopy.schedule.loading,
    ready: laterStepsCopy.schedule.arrived,
    failed: "",
  };
  function retry() {
    // The button disappears: the focus moves to the group that will contain the calendar.
    group.current?.focus();
    setRetried(true);
    onRetry();
  }
  return (
    <FieldGroup
      ref={group}
      step={4}
      name="date"
      error={state.status === "ready" ? error : undefined}
    >
      <p role="status" className="sr-only">
        {retried ? announcements[state.status] : ""}
      </p>
      {state.status === "failed" ? (
        <div role="alert" className="border-l-4 border-clay bg-white py-4 pr-4 pl-5">
          <p>{laterStepsCopy.schedule.unavailable}</p>
          <Button tone="quiet" size="small" className="mt-3" onClick={retry}>
            {laterStepsCopy.schedule.again}
          </Button>
        </div>
      ) : null}
      {state.status === "loading" ? loading : null}
      {state.status === "ready" ? <DayAndTime {...props} windows={state.windows} /> : null}
    </FieldGroup>
  );
}

const loading = <p className="min-h-96 py-4 text-soft">{laterStepsCopy.schedule.loading}</p>;

interface DayAndTimeProps extends Pick<ScheduleStepProps, "date" | "window" | "onChoose"> {
  windows: readonly AvailableWindow[];
}

function DayAndTime({ windows, date, window, onChoose }: DayAndTimeProps) {
  // The day being viewed; it counts as chosen only with one of its times.
  const [day, setDay] = useState(date);
  if (windows.every(({ left }) => left === 0) && date === "") return <NothingFree />;
  const times = windows.filter((offered) => offered.date === day);
  return (
    <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-[minmax(0,24rem)_minmax(14rem,1fr)]">
      <Suspense fallback={loading}>
        <Calendar windows={windows} chosen={day} onChoose={setDay} />
      </Suspense>
      {times.length > 0 ? (
        <WindowOptions
          legend={laterStepsCopy.schedule.timesOn(dateWithWeekday(day))}
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
      {laterStepsCopy.schedule.none} <PhoneLink />
    </p>
  );
}
