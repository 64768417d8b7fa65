import parsePhoneNumber from "libphonenumber-js/min";
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

const EMAIL_MESSAGE = "Please enter an e-mail address we can answer, such as name@example.com.";
const PHONE_MESSAGE = "Please enter a phone number with its area code, such as (713) 555-0142.";
const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const HOST =
  /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

/** The shopper's name, which every form asks for. */
export function readName(form: FormReader, name = "name"): string {
  return form.text(name, {
    label: "your name",
    max: formLimits.name,
    required: "Please tell us your name.",
  });
}

/** An e-mail address; undefined when left empty or refused (ruling 24). */
export function readEmail(form: FormReader, required: boolean): string | undefined {
  const typed = form.text("email", {
    label: "your e-mail address",
    max: formLimits.email,
    ...(required ? { required: EMAIL_MESSAGE } : {}),
  });
  if (typed === "") return undefined;
  if (isEmailAddress(typed)) return typed;
  form.refuse("email", EMAIL_MESSAGE);
  return undefined;
}

/** A phone number, read as a US one unless it starts with +; undefined when empty or refused. */
export function readPhone(form: FormReader, required: boolean): PhoneNumber | undefined {
  const typed = form.text("phone", {
    label: "your phone number",
    max: formLimits.phone,
    ...(required ? { required: PHONE_MESSAGE } : {}),
  });
  if (typed === "") return undefined;
  const e164 = phoneToE164(typed);
  if (e164) return { typed, e164 };
  form.refuse("phone", PHONE_MESSAGE);
  return undefined;
}

/** True for addresses that could exist: a name, an @ and a host with a dot. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf("@");
  return (
    text.length <= formLimits.email &&
    at <= 64 &&
    LOCAL_PART.test(text.slice(0, Math.max(at, 0))) &&
    HOST.test(text.slice(at + 1))
  );
}

/** `713-555-0142` → `+17135550142`; undefined for what cannot be a phone number. */
export function phoneToE164(typed: string): string | undefined {
  const number = parsePhoneNumber(typed, { defaultCountry: "US", extract: false });
  return number?.isValid() ? number.number : undefined;
}
