import parsePhoneNumber from "libphonenumber-js/min";
import { readEmail as readAddress } from "#domain/contact/email-address.ts";
import { type DialableNumber, readPhone as readNumber } from "#domain/contact/phone-number.ts";
import { emailProblem, isBlank, nameRule, phoneProblem } from "#domain/contact-format.ts";
import type { FormReader } from "./form-reader.ts";

/** The person who sent a lead, and how to respond. */
export interface Contact {
  name: string;
  /** Normalized: without name or brackets, in Unicode NFC. */
  email?: string;
  phone?: PhoneNumber;
}

type ContactChannels = Pick<Contact, "email" | "phone">;

export interface PhoneNumber {
  /** As the shopper typed it, to show to people. */
  typed: string;
  /** The first number in the typed text, in E.164 such as `+17135550142`. */
  e164: string;
  /** Digits to dial after the call is answered. */
  extension?: string;
}

/** Reads the shopper's name, which every form asks for. */
export function readName(form: FormReader, name = "name"): string {
  return form.text(name, nameRule);
}

/** Reads an email address; undefined if empty or invalid (rule 14.17). */
export function readEmail(form: FormReader, required: boolean): string | undefined {
  const problem = emailProblem(rawValue(form, "email"), required);
  if (problem) form.addError("email", problem);
  return emailIn(form);
}

/**
 * Reads a phone number, North American unless it has a country code; undefined if empty or
 * invalid.
 */
export function readPhone(form: FormReader, required: boolean): PhoneNumber | undefined {
  const problem = phoneProblem(rawValue(form, "phone"), required);
  if (problem) form.addError("phone", problem);
  return findPhone(form.line("phone"));
}

/** Reads email and phone of a form that needs both. */
export function readEmailAndPhone(form: FormReader): ContactChannels {
  readEmail(form, true);
  readPhone(form, true);
  return emailAndPhone(form);
}

/**
 * Reads phone and email of a form that needs one of them; if both are empty, the error is at the
 * phone.
 */
export function readPhoneOrEmail(form: FormReader): ContactChannels {
  const isEmpty = isBlank(rawValue(form, "phone")) && isBlank(rawValue(form, "email"));
  if (isEmpty) form.addError("phone", { problem: "phoneOrEmailMissing" });
  readEmail(form, false);
  readPhone(form, false);
  return emailAndPhone(form);
}

/** Email and phone of a form whose fields were judged; either is left out if empty or invalid. */
export function emailAndPhone(form: FormReader): ContactChannels {
  const email = emailIn(form);
  const phone = findPhone(form.line("phone"));
  return { ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
}

/** The first phone number in a text; undefined if it contains none. */
export function findPhone(typed: string): PhoneNumber | undefined {
  const read = readNumber(typed);
  if ("problem" in read) return undefined;
  const { extension } = read.phone;
  return { typed, e164: toE164(read.phone), ...(extension ? { extension } : {}) };
}

/** `713-555-0142 (cell)` → `+17135550142`: the normalized number, however it was typed. */
export function phoneToE164(typed: string): string | undefined {
  return findPhone(typed)?.e164;
}

/** Link that dials a number and, after the call is answered, its extension (RFC 3966). */
export function telHref(phone: PhoneNumber): `tel:${string}` {
  return `tel:${telNumber(phone)}`;
}

/** The number for programs: `+17135550142;ext=12`. */
export function telNumber({ e164, extension }: PhoneNumber): string {
  return extension ? `${e164};ext=${extension}` : e164;
}

/**
 * Converts to E.164, dropping a trunk 0 that isn't dialed from abroad; validity was checked
 * before.
 */
function toE164({ number }: DialableNumber): string {
  const parsed = parsePhoneNumber(number, { extract: false });
  return parsed?.isPossible() ? parsed.number : number;
}

function emailIn(form: FormReader): string | undefined {
  const read = readAddress(rawValue(form, "email"));
  return "address" in read ? read.address : undefined;
}

function rawValue(form: FormReader, name: string): string {
  return form.all(name)[0] ?? "";
}
