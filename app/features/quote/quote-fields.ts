/** The contact form's fields by the names they are posted under (spec §3). */
export const quoteFields = [
  "name",
  "email",
  "phone",
  "preferredContact",
  "bestTime",
  "specialRequests",
  "hearAboutUs",
] as const;

export type QuoteField = (typeof quoteFields)[number];

/** Messages by field name; `items` for the list, `form` for what belongs to no single field. */
export type QuoteErrors = Readonly<Record<string, readonly string[] | undefined>>;

/** Id of a field's control, for labels and the error summary. */
export function fieldId(name: string): string {
  return `quote-${name}`;
}
