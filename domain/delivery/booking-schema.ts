import { readState } from "#domain/contact/us-state.ts";
import { zipProblem } from "#domain/contact/zip-code.ts";
import { emailRule, isBlank, nameRule, phoneRule } from "#domain/contact-format.ts";
import type { FieldProblem } from "#domain/field-problem.ts";
import { formLimits } from "#domain/form-limits.ts";
import {
  contactRecordFields,
  fieldNames,
  type LeadSchema,
  type LeadText,
} from "#domain/lead-schema.ts";
import type { TextRule } from "#domain/text-field.ts";
import type { DeliveryAddOns } from "./delivery-price.ts";

/** The names of an add-on in a lead. */
interface LeadAddOn {
  /** Its name within the record's `upsells_json`. */
  upsellsName: string;
  /** The record field of its own, if it has one. */
  recordField?: string;
}

interface BookingSchema {
  contact: LeadSchema;
  addOns: Readonly<Record<keyof DeliveryAddOns, LeadAddOn>>;
  texts: Readonly<Record<string, LeadText>>;
}

/**
 * The fields of a booking besides items and time (rules 10.3, 10.7 and 14.14); the page adds an
 * input and its label.
 */
export const bookingSchema = {
  /** Name, contact details and address. All but city and state are required (rules 10.3, 10.4). */
  contact: {
    fullName: { ...nameRule, recordField: contactRecordFields.name },
    email: { ...emailRule, recordField: contactRecordFields.email },
    phone: { ...phoneRule, recordField: contactRecordFields.phone },
    addressStreet: {
      label: "street",
      max: formLimits.street,
      required: "streetMissing",
      recordField: "address_street",
    },
    addressCity: { label: "city", max: formLimits.city, recordField: "address_city" },
    /** A US state (rule 14.20). */
    addressState: {
      problemOf: stateProblem,
      recordField: "address_state",
    },
    addressZip: {
      problemOf: zipProblem,
      recordField: "address_zip",
    },
  },
  addOns: {
    packagingRemoval: { upsellsName: "packaging_removal" },
    haulAway: {
      upsellsName: "haul_away",
      recordField: "haul_away_selected",
    },
    whiteGlove: {
      upsellsName: "white_glove",
      recordField: "white_glove_selected",
    },
  },
  texts: {
    specialInstructions: {
      label: "specialInstructions",
      max: formLimits.specialInstructions,
      multiline: true,
      recordField: "special_instructions",
    },
  },
} as const satisfies BookingSchema;

export type ContactField = keyof typeof bookingSchema.contact;
export type BookingText = keyof typeof bookingSchema.texts;

/** Names of the contact fields, in the order of the form. */
export const contactFields: readonly ContactField[] = fieldNames(bookingSchema.contact);
export const bookingTextNames: readonly BookingText[] = fieldNames(bookingSchema.texts);
export const addOnNames: readonly (keyof DeliveryAddOns)[] = fieldNames(bookingSchema.addOns);

/** The rule of each item's notes for the crew. */
export const itemNotesRule = {
  label: "bookedItemNotes",
  max: formLimits.itemNotes,
  multiline: true,
} as const satisfies TextRule;

function stateProblem(typed: string): FieldProblem<"state"> | undefined {
  return isBlank(typed) || readState(typed) ? undefined : { problem: "state" };
}
