import { readQuantity } from "#domain/typed-quantity.ts";
import type { LinkedProduct } from "./quote-line.ts";

/**
 * The products of the form with what was typed before hydration, from its repeated fields `itemId`,
 * `itemQuantity` and `itemNotes` (rule 8.4).
 */
export function postedLines(form: FormData, linked: readonly LinkedProduct[]): LinkedProduct[] {
  const ids = form.getAll("itemId").map(String);
  const quantities = form.getAll("itemQuantity").map(String);
  const notes = form.getAll("itemNotes").map(String);
  const inOrder = linked.every(({ product }, index) => isColorOf(product, ids[index]));
  return linked.flatMap((line, place) => {
    const { id } = line.product;
    const own = inOrder ? place : ids.indexOf(id);
    const index = own < 0 ? ids.findIndex((posted) => isColorOf(line.product, posted)) : own;
    const posted = ids[index];
    if (posted === undefined) return [];
    return {
      product: line.product,
      ...postedQuantity(quantities[index] ?? String(line.quantity), line.quantity),
      notes: notes[index] ?? line.notes,
      ...(posted === id ? {} : { picked: posted }),
    };
  });
}

/** Whether an id is the product's own or that of one of its colors. */
function isColorOf({ id, colors = [] }: LinkedProduct["product"], posted?: string): boolean {
  return id === posted || colors.some((color) => color.id === posted);
}

/** A quantity as posted. If it can't be parsed, it is kept as typed, with the previous quantity. */
export function postedQuantity(
  text: string,
  before = 1,
): Pick<LinkedProduct, "quantity" | "typed"> {
  const { value } = readQuantity(text);
  return value === undefined ? { quantity: before, typed: text } : { quantity: value };
}
