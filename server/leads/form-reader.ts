import { cleanLine } from "#domain/clean-text.ts";
import type { FieldProblem } from "#domain/field-problem.ts";
import type { Language } from "#domain/language.ts";
import { type FieldRule, readField } from "#domain/lead-schema.ts";
import { problemTextIn } from "./problem-words.ts";
import type { FieldErrors, FormFields } from "./submission.ts";

/** Reads a posted form field by field and collects field errors. */
export class FormReader {
  /** Of the messages: that of the form's address. */
  readonly language: Language;
  readonly #fields: FormFields;
  readonly #errors = new Map<string, string[]>();

  constructor(fields: FormFields, language: Language) {
    this.#fields = fields;
    this.language = language;
  }

  /** All values of a repeated field, as posted. */
  all(name: string): readonly string[] {
    return this.#fields.get(name) ?? [];
  }

  /** The first value of a field, cleaned to one line; empty if missing. */
  line(name: string): string {
    return cleanLine(this.all(name)[0] ?? "");
  }

  /** A field's cleaned value; empty if it violates the rule, which adds an error. */
  text(name: string, rule: FieldRule): string {
    const { text, problem } = readField(this.all(name)[0] ?? "", rule);
    if (problem) this.addError(name, problem);
    return problem ? "" : text;
  }

  /**
   * Whether a checkbox was ticked; scripts may send `true` where browsers send `on` (rule 14.22).
   */
  checked(name: string): boolean {
    return ["on", "true", "1", "yes"].includes(this.line(name).toLowerCase());
  }

  /** Adds an error to a field: a problem, or a finished message, which should say what to do. */
  addError(name: string, problem: FieldProblem | string): void {
    const message = problemTextIn(this.language, problem);
    this.#errors.set(name, [...(this.#errors.get(name) ?? []), message]);
  }

  /** The errors so far; undefined if there are none. */
  get errors(): FieldErrors | undefined {
    return this.#errors.size === 0 ? undefined : Object.fromEntries(this.#errors);
  }
}
