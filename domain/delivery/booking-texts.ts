import { contactMessages } from "#domain/contact-format.ts";
import { formLimits } from "#domain/form-limits.ts";
import type { TextRule } from "#domain/text-field.ts";

/** The text fields of a booking (rules 10.3 and 14.14). */
export const bookingTexts = {
  fullName: { label: "your name", max: formLimits.name, required: contactMessages.name },
  addressStreet: {
    label: "the street",
    max: formLimits.street,
    required: "Please tell us the street and house number we deliver to.",
  },
  addressCity: { label: "the city", max: formLimits.city },
  specialInstructions: {
    label: "your special instructions",
    max: formLimits.specialInstructions,
    multiline: true,
  },
  itemNotes: { label: "the text about each piece", max: formLimits.itemNotes, multiline: true },
} as const satisfies Record<string, TextRule>;
