/** The values of a variant's row by field, such as `specs.width`; `choice` has its option values. */
export type VariantRow = ReadonlyMap<string, unknown>;

const fields = ["sku", "id", "price", "compareAtPrice", "availability", "image", "imageAlt"];

/** Whether a variant has a value of its own for this field of a row. */
export function isOfVariant(field: string): boolean {
  return field === "choice" || fields.includes(field) || field.startsWith("specs.");
}
