import { cleanLine } from "#domain/clean-text.ts";
import { readTextField, type TextRule } from "#domain/text-field.ts";
import type { FieldErrors, FormFields } from "./submission.ts";

/** Reads a posted form field by field and gathers what is wrong with it, by field name. */
export class FormReader {
  readonly #fields: FormFields;
  readonly #errors = new Map<string, string[]>();

  constructor(fields: FormFields) {
    this.#fields = fields;
  }

  /** Every value of a repeated field, as posted. */
  all(name: string): readonly string[] {
    return this.#fields.get(name) ?? [];
  }

  /** The first value of a field, cleaned to one line; empty when it is missing. */
  line(name: string): string {
    return cleanLine(this.all(name)[0] ?? "");
  }

  /** A text answer within its limits; empty when it is missing or was refused. */
  text(name: string, rule: TextRule): string {
    const { text, problem } = readTextField(this.all(name)[0] ?? "", rule);
    if (problem) this.addError(name, problem);
    return problem ? "" : text;
  }

  /** One of the options, or the first of them when the field is missing. */
  choice<T extends string>(name: string, options: readonly [T, ...T[]], message: string): T {
    const value = this.line(name);
    if (value === "") return options[0];
    const chosen = options.find((option) => option === value);
    if (chosen === undefined) this.addError(name, message);
    return chosen ?? options[0];
  }

  /**
   * Whether a checkbox was ticked; scripts may say `true` where browsers post `on` (rule 14.22).
   */
  checked(name: string): boolean {
    return ["on", "true", "1", "yes"].includes(this.line(name).toLowerCase());
  }

  /** Notes what is wrong with a field, in words that say what to do. */
  addError(name: string, message: string): void {
    this.#errors.set(name, [...(this.#errors.get(name) ?? []), message]);
  }

  /** What was refused so far; undefined when nothing was. */
  get errors(): FieldErrors | undefined {
    return this.#errors.size === 0 ? undefined : Object.fromEntries(this.#errors);
  }
}
