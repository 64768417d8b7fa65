import parsePhoneNumber from "libphonenumber-js/min";
import { readEmail as readAddress } from "#domain/contact/email-address.ts";
import { type DialableNumber, readPhone as readNumber } from "#domain/contact/phone-number.ts";
import {
  contactMessages,
  emailProblem,
  isBlank,
  nameRule,
  phoneProblem,
} from "#domain/contact-format.ts";
import type { FormReader } from "./form-reader.ts";

/** Who sent a lead and how to answer. */
export interface Contact {
  name: string;
  /** In its one spelling: bare, NFC. */
  email?: string;
  phone?: PhoneNumber;
}

export interface PhoneNumber {
  /** As typed, for people. */
  typed: string;
  /** `+17135550142`, for machines: the first number in what was typed. */
  e164: string;
  /** Digits to dial once somebody answers. */
  extension?: string;
}

/** The shopper's name, which every form asks for. */
export function readName(form: FormReader, name = "name"): string {
  return form.text(name, nameRule);
}

/** An email address; undefined when left empty or refused (rule 14.17). */
export function readEmail(form: FormReader, required: boolean): string | undefined {
  const typed = rawValue(form, "email");
  const problem = emailProblem(typed, required);
  if (problem) form.addError("email", problem);
  const read = readAddress(typed);
  return "address" in read ? read.address : undefined;
}

/** A phone number, North American unless it names its country; undefined when empty or refused. */
export function readPhone(form: FormReader, required: boolean): PhoneNumber | undefined {
  const problem = phoneProblem(rawValue(form, "phone"), required);
  if (problem) form.addError("phone", problem);
  return findPhone(form.line("phone"));
}

/** Phone and email of a form that asks for one of them; a form with neither is refused at the phone. */
export function readPhoneOrEmail(form: FormReader): Pick<Contact, "email" | "phone"> {
  const isEmpty = isBlank(rawValue(form, "phone")) && isBlank(rawValue(form, "email"));
  if (isEmpty) form.addError("phone", contactMessages.either);
  const email = readEmail(form, false);
  const phone = readPhone(form, false);
  return { ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
}

/** The first phone number in what somebody typed; undefined for what has none in it. */
export function findPhone(typed: string): PhoneNumber | undefined {
  const read = readNumber(typed);
  if ("problem" in read) return undefined;
  const { extension } = read.phone;
  return { typed, e164: toE164(read.phone), ...(extension ? { extension } : {}) };
}

/** `713-555-0142 (cell)` → `+17135550142`, the one spelling of a number however it is typed. */
export function phoneToE164(typed: string): string | undefined {
  return findPhone(typed)?.e164;
}

/** Link that dials a number and, once somebody answers, its extension (RFC 3966). */
export function telHref(phone: PhoneNumber): `tel:${string}` {
  return `tel:${telNumber(phone)}`;
}

/** The number for machines: `+17135550142;ext=12`. */
export function telNumber({ e164, extension }: PhoneNumber): string {
  return extension ? `${e164};ext=${extension}` : e164;
}

/** Knows where countries put a 0 that isn't dialed from abroad; whether it can be one is decided. */
function toE164({ number }: DialableNumber): string {
  const parsed = parsePhoneNumber(number, { extract: false });
  return parsed?.isPossible() ? parsed.number : number;
}

function rawValue(form: FormReader, name: string): string {
  return form.all(name)[0] ?? "";
}
