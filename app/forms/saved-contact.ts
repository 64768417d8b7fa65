import { readZip } from "#domain/contact/zip-code.ts";
import { emailProblem, isBlank, phoneProblem } from "#domain/contact-format.ts";

const KEY = "parsons-furniture-contact";

/** Contact fields, by their `autocomplete` token. */
export type ContactToken = "name" | "given-name" | "family-name" | "email" | "tel" | "postal-code";

/** A typed value and the path of the page it was typed on. */
export interface SavedValue {
  text: string;
  at: string;
}

export type KnownContact = Readonly<Partial<Record<ContactToken, SavedValue>>>;

const isText = (text: string) => !isBlank(text);

/** Only values that the next form would accept are suggested. */
const isUsable: Readonly<Record<ContactToken, (text: string) => boolean>> = {
  name: isText,
  "given-name": isText,
  "family-name": isText,
  email: (text) => emailProblem(text, true) === undefined,
  tel: (text) => phoneProblem(text, true) === undefined,
  "postal-code": (text) => readZip(text) !== undefined,
};

/**
 * Saves a contact field's last value, typed on the page at path `at`, for the other forms of this
 * visit; clearing a field forgets it (rule 14.10). It is kept in session storage, for this tab
 * only; where that is blocked nothing is saved.
 */
export function saveContact(token: string, typed: string, at: string): void {
  if (!isContactToken(token)) return;
  store({ ...stored(), ...replacedNames(token), [token]: { text: typed.trim(), at } });
}

/**
 * The values typed in this tab. A full name is also split into first and last name, and the other
 * way around.
 */
export function savedContact(): KnownContact {
  const known = stored();
  const { name, "given-name": given, "family-name": family } = known;
  if (name) {
    const [first = "", ...others] = name.text.split(/\s+/);
    return {
      ...known,
      "given-name": { ...name, text: first },
      "family-name": { ...name, text: others.join(" ") },
    };
  }
  const text = `${given?.text ?? ""} ${family?.text ?? ""}`.trim();
  return { ...known, name: { at: (given ?? family)?.at ?? "", text } };
}

/** A full name replaces first and last name; either of those replaces the full name. */
function replacedNames(token: ContactToken): KnownContact {
  if (token === "name") return { "given-name": undefined, "family-name": undefined };
  if (token !== "given-name" && token !== "family-name") return {};
  const { "given-name": given, "family-name": family } = savedContact();
  return { "given-name": given, "family-name": family, name: undefined };
}

/** Forgets all saved contact values. */
export function clearContact(): void {
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
    const contact: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    if (typeof contact !== "object" || contact === null) return {};
    return Object.fromEntries(
      Object.entries(contact).filter(
        ([token, value]) =>
          isContactToken(token) && isSavedValue(value) && isUsable[token](value.text),
      ),
    );
  } catch {
    return {};
  }
}

function isContactToken(token: string): token is ContactToken {
  return Object.hasOwn(isUsable, token);
}

function isSavedValue(value: unknown): value is SavedValue {
  const { text, at } = (value ?? {}) as Partial<SavedValue>;
  return typeof text === "string" && typeof at === "string";
}
