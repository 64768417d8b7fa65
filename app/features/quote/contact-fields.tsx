import { form } from "#copy/quote.ts";
import { paths } from "#domain/paths.ts";
import { quoteSchema } from "#domain/quote-form.ts";
import { ContactInput, EmailAndPhone } from "#forms/contact-inputs.tsx";
import type { FormErrors } from "#forms/lead-response.ts";
import { PrefilledContact } from "#forms/prefilled-contact.tsx";
import { SelectField, TextArea, TextField } from "#ui/field.tsx";
import { Honeypot } from "#ui/honeypot.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { fieldId, hearOptions, type QuoteField } from "./quote-draft.ts";

interface ContactFieldsProps {
  errors: FormErrors;
  /** Values of a posted form that was refused. */
  values: Partial<Record<string, string>>;
}

const { options, usual } = quoteSchema.preferredContact;

/** Contact details, preferred way of contact and special requests (rule 8.3). */
export function ContactFields({ errors, values }: ContactFieldsProps) {
  const field = (name: QuoteField) => ({
    id: fieldId(name),
    name,
    label: form[name],
    errors: errors[name],
    defaultValue: values[name],
  });
  return (
    <div className="grid gap-5">
      <PrefilledContact />
      <ContactInput asks="name" required {...field("name")} />
      <EmailAndPhone field={field} />
      <PreferredContact chosen={values.preferredContact} errors={errors.preferredContact} />
      <TextField {...field("bestTime")} optional help={form.bestTimeHelp} enterKeyHint="next" />
      <TextArea {...field("specialRequests")} optional help={form.specialRequestsHelp} rows={3} />
      <SelectField {...field("hearAboutUs")} optional>
        <option value="">{form.choose}</option>
        {hearOptions.map((value) => (
          <option key={value} value={value}>
            {form.hearOptions[value]}
          </option>
        ))}
      </SelectField>
      <Honeypot />
      <p className="no-print text-[0.9375rem] text-soft">
        <RichText
          parts={form.privacy({
            link: (words) => (
              <a href={paths.privacy} className="link-quiet">
                {words}
              </a>
            ),
          })}
        />
      </p>
    </div>
  );
}

function PreferredContact({
  chosen = usual,
  errors,
}: {
  chosen?: string;
  errors?: readonly string[];
}) {
  const errorId = `${fieldId("preferredContact")}-error`;
  return (
    <fieldset id={fieldId("preferredContact")} aria-describedby={errors && errorId}>
      <legend className="mb-1.5 font-semibold">{form.preferredContact}</legend>
      <div className="grid grid-cols-3 rounded-surface border border-edge bg-white">
        {options.map((option) => (
          <label
            key={option}
            className="relative flex min-h-12 cursor-pointer items-center justify-center gap-2 border-edge font-medium not-first:border-l has-checked:chosen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine"
          >
            <input
              type="radio"
              name="preferredContact"
              value={option}
              defaultChecked={option === chosen}
              className="absolute inset-0 cursor-pointer appearance-none"
            />
            <span>{form.contactOptions[option]}</span>
          </label>
        ))}
      </div>
      {errors ? (
        <p id={errorId} className="mt-1.5 font-medium text-clay">
          {errors.join(" ")}
        </p>
      ) : null}
    </fieldset>
  );
}
