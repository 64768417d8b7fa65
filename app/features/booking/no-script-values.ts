import {
  type BookingForm,
  type ContactField,
  contactFields,
  initialContact,
} from "#domain/delivery/booking-form.ts";
import { type DeliverySize, deliverySizes } from "#domain/delivery/delivery-price.ts";
import { facts } from "#shop/facts.ts";
import { changeDraft, type DraftItem, typedQuantity } from "./booking-draft.ts";

/** The plain form's answers: one row of items for each size, quantities as typed. */
export interface NoScriptValues extends Omit<BookingForm, "items"> {
  items: Partial<Record<DeliverySize, { quantity: string; notes: string }>>;
}

/** What the plain form says before anyone typed. */
export const defaultValues: NoScriptValues = {
  contact: initialContact(facts.address),
  items: { medium: { quantity: "1", notes: "" } },
  addOns: { packagingRemoval: false, haulAway: false, whiteGlove: false },
  specialInstructions: "",
  date: "",
  window: "",
};

/** Name of the button that leaves the first step before the script is here. */
export const NEXT_BUTTON = "next";

/** Whether it was sent from its first step: nobody has seen the others yet. */
export function submittedWithNext(form: FormData): boolean {
  return form.has(NEXT_BUTTON);
}

/** A posted form once more, so that a refused one comes back as it was. */
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
    contact: Object.fromEntries(contactFields.map((field) => [field, text(field)])) as Record<
      ContactField,
      string
    >,
    items,
    addOns: {
      packagingRemoval: form.has("packagingRemoval"),
      haulAway: form.has("haulAway"),
      whiteGlove: form.has("whiteGlove"),
    },
    specialInstructions: text("specialInstructions"),
    date: text("date"),
    window: text("window"),
  };
}

/**
 * Takes over what was typed before the wizard came: of a form that was posted everything, else
 * only the fields somebody touched, since a kept draft knows better about the rest.
 */
export function adoptNoScriptForm(form: HTMLFormElement, wasPosted: boolean): void {
  const values = plainValues(new FormData(form));
  const touched = contactFields.filter((field) => isTouched(form.elements.namedItem(field)));
  if (!wasPosted && touched.length === 0) return;
  const items: DraftItem[] = deliverySizes.flatMap((size, index) => {
    const { quantity = "", notes = "" } = values.items[size] ?? {};
    // A row with notes and no quantity is a piece somebody has still to count.
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
          specialInstructions: values.specialInstructions,
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
