import { isEmailAddress, phoneInE164 } from "#domain/contact-format.ts";

const KEY = "parsons-furniture-contact";

/** What forms ask of a person, by the tokens of the `autocomplete` attribute. */
export type ContactToken = "name" | "given-name" | "family-name" | "email" | "tel" | "postal-code";

export type KnownContact = Readonly<Partial<Record<ContactToken, string>>>;

const hasWords = (text: string) => text !== "";

/** Only what the next form would take is worth offering to it. */
const isWorthOffering: Readonly<Record<ContactToken, (text: string) => boolean>> = {
  name: hasWords,
  "given-name": hasWords,
  "family-name": hasWords,
  email: isEmailAddress,
  tel: (text) => phoneInE164(text) !== undefined,
  "postal-code": (text) => /^\d{5}$/.test(text),
};

/**
 * Keeps a contact field's last word for the other forms of this visit; an emptied field is
 * forgotten. Session storage is this tab's alone and ends with it; where it is blocked nothing is
 * kept.
 */
export function rememberContact(token: string, typed: string): void {
  if (!isContactToken(token)) return;
  store({ ...stored(), ...namesBeside(token), [token]: typed.trim() });
}

/** What was typed in this tab so far, a name also by its halves and the halves as a name. */
export function knownContact(): KnownContact {
  const known = stored();
  const { name, "given-name": given = "", "family-name": family = "" } = known;
  if (name) {
    const [first = "", ...others] = name.split(/\s+/);
    return { ...known, "given-name": first, "family-name": others.join(" ") };
  }
  return { ...known, name: `${given} ${family}`.trim() };
}

/** A full name takes the place of its halves, and either half that of the full name. */
function namesBeside(token: ContactToken): KnownContact {
  if (token === "name") return { "given-name": "", "family-name": "" };
  if (token !== "given-name" && token !== "family-name") return {};
  const { "given-name": given = "", "family-name": family = "" } = knownContact();
  return { "given-name": given, "family-name": family, name: "" };
}

export function forgetContact(): void {
  store({});
}

function store(known: KnownContact): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Blocked: every form starts empty.
  }
}

function stored(): KnownContact {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(
        ([token, text]) =>
          isContactToken(token) && typeof text === "string" && isWorthOffering[token](text),
      ),
    );
  } catch {
    return {};
  }
}

function isContactToken(token: string): token is ContactToken {
  return Object.hasOwn(isWorthOffering, token);
}
