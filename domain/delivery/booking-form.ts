import type { FieldProblem } from "#domain/field-problem.ts";
import { formLimits } from "#domain/form-limits.ts";
import { type ProblemOf, readField, valueOfEach } from "#domain/lead-schema.ts";
import { isQuantity, MAX_QUANTITY } from "#domain/quantity.ts";
import { lengthProblem } from "#domain/text-field.ts";
import {
  type BookingText,
  bookingSchema,
  bookingTextNames,
  type ContactField,
  contactFields,
  itemNotesRule,
} from "./booking-schema.ts";
import {
  type DeliveryAddOns,
  type DeliveryItem,
  deliverySizes,
  usualDeliverySize,
} from "./delivery-price.ts";

/** Initial values of the contact fields (rule 10.3): most shoppers live in the shop's city. */
export function initialContact(shop: {
  city: string;
  region: string;
}): Record<ContactField, string> {
  return {
    ...valueOfEach(contactFields, () => ""),
    addressCity: shop.city,
    addressState: shop.region,
  };
}

/** Initial values of the text fields. */
export const initialTexts = valueOfEach(bookingTextNames, () => "");

/** An item to deliver, with notes for the crew. */
export interface BookedItem extends DeliveryItem {
  notes: string;
}

/** Initial values of an added item (rule 10.5). */
export const newItem: BookedItem = { type: usualDeliverySize, quantity: 1, notes: "" };

/** The values of a booking form. */
export interface BookingForm extends Readonly<Record<BookingText, string>> {
  contact: Readonly<Record<ContactField, string>>;
  items: readonly BookedItem[];
  addOns: DeliveryAddOns;
  /** `YYYY-MM-DD` and the window's id; both empty until chosen. */
  date: string;
  window: string;
}

/** What can be wrong with a booking. */
export type BookingProblem =
  | ProblemOf<(typeof bookingSchema.contact)[ContactField]>
  | FieldProblem<
      "noItems" | "tooManyItems" | "sizeMissing" | "itemQuantity" | "tooLong" | "timeMissing"
    >;

/** Problems by field name; empty for a valid form. */
export type BookingProblems = Partial<Record<string, BookingProblem>>;

/** The wizard's steps (rule 10.1), counted from 1. */
export const BOOKING_STEPS = 5;

/** The error of a contact field: the same check on blur, on Next and on the server. */
export function contactProblem(field: ContactField, typed: string): BookingProblem | undefined {
  return readField(typed, bookingSchema.contact[field]).problem;
}

/** The errors of a wizard step; steps 3 and 5 never have any (rule 10.2). */
export function stepProblems(step: number, form: BookingForm): BookingProblems {
  if (step === 1) return contactProblems(form.contact);
  if (step === 2) {
    const problem = itemsProblem(form.items);
    return problem ? { items: problem } : {};
  }
  if (step === 4 && (form.date === "" || form.window === "")) {
    return { date: { problem: "timeMissing" } };
  }
  return {};
}

/** The error of the items as a whole (rule 10.5). */
export function itemsProblem(items: readonly BookedItem[]): BookingProblem | undefined {
  if (items.length === 0) return { problem: "noItems" };
  if (items.length > formLimits.items) return { problem: "tooManyItems", max: formLimits.items };
  if (items.some(({ type }) => !deliverySizes.includes(type))) return { problem: "sizeMissing" };
  if (items.some(({ quantity }) => !isQuantity(quantity))) {
    return { problem: "itemQuantity", max: MAX_QUANTITY };
  }
  return items.map(({ notes }) => lengthProblem(notes, itemNotesRule)).find(Boolean);
}

/** The first incomplete step; undefined if all are complete. */
export function firstIncompleteStep(form: BookingForm): number | undefined {
  for (let step = 1; step <= BOOKING_STEPS; step += 1) {
    if (Object.keys(stepProblems(step, form)).length > 0) return step;
  }
  return undefined;
}

function contactProblems(contact: BookingForm["contact"]): BookingProblems {
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const problem = contactProblem(field, contact[field]);
      return problem ? [[field, problem]] : [];
    }),
  );
}
