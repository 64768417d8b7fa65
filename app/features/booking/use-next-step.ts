import { BOOKING_STEPS, firstIncompleteStep, stepProblems } from "#domain/delivery/booking-form.ts";
import type { FormErrors } from "#forms/post-lead.ts";
import { useToasts } from "#state/toast.tsx";
import { type BookingDraft, changeDraft } from "./booking-draft.ts";
import { copy } from "./copy.ts";
import { toFieldErrors } from "./step-errors.ts";
import type { useDeliveryTime } from "./use-delivery-time.ts";
import type { useStep } from "./use-step.ts";
import type { useStepErrors } from "./use-step-errors.ts";
import { useSubmitBooking } from "./use-submit-booking.ts";

interface NextStepOptions {
  /** With the contact as it is shown. */
  form: BookingDraft;
  place: ReturnType<typeof useStep>;
  refusal: ReturnType<typeof useStepErrors>;
  delivery: ReturnType<typeof useDeliveryTime>;
}

/** The button at the end of a step: on to the next one when it is complete, at last off to the shop. */
export function useNextStep({ form, place, refusal, delivery }: NextStepOptions) {
  const { step, go } = place;
  const { hold } = delivery;
  const toasts = useToasts();
  const { progress, book } = useSubmitBooking();
  // Once it is sent the confirmation is on its way here.
  const busy = progress.status !== "editing";

  /** Returns whether there was anything to refuse. */
  function showErrors(errors: FormErrors): boolean {
    const found = refusal.refuse(errors);
    if (found && found.step !== step) go(found.step);
    return found !== undefined;
  }

  function isComplete(at: number): boolean {
    if (!showErrors(toFieldErrors(stepProblems(at, form)))) return true;
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
    // Going on with what was filled in makes it the booking's own.
    if (step === 1) changeDraft(() => ({ contact: form.contact }));
    if (step < BOOKING_STEPS) return go(step + 1);
    const open = firstIncompleteStep(form);
    if (open && !isComplete(open)) return;
    const refused = await book(form, hold.status === "held" ? hold.hold.id : undefined, honeypot);
    if (refused?.conflict) delivery.lose();
    if (refused) showErrors(refused.errors);
  }

  return { progress, busy, advance };
}
