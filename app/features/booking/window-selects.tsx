import { useState } from "react";
import * as laterStepsCopy from "#copy/booking-steps.ts";
import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import { windowLabel } from "#formats";
import { windowName } from "#forms/window-name.ts";
import { SelectField } from "#ui/field.tsx";
import { fieldId } from "./booking-draft.ts";
import { DayOptions } from "./day-options.tsx";

interface WindowSelectsProps {
  windows: readonly AvailableWindow[];
  date?: string;
  window?: string;
  errors?: Readonly<Record<string, readonly string[] | undefined>>;
}

/**
 * Selects for day and time. Each day lists its free times; with JavaScript, the second select
 * offers only those.
 */
export function WindowSelects({ windows, date = "", window = "", errors }: WindowSelectsProps) {
  // Without JavaScript, the times of every day are offered.
  const [day, setDay] = useState("");
  const wasChosen = (deliveryWindow: AvailableWindow) =>
    deliveryWindow.date === date && deliveryWindow.window === window;
  const onDay = windows.filter(
    (deliveryWindow) =>
      deliveryWindow.date === day && (deliveryWindow.left > 0 || wasChosen(deliveryWindow)),
  );
  const times = new Map(
    (day ? onDay : windows).map((deliveryWindow) => [deliveryWindow.window, deliveryWindow]),
  );
  return (
    <div className="grid gap-5 sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
      <SelectField
        text={day}
        onText={setDay}
        id={fieldId("date")}
        name="date"
        label={laterStepsCopy.schedule.day}
        errors={errors?.date}
        defaultValue={date}
        required
      >
        <DayOptions windows={windows} />
      </SelectField>
      <SelectField
        id={fieldId("window")}
        name="window"
        label={laterStepsCopy.schedule.time}
        errors={errors?.window}
        defaultValue={window}
        required
      >
        <option value="">{laterStepsCopy.schedule.choose}</option>
        {[...times.values()]
          .sort((a, b) => a.start.localeCompare(b.start))
          .map((deliveryWindow) => (
            <option key={deliveryWindow.window} value={deliveryWindow.window}>
              {`${windowName(deliveryWindow)}, ${windowLabel(deliveryWindow)}`}
            </option>
          ))}
      </SelectField>
    </div>
  );
}
