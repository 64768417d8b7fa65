import type { FormFields } from "#server/leads/submission.ts";

/** Form fields from a plain object; an array posts the name several times. */
export function formFields(fields: Record<string, string | readonly string[]>): FormFields {
  return new Map(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === "string" ? [value] : value,
    ]),
  );
}

/** A valid quote request for the product with id 1003. */
export const goodQuote = {
  name: "Dana Whitfield",
  email: "Dana@example.com",
  phone: "(713) 555-0188",
  items: JSON.stringify([{ id: "1003", quantity: 2, notes: "In cognac, please" }]),
} as const;

/** A valid delivery booking, except for its day and window. */
export const goodBooking = {
  fullName: "Dana Whitfield",
  email: "dana@example.com",
  phone: "(713) 555-0188",
  addressStreet: "1200 Elm Street, Apt 4",
  addressCity: "Houston",
  addressState: "TX",
  addressZip: "77081",
  items: JSON.stringify([
    { type: "large", quantity: 1, notes: "The green sofa" },
    { type: "small", quantity: 2, notes: "" },
  ]),
  whiteGlove: "on",
  haulAway: "on",
  specialInstructions: "Gate code 1234",
} as const;
