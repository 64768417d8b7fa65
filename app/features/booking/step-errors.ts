import { problems as bookingProblems } from "#copy/booking-problems.ts";
import {
  BOOKING_STEPS,
  type BookingProblem,
  type BookingProblems,
} from "#domain/delivery/booking-form.ts";
import { contactFields } from "#domain/delivery/booking-schema.ts";
import { formProblems } from "#domain/form-problems.ts";
import type { FormErrors } from "#forms/lead-response.ts";
import { fieldError, formErrors } from "#forms/problem-words.ts";

/** The errors of one step. Steps are corrected one at a time, in order. */
export interface StepErrors {
  step: number;
  errors: FormErrors;
}

/** The first step with errors, and its errors; undefined if there are none. */
export function firstStepWithErrors(errors: FormErrors): StepErrors | undefined {
  const names = Object.keys(errors).filter((name) => errors[name]?.length);
  if (names.length === 0) return undefined;
  const step = Math.min(...names.map(stepOf));
  return { step, errors: errorsOnStep(step, errors) };
}

/** The errors that belong to a step. */
export function errorsOnStep(step: number, errors: FormErrors): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => stepOf(name) === step));
}

/** The sentences of a step's problems by field, as the server would return them. */
export function toFieldErrors(problems: BookingProblems): FormErrors {
  return formErrors(formProblems(Object.entries(problems)), bookingProblems);
}

/** The sentence of a problem of a booking. */
export function bookingError(problem: BookingProblem): string {
  return fieldError(problem, bookingProblems);
}

/** The step a field is on; errors without a field belong to the last step. */
function stepOf(name: string): number {
  if (contactFields.some((field) => field === name)) return 1;
  if (name === "items") return 2;
  return name === "date" || name === "window" ? 4 : BOOKING_STEPS;
}
