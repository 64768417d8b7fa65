import { cleanLine } from "#domain/clean-text.ts";
import { readTextField, type TextRule } from "#domain/text-field.ts";
import type { FieldErrors, FormFields } from "./submission.ts";

/** Reads a posted form field by field and collects field errors. */
export class FormReader {
  readonly #fields: FormFields;
  readonly #errors = new Map<string, string[]>();

  constructor(fields: FormFields) {
    this.#fields = fields;
  }

  /** All values of a repeated field, as posted. */
  all(name: string): readonly string[] {
    return this.#fields.get(name) ?? [];
  }

  /** The first value of a field, cleaned to one line; empty if missing. */
  line(name: string): string {
    return cleanLine(this.all(name)[0] ?? "");
  }

  /**
   * A text field's cleaned value; empty if it is missing or violates the rule, which adds an
   * error.
   */
  text(name: string, rule: TextRule): string {
    const { text, problem } = readTextField(this.all(name)[0] ?? "", rule);
    if (problem) this.addError(name, problem);
    return problem ? "" : text;
  }

  /**
   * One of the options, or the first one if the field is missing; any other value adds an error.
   */
  choice<T extends string>(name: string, options: readonly [T, ...T[]], message: string): T {
    const value = this.line(name);
    if (value === "") return options[0];
    const chosen = options.find((option) => option === value);
    if (chosen === undefined) this.addError(name, message);
    return chosen ?? options[0];
  }

  /**
   * Whether a checkbox was ticked; scripts may send `true` where browsers send `on` (rule 14.22).
   */
  checked(name: string): boolean {
    return ["on", "true", "1", "yes"].includes(this.line(name).toLowerCase());
  }

  /** Adds an error to a field; the message should say what to do. */
  addError(name: string, message: string): void {
    this.#errors.set(name, [...(this.#errors.get(name) ?? []), message]);
  }

  /** The errors so far; undefined if there are none. */
  get errors(): FieldErrors | undefined {
    return this.#errors.size === 0 ? undefined : Object.fromEntries(this.#errors);
  }
}
