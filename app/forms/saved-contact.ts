import { emailProblem, isBlank, phoneProblem } from "#domain/contact-format.ts";

const KEY = "parsons-furniture-contact";

/** What forms ask of a person, by the tokens of the `autocomplete` attribute. */
export type ContactToken = "name" | "given-name" | "family-name" | "email" | "tel" | "postal-code";

/** What a field was told, and the path of the page whose form was told it. */
export interface SavedValue {
  text: string;
  at: string;
}

export type KnownContact = Readonly<Partial<Record<ContactToken, SavedValue>>>;

const isText = (text: string) => !isBlank(text);

/** Only what the next form would take is worth offering to it. */
const isUsable: Readonly<Record<ContactToken, (text: string) => boolean>> = {
  name: isText,
  "given-name": isText,
  "family-name": isText,
  email: (text) => emailProblem(text, true) === undefined,
  tel: (text) => phoneProblem(text, true) === undefined,
  "postal-code": (text) => /^\d{5}$/.test(text),
};

/**
 * Keeps a contact field's last word, typed on the page at path `at`, for the other forms of this
 * visit; an emptied field is forgotten (rule 14.10). Session storage is this tab's alone and ends
 * with it; where it is blocked nothing is kept.
 */
export function saveContact(token: string, typed: string, at: string): void {
  if (!isContactToken(token)) return;
  store({ ...stored(), ...namesBeside(token), [token]: { text: typed.trim(), at } });
}

/** What was typed in this tab so far, a name also by its halves and the halves as a name. */
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

/** A full name takes the place of its halves, and either half that of the full name. */
function namesBeside(token: ContactToken): KnownContact {
  if (token === "name") return { "given-name": undefined, "family-name": undefined };
  if (token !== "given-name" && token !== "family-name") return {};
  const { "given-name": given, "family-name": family } = savedContact();
  return { "given-name": given, "family-name": family, name: undefined };
}

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
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(
        ([token, word]) =>
          isContactToken(token) && isSavedValue(word) && isUsable[token](word.text),
      ),
    );
  } catch {
    return {};
  }
}

function isContactToken(token: string): token is ContactToken {
  return Object.hasOwn(isUsable, token);
}

function isSavedValue(word: unknown): word is SavedValue {
  const { text, at } = (word ?? {}) as Partial<SavedValue>;
  return typeof text === "string" && typeof at === "string";
}
