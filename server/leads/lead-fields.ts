import {
  contactRecordFields,
  fieldNames,
  type LeadField,
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

/**
 * The fields' rows in emails, in the order of their schema.
 *
 * @param links link targets of values that are links
 */
export function fieldSummary<Name extends string>(
  schema: LeadSchema<Name>,
  values: Readonly<Record<NoInfer<Name>, string>>,
  links?: Readonly<Partial<Record<NoInfer<Name>, string>>>,
): SummaryRow[] {
  return fieldNames(schema).flatMap((name) => {
    const field = schema[name];
    const href = links?.[name];
    return field.summaryLabel === undefined
      ? []
      : [
          {
            label: field.summaryLabel,
            value: summaryValue(field, values[name]),
            ...(href === undefined ? {} : { href }),
          },
        ];
  });
}

function summaryValue(field: LeadField, value: string): string {
  return ("options" in field ? field.summaryOptions?.[value] : undefined) ?? value;
}
