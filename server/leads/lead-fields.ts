import {
  contactRecordFields,
  fieldNames,
  type LeadSchema,
  valueOfEach,
} from "#domain/lead-schema.ts";
import type { Contact } from "./contact-fields.ts";
import type { FormReader } from "./form-reader.ts";
import type { LeadRecord, SummaryRow } from "./lead-draft.ts";

/** Reads a form's fields in the order of their schema; an invalid one is empty and adds an error. */
export function readFields<Name extends string>(
  form: FormReader,
  schema: LeadSchema<Name>,
): Record<Name, string> {
  return valueOfEach(fieldNames(schema), (name) => form.text(name, schema[name]));
}

/** The fields' part of the lead record, in the order of their schema. */
export function fieldRecord<Name extends string>(
  schema: LeadSchema<Name>,
  values: Readonly<Record<NoInfer<Name>, string | number>>,
): LeadRecord {
  return Object.fromEntries(
    fieldNames(schema).map((name) => [schema[name].recordField, values[name]]),
  );
}

/** The contact's part of the lead record. */
export function contactRecord({ name, email = "", phone }: Contact): LeadRecord {
  return {
    [contactRecordFields.name]: name,
    [contactRecordFields.email]: email,
    [contactRecordFields.phone]: phone?.typed ?? "",
  };
}

/** What the fields are called in emails, as in `copy/en/lead-rows.json`. */
interface SummaryCopy<Name extends string> {
  /** A field without one has no row of its own. */
  labels: Readonly<Partial<Record<Name, string>>>;
  /** The texts of options, by what is posted. */
  options?: Readonly<Partial<Record<Name, Readonly<Record<string, string>>>>>;
}

/**
 * The fields' rows in emails, in the order of their schema.
 *
 * @param links link targets of values that are links
 */
export function fieldSummary<Name extends string>(
  schema: LeadSchema<Name>,
  values: Readonly<Record<NoInfer<Name>, string>>,
  { labels, options }: SummaryCopy<NoInfer<Name>>,
  links?: Readonly<Partial<Record<NoInfer<Name>, string>>>,
): SummaryRow[] {
  return fieldNames(schema).flatMap((name) => {
    const label = labels[name];
    const href = links?.[name];
    const value = optionText(values[name], options?.[name]);
    return label === undefined ? [] : [{ label, value, ...(href === undefined ? {} : { href }) }];
  });
}

function optionText(value: string, options: Readonly<Record<string, string>> = {}): string {
  return Object.hasOwn(options, value) ? (options[value] ?? value) : value;
}
