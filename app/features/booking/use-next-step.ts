import * as copy from "#copy/booking.ts";
import { BOOKING_STEPS, firstIncompleteStep, stepProblems } from "#domain/delivery/booking-form.ts";
import type { FormErrors } from "#forms/lead-response.ts";
import { runOptional } from "#forms/use-lead-submit.ts";
import { useToasts } from "#state/toast.tsx";
import { type BookingDraft, changeDraft } from "./booking-draft.ts";
import { toFieldErrors } from "./step-errors.ts";
import type { useDeliveryTime } from "./use-delivery-time.ts";
import type { useStep } from "./use-step.ts";
import type { useStepErrors } from "./use-step-errors.ts";
import { useSubmitBooking } from "./use-submit-booking.ts";

interface NextStepOptions {
  /** The draft with the contact details as shown, prefilled ones included. */
  form: BookingDraft;
  stepNavigation: ReturnType<typeof useStep>;
  stepErrors: ReturnType<typeof useStepErrors>;
  deliveryTime: ReturnType<typeof useDeliveryTime>;
}

/**
 * The button at the end of a step: goes on to the next step if this one is complete, and submits
 * the booking from the last one.
 */
export function useNextStep({ form, stepNavigation, stepErrors, deliveryTime }: NextStepOptions) {
  const { step, go } = stepNavigation;
  const toasts = useToasts();
  const { progress, book, run, unreachable } = useSubmitBooking();
  // After submitting, the confirmation page is still loading.
  const busy = progress.status !== "editing";

  /** Returns whether there were any errors. */
  function showErrors(errors: FormErrors): boolean {
    const found = stepErrors.show(errors);
    if (found && found.step !== step) go(found.step);
    return found !== undefined;
  }

  function isComplete(at: number): boolean {
    const problems = runOptional(() => stepProblems(at, form)) ?? {};
    if (!showErrors(toFieldErrors(problems))) return true;
    toasts.show({
      title: copy.incomplete.title,
      ...(at >= 4 ? { description: copy.incomplete.text } : {}),
      tone: "error",
    });
    return false;
  }

  async function advance(honeypot: string) {
    if (busy || !isComplete(step)) return;
    toasts.clearErrors();
    // Going on stores prefilled contact details in the draft.
    if (step === 1) changeDraft(() => ({ contact: form.contact }));
    if (step < BOOKING_STEPS) return go(step + 1);
    const incompleteStep = runOptional(() => firstIncompleteStep(form));
    if (incompleteStep && !isComplete(incompleteStep)) return;
    const refused = await book(form, honeypot);
    if (refused?.conflict) deliveryTime.clearFullWindow();
    if (refused) showErrors(refused.errors);
  }

  const advanceSafely = (honeypot: string) => run(() => advance(honeypot));
  return { progress, busy, advance: advanceSafely, unreachable };
}
