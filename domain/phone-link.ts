/** `(713) 555-0142` → `+17135550142`. US numbers only; `checkShopFacts` refuses anything else. */
export function phoneE164(display: string): string {
  const digits = display.replace(/\D/g, "");
  return `+${digits.length === 10 ? `1${digits}` : digits}`;
}

/** Link that opens the phone's call handler (rule 13.1). */
export function callHref(display: string): `tel:${string}` {
  return `tel:${phoneE164(display)}`;
}

/**
 * Link that opens the phone's text handler.
 * @param message initial text. `?&body=` works on both iOS and Android.
 */
export function textHref(display: string, message?: string): `sms:${string}` {
  const number = phoneE164(display);
  return message ? `sms:${number}?&body=${encodeURIComponent(message)}` : `sms:${number}`;
}

/** Link that opens the email program. */
export function mailHref(email: string, subject?: string): `mailto:${string}` {
  return subject ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : `mailto:${email}`;
}
