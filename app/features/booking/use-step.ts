import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  BOOKING_STEPS,
  type BookingForm,
  firstIncompleteStep,
} from "#domain/delivery/booking-form.ts";
import { isRecord } from "#domain/is-record.ts";

/**
 * The wizard's step as a history entry, so that Back goes back a step and a reload stays on it.
 * No step is shown before the ones in front of it are complete.
 */
export function useStep(form: BookingForm) {
  const { key, state, search } = useLocation();
  const navigate = useNavigate();
  const asked = isRecord(state) && typeof state.bookingStep === "number" ? state.bookingStep : 1;
  const reachable = firstIncompleteStep(form) ?? BOOKING_STEPS;
  const [shown, setShown] = useState({ key, step: asked });
  // Only a button leads on: where the entry's step wasn't reachable, filling in the rest doesn't.
  const wanted = shown.key === key ? Math.min(shown.step, asked) : asked;
  const step = Math.min(Math.max(1, wanted), reachable);
  if (shown.key !== key || shown.step !== step) setShown({ key, step });
  return {
    step,
    /** Whether a button led here rather than a link or a fresh page. */
    moved: asked !== 1 || (isRecord(state) && "bookingStep" in state),
    go: (to: number) =>
      navigate({ search }, { state: { bookingStep: to }, preventScrollReset: true }),
  };
}

/** Leads on once from the first step, to where a form that was posted before the script goes on. */
export function useGoOn(at: number, go: (to: number) => void) {
  const went = useRef(false);
  useEffect(() => {
    if (at === 1 || went.current) return;
    went.current = true;
    go(at);
  }, [at, go]);
}
