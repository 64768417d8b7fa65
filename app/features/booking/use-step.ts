import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  BOOKING_STEPS,
  type BookingForm,
  firstIncompleteStep,
} from "#domain/delivery/booking-form.ts";
import { isRecord } from "#domain/is-record.ts";

/**
 * The wizard's step as a history entry, so that Back goes back a step and a reload stays on it. A
 * step is shown only if all steps before it are complete.
 */
export function useStep(form: BookingForm) {
  const { key, state, search } = useLocation();
  const navigate = useNavigate();
  const requested =
    isRecord(state) && typeof state.bookingStep === "number" ? state.bookingStep : 1;
  const reachable = firstIncompleteStep(form) ?? BOOKING_STEPS;
  const [shown, setShown] = useState({ key, step: requested });
  // Only a button moves on: if the entry's step wasn't reachable, completing the steps before it
  // doesn't jump there.
  const target = shown.key === key ? Math.min(shown.step, requested) : requested;
  const step = Math.min(Math.max(1, target), reachable);
  if (shown.key !== key || shown.step !== step) setShown({ key, step });
  return {
    step,
    /** Whether a button led here, rather than a link or a page load. */
    moved: requested !== 1 || (isRecord(state) && "bookingStep" in state),
    go: (to: number) =>
      navigate({ search }, { state: { bookingStep: to }, preventScrollReset: true }),
  };
}
