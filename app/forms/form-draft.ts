import { newKey } from "#state/new-key.ts";

/** A form being filled in. */
export interface DraftState {
  /** Created once per form, so that posting it twice unchanged stores one lead (rule 14.5). */
  idempotencyKey: string;
  /** When the form was first shown, Unix milliseconds. */
  startedAt: number;
  /** Typed values by field name. */
  values: Readonly<Partial<Record<string, string>>>;
}

/**
 * A form's draft in session storage. It survives a reload, Back and a lost response, until the form
 * is accepted (rule 14.10). Where storage is blocked, it is kept in memory until the page is left.
 */
export class FormDraft {
  readonly #key: string;
  readonly #fields: readonly string[];
  #inMemory: DraftState | undefined;

  /** @param fields names of the fields to keep; nothing else of the form is stored. */
  constructor(key: string, fields: readonly string[]) {
    this.#key = key;
    this.#fields = fields;
  }

  /** The draft, created if there is none. */
  get state(): DraftState {
    return this.#stored() ?? this.#inMemory ?? this.#create();
  }

  /**
   * Saves what stands in the form after each input, when it is submitted and when the page is left;
   * returns a function that stops it. Autofill may come without an input event (rule 14.32).
   */
  follow(form: HTMLFormElement): () => void {
    const save = () => this.save(form);
    form.addEventListener("input", save);
    form.addEventListener("submit", save);
    window.addEventListener("pagehide", save);
    return () => {
      form.removeEventListener("input", save);
      form.removeEventListener("submit", save);
      window.removeEventListener("pagehide", save);
    };
  }

  /** Saves typed values; a field that still has its initial value is left out. */
  save(form: HTMLFormElement): void {
    const values = Object.fromEntries(
      this.#fields.flatMap((name) => {
        const control = form.elements.namedItem(name);
        return control && "value" in control && control.value !== initialValue(control)
          ? [[name, control.value]]
          : [];
      }),
    );
    this.#store({ ...this.state, values });
  }

  /** Restores saved values to fields that still have their initial value. */
  restore(form: HTMLFormElement): void {
    const { values } = this.state;
    for (const name of this.#fields) {
      const savedValue = values[name];
      const control = form.elements.namedItem(name);
      if (savedValue === undefined || !control || !("value" in control)) continue;
      if (control.value === initialValue(control)) control.value = savedValue;
    }
  }

  /** Deletes the draft once the form is accepted: the next form is a new lead. */
  clear(): void {
    this.#inMemory = undefined;
    try {
      sessionStorage.removeItem(this.#key);
    } catch {
      // Storage is blocked, so nothing was stored.
    }
  }

  #create(): DraftState {
    const draft = { idempotencyKey: newKey(), startedAt: Date.now(), values: {} };
    this.#store(draft);
    return draft;
  }

  #store(draft: DraftState): void {
    this.#inMemory = draft;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(draft));
    } catch {
      // Storage is blocked or full: kept in memory until the page is left.
    }
  }

  #stored(): DraftState | undefined {
    try {
      const draft: unknown = JSON.parse(sessionStorage.getItem(this.#key) ?? "null");
      return isDraft(draft) ? draft : undefined;
    } catch {
      return undefined;
    }
  }
}

/** The control's value before any input. */
function initialValue(control: Element | RadioNodeList): string {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
  }
  if (control instanceof RadioNodeList) {
    const radios = [...control].filter((node) => node instanceof HTMLInputElement);
    return radios.find(({ defaultChecked }) => defaultChecked)?.value ?? "";
  }
  return "defaultValue" in control ? String(control.defaultValue) : "";
}

function isDraft(value: unknown): value is DraftState {
  if (typeof value !== "object" || value === null) return false;
  const { idempotencyKey, startedAt, values } = value as Partial<Record<keyof DraftState, unknown>>;
  return (
    typeof idempotencyKey === "string" &&
    typeof startedAt === "number" &&
    typeof values === "object" &&
    values !== null
  );
}
