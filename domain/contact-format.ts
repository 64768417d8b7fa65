import { formLimits } from "./form-limits.ts";

const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const HOST =
  /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;
/** What nearly every number is written with. */
const PLAIN_PHONE = /^\+?[\d\s().\-/]+$/;
/** North American numbers: area code and exchange begin with 2 to 9. */
const AMERICAN = /^(\+?1)?[2-9]\d{2}[2-9]\d{6}$/;
/** Country code and number abroad, the most that exists, after a + or as it is dialed from here. */
const ABROAD = /^(\+|011)[2-9]\d{6,14}$/;
const FEWEST_DIGITS = 7;

/** What to say at a field that can't be what it asks for (ruling 24). */
export const contactMessages = {
  name: "Please tell us your name.",
  email: "Please enter an e-mail address we can answer, such as name@example.com.",
  phone: "Please enter a phone number with its area code, such as (281) 555-0123.",
} as const;

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

/**
 * False for what cannot be a phone number, to say so at once. Numbers are read as North American
 * ones unless they start with another country's code. The server, which knows every country's
 * numbers, takes none that is refused here; extensions and other scripts' digits are left to it.
 */
export function couldBePhone(typed: string): boolean {
  const text = typed.trim();
  if (!PLAIN_PHONE.test(text)) return (text.match(/\p{Nd}/gu) ?? []).length >= FEWEST_DIGITS;
  const number = text.replace(/[^+\d]/g, "");
  return AMERICAN.test(number) || ABROAD.test(number);
}
