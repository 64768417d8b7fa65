import { formLimits } from "./form-limits.ts";

const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const HOST =
  /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;
const PHONE_SIGNS = /^\+?[\d\s().\-/]+$/;
/** North American numbers: area code and exchange begin with 2 to 9. */
const AMERICAN = /^1?([2-9]\d{2}[2-9]\d{6})$/;
/** Country code and number abroad, the most that exists. */
const ABROAD = /^[2-9]\d{6,14}$/;

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
 * `713-555-0142` → `+17135550142`; undefined for what cannot be a phone number. Numbers are read
 * as North American ones unless they start with another country's code.
 */
export function phoneInE164(typed: string): string | undefined {
  const text = typed.trim();
  if (!PHONE_SIGNS.test(text)) return undefined;
  const digits = text.replace(/\D/g, "");
  const american = AMERICAN.exec(digits)?.[1];
  if (american) return `+1${american}`;
  return text.startsWith("+") && ABROAD.test(digits) ? `+${digits}` : undefined;
}
