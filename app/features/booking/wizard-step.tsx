import { FilledNotice } from "#forms/known-contact.tsx";
import type { FormErrors } from "#forms/post-lead.ts";
import { useLateDialog } from "#state/late-dialog.ts";
import { late } from "#ui/late.tsx";
import type { BookingDraft } from "./booking-draft.ts";
import { ContactStep } from "./contact-step.tsx";
import type { useContact } from "./use-contact.ts";
import type { useDeliveryTime } from "./use-delivery-time.ts";
import type { useStep } from "./use-step.ts";
import { words } from "./words.ts";

export interface WizardStepProps {
  draft: BookingDraft;
  place: ReturnType<typeof useStep>;
  contact: ReturnType<typeof useContact>;
  delivery: ReturnType<typeof useDeliveryTime>;
  errors: FormErrors;
  onItems: (items: BookingDraft["items"]) => void;
}

const fetchLaterSteps = () => import("./later-steps.tsx");

const LaterSteps = late(fetchLaterSteps);

/** Has the later steps here by the time the first one is filled in; lost, they are asked for by Next. */
export function fetchStepsAhead() {
  fetchLaterSteps().catch(() => {});
}

/** The fields of the step the shopper is on. */
export function WizardStep(props: WizardStepProps) {
  const { place, contact, errors } = props;
  const later = place.step > 1 ? String(place.step) : null;
  const comes = useLateDialog({ value: later, close: () => place.go(1) });
  if (later) return <LaterSteps {...comes} {...props} />;
  return (
    <ContactStep
      values={contact.values}
      errors={errors}
      notice={
        contact.filled ? <FilledNotice kept={words.filledKept} onClear={contact.clear} /> : null
      }
      onChange={contact.type}
      onLeave={contact.leave}
    />
  );
}
