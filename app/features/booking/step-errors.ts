import {
  BOOKING_STEPS,
  type BookingProblems,
  contactFields,
} from "#domain/delivery/booking-form.ts";
import type { FormErrors } from "#forms/post-lead.ts";

/** What keeps the shopper on a step: one is put right at a time, in their order. */
export interface StepErrors {
  step: number;
  errors: FormErrors;
}

/** The first step something is wrong on, with what is wrong there; undefined when nothing is. */
export function firstStepWithErrors(errors: FormErrors): StepErrors | undefined {
  const wrong = Object.keys(errors).filter((name) => errors[name]?.length);
  if (wrong.length === 0) return undefined;
  const step = Math.min(...wrong.map(stepOf));
  return { step, errors: errorsOnStep(step, errors) };
}

/** Those of the errors that belong to a step. */
export function errorsOnStep(step: number, errors: FormErrors): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => stepOf(name) === step));
}

/** What the domain finds wrong, as the server would answer it. */
export function toFieldErrors(problems: BookingProblems): FormErrors {
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, problem ? [problem] : undefined]),
  );
}

/** The step a field is on; what belongs to none is said before the last button. */
function stepOf(name: string): number {
  if (contactFields.some((field) => field === name)) return 1;
  if (name === "items") return 2;
  return name === "date" || name === "window" ? 4 : BOOKING_STEPS;
}
