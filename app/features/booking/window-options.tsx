import * as laterStepsCopy from "#copy/booking-steps.ts";
import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import { windowLabel } from "#formats";
import { windowName } from "#forms/window-name.ts";
import { CheckInput } from "#ui/field.tsx";

interface WindowOptionsProps {
  legend: string;
  windows: readonly AvailableWindow[];
  /** Id of the chosen window, or empty. */
  chosen: string;
  onChoose: (window: AvailableWindow) => void;
}

/** Highest number of places left that is shown. */
const FEW = 2;

/** The windows of one day; full ones are shown but can't be chosen. */
export function WindowOptions({ legend, windows, chosen, onChoose }: WindowOptionsProps) {
  return (
    <fieldset>
      <legend className="mb-3 flex min-h-12 items-center font-semibold">{legend}</legend>
      <div className="grid gap-2">
        {windows.map((deliveryWindow) => {
          const isChosen = deliveryWindow.window === chosen;
          const full = deliveryWindow.left === 0;
          return (
            <label
              key={deliveryWindow.window}
              className="relative flex min-h-16 cursor-pointer items-center justify-between gap-4 rounded-surface border border-edge bg-white px-4 py-2.5 has-checked:chosen has-disabled:cursor-not-allowed has-disabled:bg-transparent has-disabled:text-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine"
            >
              <CheckInput
                type="radio"
                name="chosenWindow"
                value={deliveryWindow.window}
                checked={isChosen}
                disabled={full && !isChosen}
                onCheck={(checked) => checked && onChoose(deliveryWindow)}
                className="absolute inset-0 cursor-pointer appearance-none disabled:cursor-not-allowed"
              />
              <span>
                <span className="block font-semibold">{windowName(deliveryWindow)}</span>{" "}
                <span className="block tabular-nums">{windowLabel(deliveryWindow)}</span>
              </span>
              {deliveryWindow.left <= FEW ? (
                <span className="text-[0.9375rem] font-medium">
                  {full
                    ? laterStepsCopy.schedule.full
                    : laterStepsCopy.schedule.left({ left: deliveryWindow.left })}
                </span>
              ) : null}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
