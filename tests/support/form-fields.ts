import type { FormFields } from "#server/leads/submission.ts";

/** Form fields from a plain object; a list posts the name several times. */
export function formFields(fields: Record<string, string | readonly string[]>): FormFields {
  return new Map(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === "string" ? [value] : value,
    ]),
  );
}

/** A quote request nothing is wrong with, for the piece with id 1003. */
export const goodQuote = {
  name: "Dana Whitfield",
  email: "Dana@example.com",
  phone: "(713) 555-0188",
  items: JSON.stringify([{ id: "1003", quantity: 2, notes: "In cognac, please" }]),
} as const;
