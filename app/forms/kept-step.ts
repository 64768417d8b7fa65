import { useEffect, useRef, useState } from "react";

const KEY = "parsons-furniture-step";

/** A form of several steps. */
type SteppedForm = "booking" | "quiz";

/**
 * Keeps the form's step in the tab, and returns the one at which the shopper left the same page in
 * another language for this one (rule 14.35); undefined if they came from elsewhere.
 * @param step the step shown, from 1; undefined while the form isn't open
 */
export function useKeptStep(form: SteppedForm, step: number | undefined): number | undefined {
  const [kept] = useState(() => stepBeforeSwitch(form));
  useEffect(() => {
    if (step) keepStep(form, step);
  }, [form, step]);
  return kept;
}

/** Goes once from the first step to `at`, where a form continues that was begun on another page. */
export function useResumeStep(at: number, go: (to: number) => void) {
  const done = useRef(false);
  useEffect(() => {
    if (at === 1 || done.current) return;
    done.current = true;
    go(at);
  }, [at, go]);
}

function keepStep(form: SteppedForm, step: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ form, step, path: location.pathname }));
  } catch {
    // Storage is blocked or full: the form starts at its first step.
  }
}

function stepBeforeSwitch(form: SteppedForm): number | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    const cameFrom = new URL(document.referrer).pathname;
    const isSwitch = kept.path === cameFrom && cameFrom !== location.pathname;
    return isSwitch && kept.form === form && kept.step > 1 ? Number(kept.step) : undefined;
  } catch {
    // On the server, without storage, or opened without a link.
    return undefined;
  }
}
