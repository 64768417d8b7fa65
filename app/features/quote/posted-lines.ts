import { readQuantity } from "#domain/typed-quantity.ts";
import type { LinkedProduct } from "./quote-line.ts";

/**
 * The pieces of a plain form as it stands, with what was typed before the script came: repeated
 * `itemId`, `itemQuantity` and `itemNotes` (rule 8.4).
 */
export function postedLines(form: FormData, offered: readonly LinkedProduct[]): LinkedProduct[] {
  const ids = form.getAll("itemId").map(String);
  const quantities = form.getAll("itemQuantity").map(String);
  const notes = form.getAll("itemNotes").map(String);
  return offered.flatMap((line) => {
    const place = ids.indexOf(line.product.id);
    if (place < 0) return [];
    return [
      {
        product: line.product,
        ...postedQuantity(quantities[place] ?? String(line.quantity), line.quantity),
        notes: notes[place] ?? line.notes,
      },
    ];
  });
}

/** A quantity as it was posted; what can't be read is kept as typed, beside the one known before. */
export function postedQuantity(
  text: string,
  before = 1,
): Pick<LinkedProduct, "quantity" | "typed"> {
  const { value } = readQuantity(text);
  return value === undefined ? { quantity: before, typed: text } : { quantity: value };
}
