import { quoteFields } from "./quote-fields.ts";

const DRAFT_KEY = "parsons-furniture-quote-draft";

/** A form being filled in: it outlives a reload, Back and a lost answer, until it is accepted. */
interface QuoteDraft {
  /** Made once per form: whoever sends it twice asks once (ruling 20). */
  idempotencyKey: string;
  /** When the form was first seen, milliseconds. */
  startedAt: number;
  values: Partial<Record<string, string>>;
}

/** The draft where storage is blocked. */
let inMemory: QuoteDraft | undefined;

/** The form's draft, begun now if there is none. */
export function quoteDraft(): QuoteDraft {
  const draft = storedDraft() ?? inMemory ?? begin();
  return draft;
}

/** Keeps what the form holds. */
export function keepDraft(form: HTMLFormElement): void {
  const data = new FormData(form);
  const values = Object.fromEntries(
    quoteFields.map((name) => [name, String(data.get(name) ?? "")]),
  );
  store({ ...quoteDraft(), values });
}

/** Puts kept answers back into fields that are still empty; what was typed since wins. */
export function restoreDraft(form: HTMLFormElement): void {
  const { values } = quoteDraft();
  for (const name of quoteFields) {
    const control = form.elements.namedItem(name);
    const kept = values[name];
    if (!kept || !control || !("value" in control)) continue;
    if (control.value === "" || name === "preferredContact") control.value = kept;
  }
}

/** Ends the draft after success: the next form is a new request. */
export function dropDraft(): void {
  inMemory = undefined;
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Nothing was stored either.
  }
}

function begin(): QuoteDraft {
  const draft = { idempotencyKey: newKey(), startedAt: Date.now(), values: {} };
  store(draft);
  return draft;
}

/** `crypto.randomUUID` exists on https and localhost only; a shop's test server may be neither. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function store(draft: QuoteDraft): void {
  inMemory = draft;
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Kept in memory until the page is left.
  }
}

function storedDraft(): QuoteDraft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? "null");
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is QuoteDraft {
  if (typeof value !== "object" || value === null) return false;
  const { idempotencyKey, startedAt, values } = value as Partial<Record<keyof QuoteDraft, unknown>>;
  return (
    typeof idempotencyKey === "string" &&
    typeof startedAt === "number" &&
    typeof values === "object" &&
    values !== null
  );
}
