import { copyIn } from "#copy-in/messages-to-shoppers.ts";
import { firstName } from "#domain/desk/initials.ts";
import type { Language } from "#domain/language.ts";

export type ContactWay = "text" | "call" | "email";

/** A link that begins a message or call to the shopper. */
export interface ContactLink {
  way: ContactWay;
  /** The number or address. */
  to: string;
  href: string;
}

interface Reached {
  name: string;
  /** E.164. */
  phone: string | null;
  email: string | null;
  reference: string;
}

const preferredFirst: Readonly<Record<string, readonly ContactWay[]>> = {
  phone: ["call", "text", "email"],
  email: ["email", "text", "call"],
};

/**
 * The ways to reach a shopper, the preferred one first, with the first words filled in.
 * @param about `kind`: the kind of lead, e.g. `quote`; `language`: the shopper's
 */
export function contactLinks(
  { name, phone, email, reference }: Reached,
  about: { preferred: string; me: string; shop: string; kind: string; language: Language },
): ContactLink[] {
  const { me, shop, kind } = about;
  const copy = copyIn[about.language];
  const said = copy.about({ shopper: firstName(name), seller: firstName(me), shop, kind });
  // What is typed next goes on after a space.
  const words = `${said} `;
  const subject = copy.aboutSubject({ kind, reference });
  const links: Record<ContactWay, ContactLink | null> = {
    text: phone
      ? {
          way: "text",
          to: phoneText(phone),
          href: smsHref(phone, words),
        }
      : null,
    call: phone ? { way: "call", to: phoneText(phone), href: `tel:${phone}` } : null,
    email: email
      ? {
          way: "email",
          to: email,
          href: `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(words)}`,
        }
      : null,
  };
  const order = preferredFirst[about.preferred] ?? ["text", "call", "email"];
  return order.flatMap((way) => links[way] ?? []);
}

/** A link that opens the phone's own messages with words filled in. @param phone E.164 */
export function smsHref(phone: string, words: string): string {
  // `?&body=` works on both iOS and Android.
  return `sms:${phone}?&body=${encodeURIComponent(words)}`;
}

/** `+17135550178` → `(713) 555-0178`; numbers of other countries as they are. */
export function phoneText(e164: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : e164;
}
