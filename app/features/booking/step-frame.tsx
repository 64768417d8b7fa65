import { type ReactNode, useLayoutEffect, useRef } from "react";
import * as copy from "#copy/booking.ts";
import { BOOKING_STEPS } from "#domain/delivery/booking-form.ts";
import { facts } from "#shop/facts.ts";

const leads = [
  copy.leads.contact,
  copy.leads.items,
  copy.leads.addOns,
  copy.leads.schedule({ city: facts.address.city }),
  copy.leads.final,
];

interface StepFrameProps {
  step: number;
  /** Whether to focus the heading on mount, because a button led to this step. */
  takesFocus?: boolean;
  /** Text under the heading; by default the step's usual text. */
  lead?: string;
  children: ReactNode;
}

/** A step with its heading, which gets focus on every change of steps. */
export function StepFrame({ step, takesFocus, lead = leads[step - 1], children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  // A layout effect, to run before the error summary moves the focus on.
  useLayoutEffect(() => {
    if (takesFocus || shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step, takesFocus]);
  return (
    <section aria-labelledby={`booking-step-${step}`}>
      <h2
        ref={heading}
        id={`booking-step-${step}`}
        tabIndex={-1}
        className="scroll-mt-19 text-h2 outline-none"
      >
        {copy.steps[step - 1]}
      </h2>
      <p className="mt-2 mb-6 max-w-prose text-soft">{lead}</p>
      {children}
    </section>
  );
}

/** Progress in the wizard: step divided by five (rule 10.1). */
export function StepProgress({ step }: { step: number }) {
  const progress = copy.progress({ step, steps: BOOKING_STEPS });
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 text-[0.9375rem]">
        <p className="font-semibold">{progress}</p>
        <p className="text-soft max-sm:hidden">{copy.steps[step - 1]}</p>
      </div>
      <progress
        value={step}
        max={BOOKING_STEPS}
        aria-label={progress}
        className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line forced-color-adjust-none forced-colors:border forced-colors:border-[CanvasText] forced-colors:bg-[Canvas] [&::-moz-progress-bar]:bg-pine [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-pine [&::-webkit-progress-value]:transition-[width] forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-bar]:bg-[Canvas] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]"
      />
    </div>
  );
}
