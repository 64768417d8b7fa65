import { type BookingForm, initialContact, initialTexts } from "#domain/delivery/booking-form.ts";
import { addOnNames, bookingTextNames, contactFields } from "#domain/delivery/booking-schema.ts";
import { type DeliverySize, deliverySizes } from "#domain/delivery/delivery-price.ts";
import { valueOfEach } from "#domain/lead-schema.ts";
import { facts } from "#shop/facts.ts";
import { changeDraft, type DraftItem, typedQuantity } from "./booking-draft.ts";

/** Values of the form without JavaScript: one row of items for each size, quantities as typed. */
export interface NoScriptValues extends Omit<BookingForm, "items"> {
  items: Partial<Record<DeliverySize, { quantity: string; notes: string }>>;
}

/** Initial values of the form without JavaScript. */
export const defaultValues: NoScriptValues = {
  contact: initialContact(facts.address),
  items: { medium: { quantity: "1", notes: "" } },
  addOns: { packagingRemoval: false, haulAway: false, whiteGlove: false },
  ...initialTexts,
  date: "",
  window: "",
};

/** Name of the first step's Next button, with which the form can be posted before hydration. */
export const NEXT_BUTTON = "next";

/** Whether the form was posted from its first step, before the shopper saw the others. */
export function submittedWithNext(form: FormData): boolean {
  return form.has(NEXT_BUTTON);
}

/** Reads the values of a posted form, so that a refused form is shown again as it was filled in. */
export function plainValues(form: FormData): NoScriptValues {
  const text = (name: string) => String(form.get(name) ?? "");
  const quantities = form.getAll("itemQuantity").map(String);
  const notes = form.getAll("itemNotes").map(String);
  const sizes = form.getAll("itemType").map((type) => deliverySizes.find((size) => size === type));
  const items: NoScriptValues["items"] = {};
  for (const [row, size] of sizes.entries()) {
    if (size) items[size] = { quantity: quantities[row] ?? "", notes: notes[row] ?? "" };
  }
  return {
    contact: valueOfEach(contactFields, text),
    items,
    addOns: valueOfEach(addOnNames, (name) => form.has(name)),
    ...valueOfEach(bookingTextNames, text),
    date: text("date"),
    window: text("window"),
  };
}

/**
 * Copies what was typed before hydration to the draft: all of a posted form, otherwise only the
 * contact fields that were changed, because a saved draft is more recent for the rest.
 */
export function adoptNoScriptForm(form: HTMLFormElement, wasPosted: boolean): void {
  const values = plainValues(new FormData(form));
  const touched = contactFields.filter((field) => isTouched(form.elements.namedItem(field)));
  if (!wasPosted && touched.length === 0) return;
  const items: DraftItem[] = deliverySizes.flatMap((size, index) => {
    const { quantity = "", notes = "" } = values.items[size] ?? {};
    // A row with notes and no quantity is an item whose quantity is still missing.
    return quantity.trim() === "" && notes.trim() === ""
      ? []
      : [{ id: index + 1, type: size, ...typedQuantity(quantity), notes }];
  });
  changeDraft((draft) => ({
    contact: {
      ...draft.contact,
      ...Object.fromEntries(
        (wasPosted ? contactFields : touched).map((field) => [field, values.contact[field]]),
      ),
    },
    ...(wasPosted
      ? {
          items: items.length > 0 ? items : draft.items,
          addOns: values.addOns,
          ...valueOfEach(bookingTextNames, (name) => values[name]),
          date: values.date,
          window: values.window,
          start: "",
        }
      : {}),
  }));
}

function isTouched(control: Element | RadioNodeList | null): boolean {
  return control instanceof HTMLInputElement && control.value !== control.defaultValue;
}
