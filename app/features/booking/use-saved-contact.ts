import { useState } from "react";
import { type ContactField, contactFields } from "#domain/delivery/booking-schema.ts";
import {
  type ContactToken,
  clearContact,
  type KnownContact,
  savedContact,
} from "#forms/saved-contact.ts";
import { fieldId } from "./booking-draft.ts";

type Contact = Readonly<Record<ContactField, string>>;

const tokens: Readonly<Partial<Record<ContactField, ContactToken>>> = {
  fullName: "name",
  email: "email",
  phone: "tel",
  addressZip: "postal-code",
};

/**
 * The draft's contact details, with empty fields prefilled from this visit's other forms. Prefilled
 * values are shown but not stored: the draft outlives the tab, and details from other forms must
 * not, unless the shopper goes on with them.
 */
export function useSavedContact(own: Contact) {
  const [known, setKnown] = useState(savedForOtherFields);
  const filled = contactFields.filter((field) => own[field] === "" && suggestions(field));

  function suggestions(field: ContactField): string | undefined {
    const token = tokens[field];
    return token && known[token]?.text;
  }

  return {
    contact: {
      ...own,
      ...Object.fromEntries(filled.map((field) => [field, suggestions(field)])),
    } as Contact,
    /** Whether any field is prefilled. */
    filled: filled.length > 0,
    /** The shopper edited this field: it is no longer prefilled, even if it is empty. */
    typed(field: ContactField) {
      const token = tokens[field];
      if (token) setKnown((before) => ({ ...before, [token]: undefined }));
    },
    clear() {
      clearContact();
      setKnown({});
      document.getElementById(fieldId(filled[0] ?? "fullName"))?.focus();
    },
  };
}

/** Leaves out the field that has the focus, which must not be filled in while typing. */
function savedForOtherFields(): KnownContact {
  const known = savedContact();
  const focused = contactFields.find((field) => fieldId(field) === document.activeElement?.id);
  const token = focused && tokens[focused];
  return token ? { ...known, [token]: undefined } : known;
}
