import { useState } from "react";
import { type ContactField, contactFields } from "#domain/delivery/booking-form.ts";
import { type ContactToken, clearContact, savedContact } from "#forms/saved-contact.ts";
import { fieldId } from "./field-id.ts";

type Contact = Readonly<Record<ContactField, string>>;

const asked: Readonly<Partial<Record<ContactField, ContactToken>>> = {
  fullName: "name",
  email: "email",
  phone: "tel",
  addressZip: "postal-code",
};

/**
 * The draft's contact with its empty fields filled from this visit's other forms. Shown only: the
 * draft outlives the tab, and what another form was told must not unless the shopper goes on
 * with it.
 */
export function useSavedContact(own: Contact) {
  const [known, setKnown] = useState(savedContact);
  const filled = contactFields.filter((field) => own[field] === "" && suggestions(field));

  function suggestions(field: ContactField): string | undefined {
    const token = asked[field];
    return token && known[token]?.text;
  }

  return {
    contact: {
      ...own,
      ...Object.fromEntries(filled.map((field) => [field, suggestions(field)])),
    } as Contact,
    /** Whether any field says what was typed elsewhere. */
    filled: filled.length > 0,
    /** Somebody typed here: this field is theirs, even when they emptied it. */
    typed(field: ContactField) {
      const token = asked[field];
      if (token) setKnown((before) => ({ ...before, [token]: undefined }));
    },
    clear() {
      clearContact();
      setKnown({});
      document.getElementById(fieldId(filled[0] ?? "fullName"))?.focus();
    },
  };
}
