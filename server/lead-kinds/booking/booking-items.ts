import { copyIn } from "#copy-in/booking-refusals.ts";
import { cleanText } from "#domain/clean-text.ts";
import {
  type BookedItem,
  type BookingProblem,
  itemsProblem,
} from "#domain/delivery/booking-form.ts";
import { deliverySizes, usualDeliverySize } from "#domain/delivery/delivery-price.ts";
import { itemsFromJson, quantityOf, type RawItem, textOf } from "#server/leads/form-items.ts";
import type { FormReader } from "#server/leads/form-reader.ts";

/**
 * Reads a booking's items: `items` as JSON if present, otherwise the repeated fields `itemType`,
 * `itemQuantity` and `itemNotes` (rule 10.28), skipping empty rows. Adds errors under `items`.
 */
export function readBookingItems(form: FormReader): BookedItem[] {
  const json = (form.all("items")[0] ?? "").trim();
  const raw = json === "" ? itemsFromFields(form) : itemsFromJson(json);
  if (raw === undefined) return refused(form, copyIn[form.language].itemsUnreadable);
  const items: BookedItem[] = [];
  for (const line of raw) {
    const item = toItem(line);
    if (!item) return refused(form, { problem: "sizeMissing" });
    items.push(item);
  }
  const problem = itemsProblem(items);
  return problem ? refused(form, problem) : items;
}

function itemsFromFields(form: FormReader): RawItem[] {
  const quantities = form.all("itemQuantity");
  const notes = form.all("itemNotes");
  return form
    .all("itemType")
    .map((type, row) => ({ type, quantity: quantities[row] ?? "1", notes: notes[row] ?? "" }))
    .filter(({ quantity, notes }) => quantity.trim() !== "" || notes.trim() !== "");
}

function toItem({ type, quantity, notes }: RawItem): BookedItem | undefined {
  const sizeName = type === undefined ? usualDeliverySize : textOf(type).trim();
  const size = deliverySizes.find((known) => known === sizeName);
  return (
    size && {
      type: size,
      quantity: quantity === undefined ? 1 : quantityOf(quantity),
      notes: cleanText(textOf(notes)),
    }
  );
}

function refused(form: FormReader, problem: BookingProblem | string): BookedItem[] {
  form.addError("items", problem);
  return [];
}
