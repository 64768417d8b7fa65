import parsePhoneNumber from "libphonenumber-js/min";
import { contactMessages, couldBePhone, isEmailAddress } from "#domain/contact-format.ts";
import { formLimits } from "#domain/form-limits.ts";
import type { FormReader } from "./form-reader.ts";

/** Who sent a lead and how to answer. */
export interface Contact {
  name: string;
  /** As typed. */
  email?: string;
  phone?: PhoneNumber;
}

export interface PhoneNumber {
  /** As typed, for people. */
  typed: string;
  /** `+17135550142`, for machines. */
  e164: string;
}

/** The shopper's name, which every form asks for. */
export function readName(form: FormReader, name = "name"): string {
  return form.text(name, {
    label: "your name",
    max: formLimits.name,
    required: contactMessages.name,
  });
}

/** An e-mail address; undefined when left empty or refused (ruling 24). */
export function readEmail(form: FormReader, required: boolean): string | undefined {
  const typed = form.text("email", {
    label: "your e-mail address",
    max: formLimits.email,
    ...(required ? { required: contactMessages.email } : {}),
  });
  if (typed === "") return undefined;
  if (isEmailAddress(typed)) return typed;
  form.refuse("email", contactMessages.email);
  return undefined;
}

/** A phone number, read as a US one unless it starts with +; undefined when empty or refused. */
export function readPhone(form: FormReader, required: boolean): PhoneNumber | undefined {
  const typed = form.text("phone", {
    label: "your phone number",
    max: formLimits.phone,
    ...(required ? { required: contactMessages.phone } : {}),
  });
  if (typed === "") return undefined;
  const e164 = phoneToE164(typed);
  if (e164) return { typed, e164 };
  form.refuse("phone", contactMessages.phone);
  return undefined;
}

/** Mexico's mobile phones had a 1 after the country's code until 2020; many still write it. */
const OLD_MEXICAN_MOBILE = /^(\+|011\D*)52\D*1(?=(\D*\d){10}\D*$)/;

/**
 * `713-555-0142` → `+17135550142`, the one spelling of a number however it is typed; undefined for
 * what cannot be a phone number. Abroad only a number's length is judged: plans change.
 */
export function phoneToE164(typed: string): string | undefined {
  if (!couldBePhone(typed)) return undefined;
  const today = typed.replace(OLD_MEXICAN_MOBILE, "+52");
  const number = parsePhoneNumber(today, { defaultCountry: "US", extract: false });
  return number?.isPossible() ? number.number : undefined;
}
