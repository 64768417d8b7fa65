import type { FocusEvent } from "react";
import { isBlank } from "#domain/contact-format.ts";
import { contactProblem } from "#domain/delivery/booking-form.ts";
import type { ContactField } from "#domain/delivery/booking-schema.ts";
import { useBlurToButton } from "#ui/blur-to-button.ts";
import { type BookingDraft, changeDraft } from "./booking-draft.ts";
import { bookingError } from "./step-errors.ts";
import { useSavedContact } from "./use-saved-contact.ts";
import type { useStepErrors } from "./use-step-errors.ts";

/** The contact step's fields: saved while typing, validated when they lose focus. */
export function useContact(draft: BookingDraft, stepErrors: ReturnType<typeof useStepErrors>) {
  const { contact, filled, typed, clear } = useSavedContact(draft.contact);
  const { watch, isBlurToButton } = useBlurToButton();

  function type(field: ContactField, value: string) {
    changeDraft((before) => ({ contact: { ...before.contact, [field]: value } }));
    typed(field);
    // A corrected field loses its error at once; any other error waits until the field is left.
    if (stepErrors.fieldErrors[field] && !contactProblem(field, value)) {
      stepErrors.validate(field, undefined);
    }
  }

  function leave(field: ContactField, event: FocusEvent) {
    // Next validates every field.
    if (isBlurToButton(event)) return;
    const value = contact[field];
    // An empty field is an error only after Next; that error stays when the focus moves to the
    // summary.
    const hasError = stepErrors.fieldErrors[field] !== undefined;
    const problem = isBlank(value) && !hasError ? undefined : contactProblem(field, value);
    stepErrors.validate(field, problem && bookingError(problem));
  }

  return {
    values: contact,
    /** Whether any field is prefilled from another form; `clear` empties those fields. */
    filled,
    clear,
    type,
    leave,
    /** Props for the `<form>`. */
    watch,
  };
}
