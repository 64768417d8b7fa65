import type { FormErrors } from "#forms/lead-response.ts";
import type { BookingDraft } from "./booking-draft.ts";
import type { ItemsChange } from "./items-step.tsx";
import type { useContact } from "./use-contact.ts";
import type { useDeliveryTime } from "./use-delivery-time.ts";
import type { useStep } from "./use-step.ts";

/** Props of every step of the booking wizard. */
export interface WizardStepProps {
  draft: BookingDraft;
  stepNavigation: ReturnType<typeof useStep>;
  contact: ReturnType<typeof useContact>;
  deliveryTime: ReturnType<typeof useDeliveryTime>;
  errors: FormErrors;
  onItems: (change: ItemsChange) => void;
}
