import type { FocusEvent } from "react";
import { isBlank } from "#domain/contact-format.ts";
import { type ContactField, contactProblem } from "#domain/delivery/booking-form.ts";
import { useBlurToButton } from "#ui/blur-to-button.ts";
import { type BookingDraft, changeDraft } from "./booking-draft.ts";
import { useSavedContact } from "./use-saved-contact.ts";
import type { useStepErrors } from "./use-step-errors.ts";

/** The first step's fields: kept as they are typed, judged as they are left. */
export function useContact(draft: BookingDraft, refusal: ReturnType<typeof useStepErrors>) {
  const { contact, filled, typed, clear } = useSavedContact(draft.contact);
  const { watch, isBlurToButton } = useBlurToButton();

  function type(field: ContactField, value: string) {
    changeDraft((before) => ({ contact: { ...before.contact, [field]: value } }));
    typed(field);
    // What was put right is right at once; what isn't yet is left in peace until the field is left.
    if (refusal.fieldErrors[field] && !contactProblem(field, value)) {
      refusal.validate(field, undefined);
    }
  }

  function leave(field: ContactField, event: FocusEvent) {
    // Next looks at every field.
    if (isBlurToButton(event)) return;
    const value = contact[field];
    // An empty field is only missed on Next; what Next said of it stays when the focus goes to the summary.
    const isMissed = refusal.fieldErrors[field] !== undefined;
    refusal.validate(field, isBlank(value) && !isMissed ? undefined : contactProblem(field, value));
  }

  return {
    values: contact,
    /** Whether any field says what another form was told; `clear` takes that back. */
    filled,
    clear,
    type,
    leave,
    /** Belongs to the form. */
    watch,
  };
}
