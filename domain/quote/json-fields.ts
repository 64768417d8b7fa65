import type { FieldProblem } from "#domain/field-problem.ts";
import { formatMoneyWithCents } from "#domain/money.ts";
import type { Cents } from "#domain/product.ts";
import { readTextField, type TextRule } from "#domain/text-field.ts";

/** By field, for those that can't be read: finished sentences for staff, or problems. */
export type JsonErrors = Record<string, (string | FieldProblem)[]>;

/** The rule of a whole number. */
interface WholeRule {
  min: number;
  max: number;
  /** If it can't be read. */
  message: string;
}

/**
 * Reads the fields of a JSON object that anybody may have sent. What can't be read adds a message at
 * its field, and counts as absent; nothing throws.
 */
export class JsonFields {
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #errors: JsonErrors;
  readonly #prefix: string;

  /** @param prefix what stands before the fields' names in errors, such as `lines.1.` */
  constructor(fields: Readonly<Record<string, unknown>>, errors: JsonErrors, prefix = "") {
    this.#fields = fields;
    this.#errors = errors;
    this.#prefix = prefix;
  }

  /** Undefined if the field is absent or null. */
  value(name: string): unknown {
    return Object.hasOwn(this.#fields, name) ? (this.#fields[name] ?? undefined) : undefined;
  }

  /** Whether the field is there, and null. */
  isNull(name: string): boolean {
    return Object.hasOwn(this.#fields, name) && this.#fields[name] === null;
  }

  addError(field: string, message: string | FieldProblem): void {
    const key = `${this.#prefix}${field}`;
    this.#errors[key] = [...(this.#errors[key] ?? []), message];
  }

  /** An amount of at most `max`; null if there is none. @param label its beginning in a sentence */
  cents(name: string, { label, max }: { label: string; max: Cents }): Cents | null {
    const value = this.value(name);
    if (value === undefined) return null;
    if (typeof value !== "number" || !Number.isInteger(value)) {
      this.addError(name, { problem: "amount", why: "unreadable" });
    } else if (value < 0) {
      this.addError(name, { problem: "amount", why: "negative" });
    } else if (value > max) {
      this.addError(name, `${label} can be at most ${formatMoneyWithCents(max)}.`);
    } else {
      return withoutSign(value);
    }
    return null;
  }

  /** A whole number; null if there is none. @param at the field that shows it, if it isn't `name` */
  whole(name: string, { min, max, message }: WholeRule, at = name): number | null {
    const value = this.value(name);
    if (value === undefined) return null;
    if (typeof value === "number" && Number.isInteger(value) && value >= min && value <= max) {
      return withoutSign(value);
    }
    this.addError(at, message);
    return null;
  }

  /** A cleaned text; empty if there is none. */
  text(name: string, rule: TextRule): string {
    const value = this.value(name) ?? "";
    const { text, problem } =
      typeof value === "string"
        ? readTextField(value, rule)
        : { text: "", problem: `We couldn't read ${rule.label}. Please type it again.` };
    if (!problem) return text;
    this.addError(name, problem);
    return "";
  }

  yesOrNo(name: string, usual: boolean): boolean {
    const value = this.value(name) ?? usual;
    if (typeof value === "boolean") return value;
    this.addError(name, "Please choose yes or no.");
    return usual;
  }
}

/** JSON can have -0. */
function withoutSign(value: number): number {
  return value === 0 ? 0 : value;
}
