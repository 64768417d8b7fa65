import type { ReactNode } from "react";
import * as copy from "#copy/booking.ts";
import { fieldId } from "./booking-draft.ts";

interface FieldGroupProps {
  /** Number of the step it belongs to, whose name is the legend. */
  step: number;
  name: "items" | "date";
  error: string | undefined;
  children: ReactNode;
}

/** Controls that share one error message, to which the error summary links. */
export function FieldGroup({ step, name, error, children }: FieldGroupProps) {
  const errorId = `${fieldId(name)}-error`;
  return (
    <fieldset
      id={fieldId(name)}
      tabIndex={-1}
      aria-describedby={error ? errorId : undefined}
      className="grid min-w-0 gap-4 outline-none"
    >
      <legend className="sr-only">{copy.steps[step - 1]}</legend>
      {error ? (
        <p id={errorId} className="font-medium text-clay">
          {error}
        </p>
      ) : null}
      {children}
    </fieldset>
  );
}
