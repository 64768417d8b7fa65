import { BOOKING_STEPS, firstOpenStep, stepProblems } from "#domain/delivery/booking-form.ts";
import type { FormErrors } from "#forms/post-lead.ts";
import { useToasts } from "#state/toast.tsx";
import { type BookingDraft, changeDraft } from "./booking-draft.ts";
import { asErrors } from "./refusal.ts";
import { useBook } from "./use-book.ts";
import type { useDeliveryTime } from "./use-delivery-time.ts";
import type { useRefusal } from "./use-refusal.ts";
import type { useStep } from "./use-step.ts";
import { words } from "./words.ts";

interface AdvanceParts {
  /** With the contact as it is shown. */
  form: BookingDraft;
  place: ReturnType<typeof useStep>;
  refusal: ReturnType<typeof useRefusal>;
  delivery: ReturnType<typeof useDeliveryTime>;
}

/** The button at the end of a step: on to the next one when it is complete, at last off to the shop. */
export function useAdvance({ form, place, refusal, delivery }: AdvanceParts) {
  const { step, go } = place;
  const { hold } = delivery;
  const toasts = useToasts();
  const { progress, book } = useBook();
  // Once it is sent the confirmation is on its way here.
  const busy = progress.status !== "editing";

  /** Answers whether there was anything to refuse. */
  function refuses(errors: FormErrors): boolean {
    const found = refusal.refuse(errors);
    if (found && found.step !== step) go(found.step);
    return found !== undefined;
  }

  function isComplete(at: number): boolean {
    if (!refuses(asErrors(stepProblems(at, form)))) return true;
    toasts.show({
      title: words.incomplete.title,
      ...(at >= 4 ? { description: words.incomplete.text } : {}),
      tone: "error",
    });
    return false;
  }

  async function advance(honeypot: string) {
    if (busy || !isComplete(step)) return;
    toasts.mended();
    // Going on with what was filled in makes it the booking's own.
    if (step === 1) changeDraft(() => ({ contact: form.contact }));
    if (step < BOOKING_STEPS) return go(step + 1);
    const open = firstOpenStep(form);
    if (open && !isComplete(open)) return;
    const refused = await book(form, hold.status === "held" ? hold.hold.id : undefined, honeypot);
    if (refused?.conflict) delivery.lose();
    if (refused) refuses(refused.errors);
  }

  return { progress, busy, advance };
}
