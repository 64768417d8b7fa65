import { useRootData } from "#app/routing/root-data.ts";
import { form } from "#copy/custom-request.ts";
import { paths } from "#domain/paths.ts";
import { ContactInput, PhoneOrEmail } from "#forms/contact-inputs.tsx";
import type { FormErrors } from "#forms/lead-response.ts";
import { PrefilledContact } from "#forms/prefilled-contact.tsx";
import { SelectField, TextArea } from "#ui/field.tsx";
import { Honeypot } from "#ui/honeypot.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { type CustomField, fieldId } from "./custom-draft.ts";

interface CustomFieldsProps {
  errors: FormErrors;
  /** Initial values of the fields. */
  values: Partial<Record<string, string>>;
}

/** What the shopper is looking for, the room, and contact details (rule 9.2). */
export function CustomFields({ errors, values }: CustomFieldsProps) {
  const collections = useRootData()?.collections ?? [];
  const field = (name: CustomField) => ({
    id: fieldId(name),
    name,
    label: form[name],
    errors: errors[name],
    defaultValue: values[name],
  });
  return (
    <div className="grid gap-5">
      <TextArea {...field("lookingFor")} optional help={form.lookingForHelp} rows={4} />
      <SelectField {...field("collection")} optional>
        <option value="">{form.anyRoom}</option>
        {collections.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </SelectField>
      <PrefilledContact />
      <ContactInput asks="name" required {...field("name")} />
      <PhoneOrEmail field={field} either={form.either} />
      <Honeypot />
      <p className="text-[0.9375rem] text-soft">
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
