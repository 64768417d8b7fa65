import { readState, stateMessage } from "#domain/contact/us-state.ts";
import { emailProblem, isBlank, phoneProblem } from "#domain/contact-format.ts";
import { formLimits } from "#domain/form-limits.ts";
import { isQuantity } from "#domain/quantity.ts";
import { lengthProblem, readTextField } from "#domain/text-field.ts";
import { bookingTexts } from "./booking-texts.ts";
import { readZip } from "./delivery-area.ts";
import {
  type DeliveryAddOns,
  type DeliveryItem,
  deliverySizes,
  usualDeliverySize,
} from "./delivery-price.ts";

/** The contact fields of a booking, by form field name (rule 10.3). */
export const contactFields = [
  "fullName",
  "email",
  "phone",
  "addressStreet",
  "addressCity",
  "addressState",
  "addressZip",
] as const;
export type ContactField = (typeof contactFields)[number];

/** Initial values of the contact fields (rule 10.3): most shoppers live in the shop's city. */
export function initialContact(shop: {
  city: string;
  region: string;
}): Record<ContactField, string> {
  return {
    fullName: "",
    email: "",
    phone: "",
    addressStreet: "",
    addressCity: shop.city,
    addressState: shop.region,
    addressZip: "",
  };
}

/** An item to deliver, with notes for the crew. */
export interface BookedItem extends DeliveryItem {
  notes: string;
}

/** Initial values of an added item (rule 10.5). */
export const newItem: BookedItem = { type: usualDeliverySize, quantity: 1, notes: "" };

/** The values of a booking form. */
export interface BookingForm {
  contact: Readonly<Record<ContactField, string>>;
  items: readonly BookedItem[];
  addOns: DeliveryAddOns;
  specialInstructions: string;
  /** `YYYY-MM-DD` and the window's id; both empty until chosen. */
  date: string;
  window: string;
}

/** Messages by field name; empty for a valid form. */
export type BookingProblems = Partial<Record<string, string>>;

/** The wizard's steps (rule 10.1), counted from 1. */
export const BOOKING_STEPS = 5;

export const bookingMessages = {
  zip: "Please enter a five-digit ZIP code, such as 77002.",
  noItems: "Please add at least one piece for us to deliver.",
  tooManyItems: `Please book at most ${formLimits.items} lines at once, or call us about the rest.`,
  quantity: `Please give a whole number from 1 to ${formLimits.itemQuantity} for each piece.`,
  size: "Please choose small, medium, large or extra-large for each piece.",
  time: "Please choose a delivery date and time.",
} as const;

/**
 * The error of a contact field: all but city and state are required, and a state must be a US state
 * (rules 10.3, 10.4 and 14.20). The same check on blur, on Next and on the server.
 */
export function contactProblem(field: ContactField, typed: string): string | undefined {
  switch (field) {
    case "email":
      return emailProblem(typed, true);
    case "phone":
      return phoneProblem(typed, true);
    case "addressState":
      return isBlank(typed) || readState(typed) ? undefined : stateMessage;
    case "addressZip":
      return readZip(typed) ? undefined : bookingMessages.zip;
    default:
      return readTextField(typed, bookingTexts[field]).problem;
  }
}

/** The errors of a wizard step; steps 3 and 5 never have any (rule 10.2). */
export function stepProblems(step: number, form: BookingForm): BookingProblems {
  if (step === 1) return contactProblems(form.contact);
  if (step === 2) {
    const problem = itemsProblem(form.items);
    return problem ? { items: problem } : {};
  }
  if (step === 4 && (form.date === "" || form.window === "")) {
    return { date: bookingMessages.time };
  }
  return {};
}

/** The error of the items as a whole (rule 10.5). */
export function itemsProblem(items: readonly BookedItem[]): string | undefined {
  if (items.length === 0) return bookingMessages.noItems;
  if (items.length > formLimits.items) return bookingMessages.tooManyItems;
  if (items.some(({ type }) => !deliverySizes.includes(type))) return bookingMessages.size;
  if (items.some(({ quantity }) => !isQuantity(quantity))) return bookingMessages.quantity;
  return items.map(({ notes }) => lengthProblem(notes, bookingTexts.itemNotes)).find(Boolean);
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
